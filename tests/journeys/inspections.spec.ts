import sharp from "sharp";
import { formatDay } from "#i18n/format.ts";
import { makePerson } from "./support/accounts.ts";
import { enterAs, expectNoWiderThanScreen } from "./support/administrators.ts";
import { changeListing } from "./support/live-listings.ts";
import { live, ownListing } from "./support/own-listing.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";

const vin = "KNAPM81ABJ7123456";
const photoFile = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

for (const visitor of [{ language: "ar", ...phone }, { language: "en" }] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("a partner is named, asked by a buyer, signs a report, and its seller shows it until the car drove on", async ({
      page,
      browser,
      words,
      language,
      baseURL,
    }) => {
      test.slow();
      const { t } = words;
      const another = async () => {
        const context = await browser.newContext(visitor.language === "ar" ? phone : {});
        await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
        return context.newPage();
      };
      const garage = await makePerson();
      const name = `Garage ${garage.email.slice(5, 12)}`;

      const desk = await another();
      await enterAs(desk, "user_admin", "partners");
      await desk.getByRole("button", { name: t("partners-tab.add"), exact: true }).click();
      const naming = desk.getByRole("dialog");
      await naming.getByLabel(t("partners-tab.email")).fill("nobody-of-this-name@example.com");
      await naming.getByLabel(t("partners-tab.name")).fill(name);
      await naming.getByLabel(t("partners-tab.phone")).fill("01 234 567");
      await expectAccessible(desk);
      await naming.getByRole("button", { name: t("partners-tab.add"), exact: true }).click();
      await expect(naming.getByText(t("errors.field.no_account"))).toBeVisible();
      await naming.getByLabel(t("partners-tab.email")).fill(garage.email);
      await naming.getByRole("button", { name: t("partners-tab.add"), exact: true }).click();
      await expect(desk.getByRole("row").filter({ hasText: name })).toBeVisible();
      await expectNoWiderThanScreen(desk);

      await somebodySignedIn(page.request);
      const id = await ownListing(page, live);
      await changeListing(id, `vin_number = '${vin}'`);

      const buyer = await another();
      await somebodySignedIn(buyer.request);
      // That there is none is kept for half a minute.
      await expect
        .poll(
          async () => {
            const answer = await buyer.request.get(`/api/cars/${id}/trust`);
            return (await answer.json()).mayBeInspected;
          },
          { timeout: 45_000 },
        )
        .toBe(true);
      await open(buyer, `/cars/${id}`);
      await buyer.getByRole("button", { name: t("inspection-shown.ask") }).click();
      const asking = buyer.getByRole("dialog");
      const garages = asking.getByLabel(t("inspections.partner"));
      const option = garages.getByRole("option").filter({ hasText: name });
      await garages.selectOption((await option.textContent()) ?? "");
      await asking.getByLabel(t("inspections.askNote")).fill("Is the engine dry?");
      await expectAccessible(buyer);
      await asking.getByRole("button", { name: t("inspections.ask") }).click();
      await expect(asking).toBeHidden();

      const partner = await another();
      await signInAs(partner.request, garage);
      await open(partner, "/my-inspections");
      await expect(partner.getByText("Is the engine dry?")).toBeVisible();
      await expectAccessible(partner);
      await expectNoWiderThanScreen(partner);
      await partner
        .getByRole("region", { name: t("inspections.requests") })
        .getByRole("button")
        .last()
        .click();
      await partner.waitForURL(/\/my-inspections\/[\da-f-]{36}$/);
      const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await partner.getByLabel(t("inspections.inspectedOn")).fill(day);
      await partner.getByLabel(t("inspections.mileageRead")).fill("92,100");
      const body = partner.getByRole("region", { name: t("inspection-shown.body") });
      await body.getByLabel(t("inspections.verdict")).selectOption("good");
      await body.getByLabel(t("inspections.note")).fill("One door was painted");
      await body.locator("summary").click();
      await body.getByLabel(t("inspection.body1")).selectOption("ok");
      // No field lies half under the bars.
      await partner.evaluate(() => scrollTo(0, 0));
      await expectAccessible(partner);
      await expectNoWiderThanScreen(partner);
      // Without the VIN nothing is signed, and the field says why.
      await partner.getByRole("button", { name: t("inspections.publish") }).click();
      await expect(partner.getByText(t("inspections.needed"))).toBeVisible();
      await expect(partner.getByLabel(t("inspections.vin"))).toBeFocused();
      await partner.getByLabel(t("inspections.vin")).fill(vin.toLowerCase());
      const photos = partner.getByRole("region", { name: t("inspections.photos"), exact: true });
      await photos
        .getByLabel(t("inspections.addPhotos"))
        .setInputFiles([await photoFile("teal"), await photoFile("navy")]);
      const tray = photos.getByRole("listitem");
      await expect(tray).toHaveCount(2);
      await expect(photos.getByRole("progressbar")).toHaveCount(0);
      await photos.getByRole("button", { name: t("photo-tray.remove", { position: "2" }) }).click();
      await expect(tray).toHaveCount(1);
      await partner.evaluate(() => scrollTo(0, 0));
      await expectAccessible(partner);
      await expectNoWiderThanScreen(partner);
      // What is typed is not lost by a link.
      await partner
        .getByRole("main")
        .getByRole("link", { name: t("inspections.title") })
        .click();
      const leaving = partner.getByRole("alertdialog");
      await expect(leaving.getByText(t("inspections.leaveText"))).toBeVisible();
      await leaving.getByRole("button", { name: t("inspections.back") }).click();
      await partner.getByRole("button", { name: t("inspections.save") }).click();
      await expect(partner.getByText(t("inspections.saved"))).toBeVisible();
      await reload(partner);
      await expect(body.getByLabel(t("inspections.note"))).toHaveValue("One door was painted");
      await partner.getByRole("button", { name: t("inspections.publish") }).click();
      const sure = partner.getByRole("alertdialog");
      await expectAccessible(partner);
      await sure.getByRole("button", { name: t("inspections.publish") }).click();
      await expect(partner.getByText(t("inspections.published"), { exact: true })).toBeVisible();

      const by = t("inspection-shown.by", {
        day: formatDay(language, new Date(day)),
        partner: `\u2068${name}\u2069`,
      });
      await open(buyer, `/cars/${id}`);
      await expect(buyer.getByText(t("inspection-shown.none"))).toBeVisible();
      await open(page, `/cars/${id}`);
      const own = page.getByRole("region", { name: t("inspections.ownTitle") });
      await expect(own.getByText(t("inspections.isHidden"))).toBeVisible();
      await expectAccessible(page);
      await expectNoWiderThanScreen(page);
      await own.getByRole("listitem").getByRole("button").last().click();
      await expect(own.getByText(t("inspections.isShown"))).toBeVisible();

      const inspection = buyer.locator("#inspection");
      await expect
        .poll(async () => {
          await open(buyer, `/cars/${id}`);
          return inspection.textContent();
        })
        .toContain(by);
      await inspection.getByRole("button", { name: t("inspection-shown.read") }).click();
      const report = buyer.getByRole("dialog");
      await expect(report.getByText("One door was painted")).toBeVisible();
      const photo = report.getByRole("img", {
        name: t("inspections.photoOf", { position: "1", total: "1" }),
      });
      await expect
        .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      await expectAccessible(buyer);
      await expectNoWiderThanScreen(buyer);

      await changeListing(id, "mileage = 97_101");
      await expect
        .poll(async () => {
          await open(buyer, `/cars/${id}`);
          return inspection.textContent();
        })
        .toContain(t("inspection-shown.none"));
      await reload(page);
      await expect(own.getByText(t("inspections.isOver"))).toBeVisible();
    });
  });
}
