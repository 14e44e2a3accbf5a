import type { Page } from "@playwright/test";
import sharp from "sharp";
import { css } from "../support/css.ts";
import { accountButton, changePerson, makePerson, signIn, signInDialog } from "./support/accounts.ts";
import { holdBack } from "./support/hold-back.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { ownListing } from "./support/own-listing.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, open, phone, reload, test, untilItAnswers } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ ...phone });

const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const photo = async () => ({
  name: "front.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer(),
});

/** Fills in what a car needs, numbers in Arabic digits. */
async function fillCar(page: Page, { t, name }: Words, title: string) {
  await field(page, t("listing-fields.title")).fill(title);
  await field(page, t("listing-fields.brand")).selectOption({ label: name("brand", "toyota") });
  await field(page, t("listing-fields.model")).selectOption("corolla");
  await field(page, t("listing-fields.year")).fill("٢٠١٩");
  await field(page, t("listing-fields.price")).fill("14,800");
  await field(page, t("listing-fields.mileageAsked")).fill("٨٦٬٠٠٠");
  await field(page, t("listing-fields.city")).selectOption("jounieh");
}

/** Without a photo it is asked about before it goes. */
async function sendAnyway(page: Page, { t }: Words) {
  await button(page, t("selling.publish")).click();
  const question = page.getByRole("alertdialog", { name: t("selling.doubtTitle") });
  await expect(question).toContainText(t("selling.doubtPhotos"));
  await button(page, t("selling.doubtSend")).click();
}

const mine = (page: Page) => apiOver(page.request)("GET /api/my-cars");

test("a seller adds a car with a photo, finds it waiting for its review, changes it, and sells it", async ({
  page,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await open(page, "/cars");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common.addCar") })
    .click();
  await expect(page).toHaveURL(/\/add-car$/);
  await expect(page.getByRole("heading", { level: 1, name: t("selling.carTitle") })).toBeVisible();

  // Nothing filled in: said under the fields, the first of them in focus.
  await button(page, t("selling.publish")).click();
  await expect(field(page, t("listing-fields.title"))).toBeFocused();
  await expect(field(page, t("listing-fields.city"))).toHaveAccessibleDescription(t("errors.field.required"));

  await fillCar(page, words, "Toyota Corolla XLI 2019");
  await expect(page.locator("#preview")).toContainText("$14,800");
  await page.locator("input[type=file][multiple]").setInputFiles(await photo());
  await expect(page.locator("[data-photo]")).toHaveCount(1);
  await expect(page.locator(css("features/selling/photos/photos#status"))).toHaveCount(0);
  await expect(page.locator("#preview img").first()).toBeVisible();
  await button(page, t("selling.publish")).click();
  await expect(page.getByText(t("selling.publishedCar"))).toBeVisible();
  await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
  await expect(page.getByRole("main").getByText("Toyota Corolla XLI 2019", { exact: true })).toBeVisible();
  const { data } = await mine(page);
  expect(data).toMatchObject([
    { title: "Toyota Corolla XLI 2019", status: "pending", year: 2019, mileage: 86_000 },
  ]);

  // The draft has become the listing, and the plan has no second place.
  await open(page, "/add-car");
  const limit = page.getByRole("dialog", { name: t("selling.limitListings") });
  await expect(limit).toBeVisible();
  await expect(limit).toContainText(t("selling.limitPlans"));
  await limit.getByRole("button", { name: t("selling.limitClose") }).click();
  await expect(limit).toBeHidden();
  await expect(field(page, t("listing-fields.title"))).toHaveValue("");

  // The same listing is changed: what stays is not sent.
  const id = data[0]?.id ?? "";
  await open(page, `/edit-car/${id}`);
  await expect(field(page, t("listing-fields.model"))).toHaveValue("corolla");
  await field(page, t("listing-fields.price")).fill("١٤٠٠٠");
  await button(page, t("selling.save")).click();
  await expect(page.getByText(t("selling.saved"))).toBeVisible();
  expect((await mine(page)).data).toMatchObject([{ price: 14_000, year: 2019 }]);
  const { photos } = await apiOver(page.request)("GET /api/cars/:id", { params: { id } });
  expect(photos).toHaveLength(1);

  // Once it was approved it is on the market, until it is sold.
  await idsFromMarket(
    "update cars set status = 'active', expires_at = now() + interval '60 days' where id = $1 returning id",
    [id],
  );
  await open(page, `/cars/${id}`);
  await expect(page.getByRole("heading", { level: 2, name: t("own-page.active") })).toBeVisible();
  await button(page, t("own-actions.markSold")).click();
  const sold = page.getByRole("alertdialog", { name: t("own-actions.soldQuestion") });
  await sold.getByRole("button", { name: t("own-actions.soldConfirm") }).click();
  await expect(page.getByRole("heading", { level: 2, name: t("own-page.sold") })).toBeVisible();
  expect((await mine(page)).data).toMatchObject([{ id, status: "expired" }]);
});

test("a guest who would change a listing is asked to sign in", async ({ page, words }) => {
  const { t } = words;
  const person = await somebodySignedIn(page.request);
  const id = await ownListing(page);
  await page.context().clearCookies({ name: "session" });
  await open(page, `/edit-car/${id}`);
  await expect(signInDialog(page, words)).toBeVisible();
  await signIn(page, words, person);
  await expect(page.getByRole("heading", { level: 1, name: t("selling.editTitle") })).toBeVisible();
  await expect(accountButton(page, words, person)).toBeVisible();
});

test("what is typed before the scripts are there goes on, and the draft of before is offered beside it", async ({
  page,
  words,
}) => {
  const { t } = words;
  const title = page.locator("input[name=title]");
  await open(page, "/add-car");
  await title.fill("Kia Rio of before");
  await page.locator("input[name=price]").fill("5000");
  await expect(page.getByText(t("selling.draftKept"))).toBeVisible();
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await title.fill("Fiat Panda");
  letGo();
  await untilItAnswers(page);
  await expect(button(page, t("selling.draftTakeOther"))).toBeVisible();
  await expect(title).toHaveValue("Fiat Panda");
  await expect(page.locator("input[name=price]")).toHaveValue("");
  await button(page, t("selling.draftTakeOther")).click();
  await expect(title).toHaveValue("Kia Rio of before");
  await button(page, t("selling.draftTakeOther")).click();
  await expect(title).toHaveValue("Fiat Panda");
});

test("a draft outlives a reload, is asked about before leaving, and can be discarded", async ({
  page,
  words,
}) => {
  const { t } = words;
  await somebodySignedIn(page.request);
  await open(page, "/add-car");
  await fillCar(page, words, "Toyota Corolla XLI 2019");
  await expect(page.getByText(t("selling.draftOnAccount"))).toBeVisible();
  await reload(page);
  await expect(button(page, t("selling.draftContinue"))).toBeVisible();
  await expect(field(page, t("listing-fields.title"))).toHaveValue("Toyota Corolla XLI 2019");
  await expect(field(page, t("listing-fields.model"))).toHaveValue("corolla");
  await button(page, t("selling.draftContinue")).click();

  const away = page.getByRole("contentinfo").getByRole("link", { name: t("common.carsForSale") });
  const question = page.getByRole("alertdialog", { name: t("selling.leaveQuestion") });
  await away.click();
  await question.getByRole("button", { name: t("selling.leaveStay") }).click();
  await expect(page).toHaveURL(/\/add-car$/);
  await away.click();
  await question.getByRole("button", { name: t("selling.leaveGo") }).click();
  await expect(page).toHaveURL(/\/cars$/);

  await open(page, "/add-car");
  await button(page, t("selling.draftDiscard")).click();
  await expect(field(page, t("listing-fields.title"))).toHaveValue("");
  await reload(page);
  await expect(page.getByRole("heading", { level: 1, name: t("selling.carTitle") })).toBeVisible();
  await expect(button(page, t("selling.draftDiscard"))).toBeHidden();
});

test.describe("an answer that is lost", () => {
  // The second: the draft has become a listing, which only the market knows.
  test.use({ expectedErrors: /net::ERR_FAILED|409 \(Conflict\)/ });
  test("makes no second listing when the same is sent again", async ({ page, words }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    await open(page, "/add-car");
    await fillCar(page, words, "Toyota Corolla XLI 2019");
    // The market receives it; its answer never arrives.
    await page.route("**/api/cars?*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendAnyway(page, words);
    await expect(page.getByText(t("selling.offline"))).toBeVisible();
    await page.unroute("**/api/cars?*");
    await reload(page);
    await expect(field(page, t("listing-fields.title"))).toHaveValue("Toyota Corolla XLI 2019");
    const limit = page.getByRole("dialog", { name: t("selling.limitListings") });
    await limit.getByRole("button", { name: t("selling.limitClose") }).click();
    await sendAnyway(page, words);
    await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
    expect((await mine(page)).data).toHaveLength(1);
  });
});

test("the wizard of a motorcycle checks each step", async ({ page, words }) => {
  const { t, name } = words;
  await somebodySignedIn(page.request);
  await open(page, "/add-motorcycle");
  const progress = page.getByRole("progressbar", { name: t("selling.steps") });
  await button(page, t("selling.next")).click();
  await expect(field(page, t("listing-fields.title"))).toBeFocused();
  await expect(progress).toHaveAttribute("aria-valuenow", "1");

  await field(page, t("listing-fields.title")).fill("Yamaha MT-07 2021");
  await field(page, t("listing-fields.brand")).selectOption({ label: name("brand", "yamaha") });
  await field(page, t("listing-fields.model")).selectOption({ label: t("selling.modelOther") });
  await field(page, t("selling.modelOtherName")).fill("MT-07 Pure");
  await field(page, t("listing-fields.year")).fill("٢٠٢١");
  await button(page, t("selling.next")).click();

  await expect(progress).toHaveAttribute("aria-valuenow", "2");
  await button(page, t("selling.next")).click();
  await expect(progress).toHaveAttribute("aria-valuenow", "2");
  await field(page, t("listing-fields.motorcycleTypeAsked")).selectOption("naked");
  await field(page, t("listing-fields.bikeEngineSizeAsked")).fill("٦٨٩");
  await field(page, t("listing-fields.category")).selectOption("small");
  await button(page, t("selling.next")).click();
  await expect(field(page, t("listing-fields.mileageAsked"))).toBeFocused();
  await field(page, t("listing-fields.mileageAsked")).fill("١٢٬٠٠٠");
  await button(page, t("selling.next")).click();

  await expect(progress).toHaveAttribute("aria-valuenow", "3");
  await button(page, t("selling.previous")).click();
  await expect(field(page, t("listing-fields.bikeEngineSizeAsked"))).toHaveValue("٦٨٩");
  await button(page, t("selling.next")).click();
  await field(page, t("listing-fields.price")).fill("6500");
  await field(page, t("listing-fields.city")).selectOption("beirut");
  await field(page, t("listing-fields.phoneNumber")).fill("03 123 456");
  await sendAnyway(page, words);
  await expect(page.getByText(t("selling.publishedMotorcycle"))).toBeVisible();
  await expect(page).toHaveURL(/\/user-dashboard\?tab=motorcycles$/);
  await expect(page.getByRole("main").getByText("Yamaha MT-07 2021", { exact: true })).toBeVisible();
  const { data } = await mine(page);
  expect(data).toMatchObject([{ vehicleType: "motorcycle", model: "MT-07 Pure", bikeEngineSize: 689 }]);
});

test("what is doubted is said before it is sent; what a model usually is counts once it is taken over", async ({
  page,
  words,
}) => {
  const { t, name } = words;
  await somebodySignedIn(page.request);
  await open(page, "/add-car");
  // Refused again with another count, it is still one toast.
  const toasts = page.locator("[data-sonner-toast]");
  await button(page, t("selling.publish")).click();
  await expect(toasts).toContainText(t("selling.fixText", { count: 7 }));
  await field(page, t("listing-fields.title")).fill("Kia Picanto, call 03 123 456");
  await expect(page.getByText(t("selling.doubtPhone"))).toBeVisible();
  await button(page, t("selling.publish")).click();
  await expect(toasts).toContainText(t("selling.fixText", { count: 6 }));
  await expect(toasts).toHaveCount(1);

  await fillCar(page, words, "Kia Picanto, call 03 123 456");
  await field(page, t("listing-fields.brand")).selectOption({ label: name("brand", "kia") });
  await field(page, t("listing-fields.model")).selectOption("picanto");
  await field(page, t("listing-fields.price")).fill("1");
  await field(page, t("listing-fields.mileageAsked")).fill("0");
  await expect(page.getByText(t("selling.doubtSymbolic"))).toBeVisible();
  await expect(page.getByText(t("selling.doubtMileage"))).toBeVisible();
  const usual = (kind: string, slug: string) =>
    page.getByText(t("selling.usually", { value: name(kind, slug) })).getByRole("button");
  await expect(field(page, t("listing-fields.bodyType"))).toHaveValue("");
  await usual("category", "small").click();
  await expect(field(page, t("listing-fields.category"))).toHaveValue("small");
  await expect(usual("bodyType", "hatchback")).toBeVisible();

  await button(page, t("selling.publish")).click();
  const question = page.getByRole("alertdialog", { name: t("selling.doubtTitle") });
  for (const doubt of ["doubtPhotos", "doubtPhone", "doubtSymbolic", "doubtMileage"] as const)
    await expect(question).toContainText(t(`selling.${doubt}`));
  await button(page, t("selling.doubtBack")).click();
  await expect(question).toBeHidden();
  expect((await mine(page)).data).toEqual([]);
  await sendAnyway(page, words);
  await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
  const [sent] = (await mine(page)).data;
  const kept = await apiOver(page.request)("GET /api/cars/:id", { params: { id: sent?.id ?? "" } });
  expect(kept).toMatchObject({
    ...{ category: "small", bodyType: null, gearType: null, fuelType: null, condition: null },
    ...{ previousOwners: null, licenseValid: null, accidentHistory: null, serviceHistory: null, mileage: 0 },
  });
});

test("somebody whose mail is not verified is told before typing", async ({ page, words }) => {
  const { t } = words;
  const person = await makePerson();
  await changePerson(person, "is_email_verified = false");
  await signInAs(page.request, person);
  await open(page, "/add-car");
  await expect(page.getByText(t("selling.unverified"))).toBeVisible();
  await expect(button(page, t("selling.resend"))).toBeVisible();
});
