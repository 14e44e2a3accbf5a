import { formatWeekday } from "#i18n/opening-hours.ts";
import { apiOver } from "./support/market.ts";
import { dealerSignedIn } from "./support/showroom.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, open, phone, test } from "./support/test.ts";

/** What the browser says of a call that is refused. */
test.use({ expectedErrors: /status of 4(00|09)/ });

/** A red square. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC",
  "base64",
);

test("a dealer changes the showroom, and visitors see it", { tag: "@english" }, async ({
  language,
  page,
  words,
}) => {
  const { t, name } = words;
  const dealer = await dealerSignedIn(page.request);
  await open(page, "/user-dashboard");
  await page
    .getByRole("navigation", { name: t("dashboard.links") })
    .getByRole("link", { name: t("dashboard.showroom") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("own-showroom.title"));

  const save = page.getByRole("button", { name: t("own-showroom.save"), exact: true });
  await expect(save).toBeDisabled();
  const address = page.getByRole("textbox", { name: t("own-showroom.address") });
  await address.fill("short");
  await page.getByRole("textbox", { name: t("own-showroom.map") }).fill("https://elsewhere.example/");
  await save.click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill("Main road, beside the bakery");
  await save.click();
  await expect(page.getByText(t("errors.field.map_link"))).toBeVisible();
  await page.getByRole("textbox", { name: t("own-showroom.map") }).fill("34.12, 35.65");
  await page.getByRole("combobox", { name: t("own-showroom.city") }).selectOption({
    label: name("place", "batroun"),
  });
  await page.getByRole("textbox", { name: t("own-showroom.aboutAr") }).fill("سيارات مفحوصة.");
  const logo = page
    .getByRole("region", { name: t("own-showroom.pictures") })
    .locator("input")
    .first();
  await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByRole("img", { name: t("own-showroom.logo") })).toBeVisible();
  await save.click();
  await expect(page.getByText(t("own-showroom.saved"))).toBeVisible();
  await expect(save).toBeDisabled();

  await page.getByRole("link", { name: t("own-showroom.see") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(dealer.name);
  await expect(page.getByText("Main road, beside the bakery")).toBeVisible();
  await expect(page.getByRole("link", { name: t("showrooms.showOnMap") })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=34.12,35.65",
  );
  await expect(
    page.getByText(language === "ar" ? "سيارات مفحوصة." : "Old cars with new hearts."),
  ).toBeVisible();
});

test("what somebody else has saved meanwhile is not overwritten, and leaving asks", async ({
  page,
  words,
}) => {
  const { t } = words;
  const dealer = await dealerSignedIn(page.request);
  await open(page, "/my-showroom");
  const address = page.getByRole("textbox", { name: t("own-showroom.address") });
  await address.fill("Typed in this window");

  const api = apiOver(page.request);
  const { version, slug: _slug, name: _name, logo, cover, ...own } = await api("GET /api/dealers/me");
  const change = { ...own, version, logoId: logo?.id ?? null, coverId: cover?.id ?? null };
  await api("PUT /api/dealers/me", { body: { ...change, address: "Typed in another window" } as never });

  await page.getByRole("link", { name: t("own-showroom.see") }).click();
  const question = page.getByRole("alertdialog", { name: t("own-showroom.leaveQuestion") });
  await question.getByRole("button", { name: t("own-showroom.leaveStay") }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: t("own-showroom.save"), exact: true }).click();
  await expect(page.getByText(t("own-showroom.conflict"))).toBeVisible();
  await expect(address).toHaveValue("Typed in this window");
  await page.getByRole("button", { name: t("own-showroom.load") }).click();
  await expect(address).toHaveValue("Typed in another window");
  await page.getByRole("link", { name: t("own-showroom.see") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(dealer.name);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("hours are set day by day", async ({ page, words }) => {
    const { t } = words;
    await dealerSignedIn(page.request);
    await open(page, "/my-showroom");
    const monday = formatWeekday("ar", 0);
    await page.getByLabel(t("own-showroom.fromOn", { day: monday })).fill("08:00");
    await page.getByLabel(t("own-showroom.untilOn", { day: monday })).fill("13:00");
    await page.getByRole("button", { name: t("own-showroom.addSpanOn", { day: monday }) }).click();
    await page
      .getByLabel(t("own-showroom.fromOn", { day: monday }))
      .nth(1)
      .fill("12:00");
    await page
      .getByLabel(t("own-showroom.untilOn", { day: monday }))
      .nth(1)
      .fill("19:00");
    const save = page.getByRole("button", { name: t("own-showroom.save"), exact: true });
    await save.click();
    await expect(page.getByText(t("errors.field.hours"))).toBeVisible();
    await page
      .getByLabel(t("own-showroom.fromOn", { day: monday }))
      .nth(1)
      .fill("15:00");
    await page.getByRole("button", { name: t("own-showroom.copyDown") }).click();
    await save.click();
    await expect(page.getByText(t("own-showroom.saved"))).toBeVisible();
    const { hours } = await apiOver(page.request)("GET /api/dealers/me");
    expect(hours).toEqual(
      Array(7).fill([
        ["08:00", "13:00"],
        ["15:00", "19:00"],
      ]),
    );
  });
});

test("whoever is no dealer learns how to become one", async ({ page, request, words }) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  expect((await request.get("/api/dealers/me")).status()).toBe(401);
  await open(page, "/my-showroom");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("own-showroom.notYet"));
});
