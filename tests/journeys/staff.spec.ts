import { linkInMail, makePerson } from "./support/accounts.ts";
import { dealerSignedIn } from "./support/showroom.ts";
import { signInAs } from "./support/signed-in.ts";
import { listingOf } from "./support/talks.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";

/** What the browser says of what is refused. */
test.use({ expectedErrors: /status of 40[034]/ });

for (const visitor of [{ language: "ar", ...phone }, { language: "en" }] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("a colleague is invited, keeps the stock and nothing else, and is removed", async ({
      page,
      browser,
      words,
      baseURL,
    }) => {
      const { t } = words;
      const dealer = await dealerSignedIn(page.request);
      const colleague = await makePerson();
      const carId = await listingOf(dealer.person, `Kia ${dealer.slug}`);
      await open(page, "/my-showroom");
      await page.getByRole("link", { name: t("own-showroom.staff") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("staff.title"));
      await expect(page.getByText(t("staff.none"))).toBeVisible();
      await expectAccessible(page);

      await page.getByRole("button", { name: t("staff.invite") }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: t("staff.send") }).click();
      await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
      await dialog.getByRole("textbox", { name: t("staff.email") }).fill(colleague.email);
      await dialog.getByRole("radio", { name: t("staff.stock") }).check();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: t("staff.send") }).click();
      const people = page.getByRole("region", { name: t("staff.people") });
      await expect(people.getByText(t("staff.state_invited"), { exact: true })).toBeVisible();

      const context = await browser.newContext(visitor.language === "ar" ? phone : {});
      if (visitor.language !== "ar")
        await context.addCookies([{ name: "language", value: visitor.language, url: baseURL ?? "" }]);
      const theirs = await context.newPage();
      await signInAs(theirs.request, colleague);
      await open(theirs, await linkInMail(page.request, colleague.email, "/staff-invitation"));
      await expect(theirs.getByRole("heading", { level: 1 })).toContainText(dealer.name);
      await expectAccessible(theirs);
      await theirs.getByRole("button", { name: t("staff.accept") }).click();
      await theirs.waitForURL(/\/my-staff$/);
      await expect(theirs.getByText(t("staff.workingText", { dealership: dealer.name }))).toBeVisible();
      await expectAccessible(theirs);

      await open(theirs, "/my-stock");
      await expect(theirs.getByRole("table")).toContainText("2018");
      const changed = await theirs.request.patch(`/api/cars/${carId}`, { data: { price: 14_200 } });
      expect(changed.status()).toBe(200);
      for (const address of ["/my-leads", "/integrations", "/messages"]) {
        await open(theirs, address);
        await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(t("signed-in.outOfReach"));
      }
      await expectAccessible(theirs);

      await reload(page);
      const acts = page.getByRole("region", { name: t("staff.activity") });
      await expect(acts.getByRole("listitem").first()).toContainText(colleague.firstName);
      await expect(acts.getByRole("listitem").first()).toContainText("14,200");
      await expectAccessible(page);
      const name = `${colleague.firstName} ${colleague.lastName}`;
      await people.getByRole("button", { name: t("staff.removeOf", { name }) }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("staff.remove") })
        .click();
      await expect(acts.getByRole("listitem").first()).toContainText(
        t("staff.act_staff.removed", { member: `\u2068${name}\u2069` }),
      );

      expect((await theirs.request.patch(`/api/cars/${carId}`, { data: { price: 9_000 } })).status()).toBe(
        404,
      );
      await open(theirs, "/my-stock");
      await expect(theirs.getByText("2018")).toHaveCount(0);
      await context.close();
    });
  });
}
