import type { Locator, Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { makePerson, type Person, signIn, signInDialog } from "./support/accounts.ts";
import { decideApplication } from "./support/dealers.ts";
import { holdBack } from "./support/hold-back.ts";
import { apiOver } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** What a browser says on its own about a call that was refused. */
const refusedCall = /Failed to load resource: the server responded with a status of (400|409)/;
const description = "معرض عائلي مع ورشة خاصة منذ ٢٠١٩.";

const field = (within: Page | Locator, name: string) => within.getByLabel(name, { exact: true });

/** Fills in the nine fields, the years in the way of the form. */
async function fill(within: Page | Locator, { t, name }: Words, years: "number" | "range") {
  await field(within, t("dealers.name")).fill("معرض الأرز");
  await field(within, t("dealers.license")).fill("bey-2019-٤٤٨");
  await field(within, t("dealers.address")).fill("أوتوستراد الدورة، قرب الجسر");
  await field(within, t("dealers.city")).selectOption({ label: name("place", "metn") });
  await field(within, t("dealers.phone")).fill("٠١ ٢٣٤ ٥٦٧");
  await field(within, t("dealers.email")).fill("sales@cedars.example");
  const asked = field(within, t("dealers.years"));
  if (years === "number") await asked.fill("٧");
  else await asked.selectOption({ label: t("dealers.sixToTen") });
  await field(within, t("dealers.specialization")).selectOption({ label: t("dealers.used_cars") });
  await field(within, t("dealers.description")).fill(description);
}
const send = (within: Page | Locator, { t }: Words) =>
  within.getByRole("button", { name: t("dealers.send"), exact: true });
const applicationOf = async (page: Page) =>
  (await apiOver(page.request)("GET /api/users/dealership")).application;

test.describe(() => {
  test.use({ ...phone });

  test("a guest applies on the landing page, signs in on the way, and adds papers", {
    tag: "@english",
  }, async ({ page, words }) => {
    const { t } = words;
    const person = await makePerson();
    await open(page, "/");
    const button = page.getByRole("main").getByRole("link", { name: t("home.dealersButton") });
    await expect(button).toHaveAttribute("href", "/dealership-registration");
    await button.click();
    const dialog = page.getByRole("dialog", { name: t("dealers.title") });
    await expect(field(dialog, t("dealers.name"))).toBeVisible();
    await expectAccessible(page, css("features/dealers/registration/registration#dialog"));
    await fill(dialog, words, "range");

    // Anyone who does not sign in finds what was typed.
    await send(dialog, words).click();
    await expect(signInDialog(page, words)).toBeVisible();
    await expect(dialog).toBeHidden();
    await signInDialog(page, words)
      .getByRole("button", { name: t("common.close") })
      .click();
    await expect(field(dialog, t("dealers.description"))).toHaveValue(description);
    await expect(field(dialog, t("dealers.years"))).toHaveValue("6-10");

    await send(dialog, words).click();
    await signIn(page, words, person);
    await expect(dialog.getByRole("heading", { name: t("dealers.sent") })).toBeVisible();
    expect(await applicationOf(page)).toMatchObject({
      state: "pending",
      dealershipName: "معرض الأرز",
      dealershipLicense: "BEY-2019-448",
      dealershipPhone: "+9611234567",
      yearsInBusiness: "6-10",
    });

    const papers = page.getByRole("region", { name: t("dealers.documents") });
    await papers.getByLabel(t("dealers.documentAdd")).setInputFiles("public/app-icon-512.png");
    await expect(papers.getByRole("link", { name: "app-icon-512.png" })).toBeVisible();
    await papers
      .getByLabel(t("dealers.documentAdd"))
      .setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
    await expect(papers.getByRole("alert")).toHaveText(t("dealers.documentWrongType"));
    await expectAccessible(page, css("features/dealers/registration/registration#dialog"));
    await dialog.getByRole("button", { name: t("dealers.close") }).click();
    await expect(dialog).toBeHidden();

    await open(page, "/dealership-registration");
    await expect(page.getByRole("heading", { name: t("dealers.pendingTitle") })).toBeVisible();
    await expectAccessible(page);
    await papers
      .getByRole("button", { name: t("dealers.documentRemove", { name: "app-icon-512.png" }) })
      .click();
    await expect(papers.getByRole("link")).toHaveCount(0);
    expect((await applicationOf(page))?.documents).toEqual([]);
  });
});

test("closing the dialog resets it", async ({ page, words }) => {
  const { t } = words;
  await open(page, "/");
  const button = page.getByRole("main").getByRole("link", { name: t("home.dealersButton") });
  const dialog = page.getByRole("dialog", { name: t("dealers.title") });
  await button.click();
  await field(dialog, t("dealers.name")).fill("معرض الأرز");
  await dialog.getByRole("button", { name: t("dealers.cancel") }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(field(dialog, t("dealers.name"))).toHaveValue("");
});

test("while it is sent the dialog does not close", async ({ page, words }) => {
  const { t } = words;
  const person = await makePerson();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/users/register-dealership", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("home.dealersButton") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("dealers.title") });
  await fill(dialog, words, "range");
  await send(dialog, words).click();
  await signIn(page, words, person);
  await expect(dialog.getByRole("button", { name: t("dealers.sending") })).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("dealers.cancel") })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: t("common.close") })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(field(dialog, t("dealers.description"))).toHaveValue(description);
  release();
  await expect(dialog.getByRole("heading", { name: t("dealers.sent") })).toBeVisible();
  await dialog.getByRole("button", { name: t("common.close") }).click();
  await expect(dialog).toBeHidden();
});

test.describe("the page", () => {
  test.use({ expectedErrors: refusedCall });

  test("says under each field what is wrong, and keeps what was typed", async ({ page, words }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    await open(page, "/dealership-registration");
    await field(page, t("dealers.email")).fill("");
    await send(page, words).click();
    await expect(field(page, t("dealers.name"))).toBeFocused();
    for (const [name, message] of [
      ["dealers.name", "errors.field.dealer_name_required"],
      ["dealers.license", "errors.field.dealer_license_required"],
      ["dealers.address", "errors.field.dealer_address_required"],
      ["dealers.city", "errors.field.dealer_city_required"],
      ["dealers.phone", "errors.field.dealer_phone_required"],
      ["dealers.email", "errors.field.required"],
      ["dealers.years", "errors.field.dealer_years_required"],
      ["dealers.specialization", "errors.field.dealer_specialization_required"],
      ["dealers.description", "errors.field.required"],
    ] as const) {
      await expect(field(page, t(name))).toHaveAccessibleDescription(t(message));
    }
    await fill(page, words, "number");
    // Only the server knows which numbers there are.
    await field(page, t("dealers.phone")).fill("00 00 00 00");
    await send(page, words).click();
    await expect(field(page, t("dealers.phone"))).toHaveAccessibleDescription(t("errors.field.dealer_phone"));
    await expect(page.getByText(t("dealers.pageFailed")).first()).toBeVisible();
    await expect(field(page, t("dealers.description"))).toHaveValue(description);
    expect(await applicationOf(page)).toBeNull();
  });

  test("sends what was filled in, and sent, before its scripts were there", async ({ page, words }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto("/dealership-registration", { waitUntil: "commit" });
    await fill(page, words, "number");
    await send(page, words).click();
    expect(await applicationOf(page)).toBeNull();
    letGo();
    await expect(page.getByRole("heading", { name: t("dealers.sent") })).toBeVisible();
    expect(await applicationOf(page)).toMatchObject({
      dealershipName: "معرض الأرز",
      dealershipCity: "metn",
      yearsInBusiness: "7",
      description,
    });
  });

  test("shows why an application was refused, takes another, and says when it is approved", async ({
    page,
    words,
  }) => {
    const { t } = words;
    const person: Person = await somebodySignedIn(page.request);
    await open(page, "/dealership-registration");
    await fill(page, words, "number");
    await send(page, words).click();
    await expect(page.getByRole("heading", { name: t("dealers.sent") })).toBeVisible();

    await decideApplication(person, { reason: "صورة الرخصة غير واضحة" });
    await reload(page);
    await expect(page.getByText("صورة الرخصة غير واضحة")).toBeVisible();
    await expect(field(page, t("dealers.name"))).toHaveValue("معرض الأرز");
    await expect(field(page, t("dealers.years"))).toHaveValue("7");
    await expectAccessible(page);
    await send(page, words).click();
    await expect(page.getByRole("heading", { name: t("dealers.sent") })).toBeVisible();

    await decideApplication(person, "approved");
    await reload(page);
    await expect(page.getByRole("heading", { name: t("dealers.approvedTitle") })).toBeVisible();
    await expect(send(page, words)).toHaveCount(0);
    expect(await apiOver(page.request)("GET /api/auth/user")).toMatchObject({
      isDealership: true,
      isVerifiedDealer: true,
    });
  });

  test("shows what is under review where it was sent in another tab", async ({ page, words }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    await open(page, "/dealership-registration");
    await fill(page, words, "number");
    await apiOver(page.request)("POST /api/users/register-dealership", {
      body: {
        dealershipName: "Cedars Motors",
        dealershipLicense: "BEY-1000",
        dealershipAddress: "Dora highway, Metn",
        dealershipCity: "metn",
        dealershipPhone: "70 123 456",
        dealershipEmail: "sales@cedars.example",
        yearsInBusiness: "3-5",
        specialization: "all_types",
        description: "Sent from another tab of the same browser.",
      },
    });
    await send(page, words).click();
    await expect(page.getByText(t("errors.dealer.pending"))).toBeVisible();
    await expect(page.getByRole("heading", { name: t("dealers.pendingTitle") })).toBeVisible();
  });
});
