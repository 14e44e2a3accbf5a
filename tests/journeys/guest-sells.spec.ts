import type { Page } from "@playwright/test";
import sharp from "sharp";
import { css } from "../support/css.ts";
import {
  linkInMail,
  makePerson,
  newPhone,
  signIn,
  signInDialog,
  stranger,
  field as textField,
} from "./support/accounts.ts";
import { apiOver } from "./support/market.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ ...phone });

const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const photosOf = (page: Page) => page.locator("[data-photo]");
const mine = (page: Page) => apiOver(page.request)("GET /api/my-cars");
const draftsOf = async (page: Page) => (await apiOver(page.request)("GET /api/listing-drafts")).data;

const photo = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function fillCar(page: Page, { t, name }: Words, title: string) {
  await field(page, t("listing-fields.title")).fill(title);
  await field(page, t("listing-fields.brand")).selectOption({ label: name("brand", "toyota") });
  await field(page, t("listing-fields.model")).selectOption("corolla");
  await field(page, t("listing-fields.year")).fill("2019");
  await field(page, t("listing-fields.price")).fill("14,800");
  await field(page, t("listing-fields.mileageAsked")).fill("86000");
  await field(page, t("listing-fields.city")).selectOption("jounieh");
  await field(page, t("listing-fields.phoneNumber")).fill(newPhone());
}

async function choosePhotos(page: Page) {
  const files = [await photo("front", "#a33"), await photo("back", "#33a")];
  await page.locator("input[type=file][multiple]").setInputFiles(files);
  await expect(photosOf(page)).toHaveCount(2);
  await expect(page.locator(css("features/selling/photos/photos#status"))).toHaveCount(0);
}

test("a guest fills in the form with photos, reloads, makes an account at sending, and confirms the mail", {
  tag: "@english",
}, async ({ page, request, words }) => {
  const { t } = words;
  const person = stranger();
  await open(page, "/cars");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common.addCar") })
    .click();
  await expect(page).toHaveURL(/\/add-car$/);
  await expect(page.getByRole("heading", { level: 1, name: t("selling.carTitle") })).toBeVisible();
  await fillCar(page, words, "Toyota Corolla XLI 2019");
  await choosePhotos(page);
  await expect(page.getByText(t("selling.draftKept"))).toBeVisible();
  await expect(page.locator("#preview")).toContainText("$14,800");
  await expect(page.locator("#preview img")).toBeVisible();
  await expectAccessible(page);

  await reload(page);
  await expect(button(page, t("selling.draftContinue"))).toBeVisible();
  await expect(field(page, t("listing-fields.title"))).toHaveValue("Toyota Corolla XLI 2019");
  await expect(photosOf(page)).toHaveCount(2);

  await button(page, t("selling.publish")).click();
  const dialog = signInDialog(page, words);
  await expect(dialog).toContainText(t("accounts.toSell"));
  await textField(dialog, t("accounts.firstName")).fill(person.firstName);
  await textField(dialog, t("accounts.lastName")).fill(person.lastName);
  await textField(dialog, t("accounts.email")).fill(person.email);
  await dialog.getByLabel(t("accounts.password"), { exact: true }).fill(person.password);
  await dialog.getByLabel(t("accounts.confirmPassword")).fill(person.password);
  await dialog.getByRole("button", { name: t("accounts.createAccount") }).click();
  // The photos go at once; the listing once the mail is confirmed.
  await expect(page.getByText(t("selling.verifyFirst"))).toBeVisible();
  await expect(page.getByText(t("selling.draftOnAccount"))).toBeVisible();
  await expect.poll(async () => (await draftsOf(page))[0]?.fields.images).toHaveLength(2);
  await expectAccessible(page);

  await open(page, await linkInMail(request, person.email, "/verify-email"));
  await page.getByRole("link", { name: t("accounts.verifyListing") }).click();
  await expect(field(page, t("listing-fields.title"))).toHaveValue("Toyota Corolla XLI 2019");
  await expect(photosOf(page)).toHaveCount(2);
  await button(page, t("selling.publish")).click();
  await expect(page.getByText(t("selling.publishedCar"))).toBeVisible();
  await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
  const { data } = await mine(page);
  expect(data).toMatchObject([{ title: "Toyota Corolla XLI 2019", status: "pending" }]);
  const { photos } = await apiOver(page.request)("GET /api/cars/:id", { params: { id: data[0]?.id ?? "" } });
  expect(photos).toHaveLength(2);
  expect(await draftsOf(page)).toEqual([]);
});

test("a guest who signs in at sending has it sent, with the photos, by itself", async ({ page, words }) => {
  const { t } = words;
  const person = await makePerson();
  await open(page, "/add-car");
  await fillCar(page, words, "Toyota Corolla, one owner");
  await choosePhotos(page);
  await button(page, t("selling.publish")).click();
  const dialog = signInDialog(page, words);
  await dialog.getByRole("tab", { name: t("accounts.signIn") }).click();
  await signIn(page, words, person);
  await expect(page.getByText(t("selling.publishedCar"))).toBeVisible();
  await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
  const [sent] = (await mine(page)).data;
  const { photos } = await apiOver(page.request)("GET /api/cars/:id", { params: { id: sent?.id ?? "" } });
  expect(photos).toHaveLength(2);
  // Nothing of it comes back.
  await open(page, "/add-motorcycle");
  await expect(field(page, t("listing-fields.title"))).toHaveValue("");
  await expect(photosOf(page)).toHaveCount(0);
});

test.describe("two browsers", () => {
  // What was typed on an older version is refused, and compared.
  test.use({ expectedErrors: /409 \(Conflict\)/ });
  test("a draft begun in one browser goes on in another, and is begun afresh with a way back", {
    tag: "@english",
  }, async ({ page, browser, baseURL, language, words }) => {
    const { t } = words;
    const person = await makePerson();
    await signInAs(page.request, person);
    await open(page, "/add-car");
    await fillCar(page, words, "Toyota Corolla XLI 2019");
    await choosePhotos(page);
    await expect(page.getByText(t("selling.draftOnAccount"))).toBeVisible();
    await expect.poll(async () => (await draftsOf(page))[0]?.fields.images).toHaveLength(2);

    const context = await browser.newContext({ ...phone, baseURL: baseURL ?? "" });
    const other = await context.newPage();
    await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
    await signInAs(other.request, person);
    await open(other, "/user-dashboard");
    const waiting = other.getByRole("region", { name: t("dashboard.attention") });
    await expect(waiting).toContainText("Toyota Corolla XLI 2019");
    await expectAccessible(other);
    await waiting.getByRole("link", { name: t("dashboard.draftFinish") }).click();
    await expect(field(other, t("listing-fields.title"))).toHaveValue("Toyota Corolla XLI 2019");
    await expect(field(other, t("listing-fields.model"))).toHaveValue("corolla");
    await expect(photosOf(other)).toHaveCount(2);
    await expect(button(other, t("selling.draftContinue"))).toBeVisible();
    await expectAccessible(other);

    await button(other, t("selling.draftDiscard")).click();
    await expect(field(other, t("listing-fields.title"))).toHaveValue("");
    await expect(photosOf(other)).toHaveCount(0);
    await expect.poll(async () => draftsOf(other)).toEqual([]);
    await button(other, t("selling.writeUndo")).click();
    await expect(field(other, t("listing-fields.title"))).toHaveValue("Toyota Corolla XLI 2019");
    await expect(photosOf(other)).toHaveCount(2);

    // Written on there, and then here without having seen it: this one goes on, and that one is offered.
    await field(other, t("listing-fields.price")).fill("13900");
    await expect.poll(async () => (await draftsOf(other))[0]?.fields.price).toBe("13900");
    await field(page, t("listing-fields.price")).fill("14200");
    await button(page, t("selling.draftTakeOther")).click();
    await expect(field(page, t("listing-fields.price"))).toHaveValue("13900");
    await expect(page.getByText(t("selling.draftOnAccount"))).toBeVisible();
    await context.close();
  });
});
