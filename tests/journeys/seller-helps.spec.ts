import type { APIRequestContext, Page } from "@playwright/test";
import { changePerson, newPhone } from "./support/accounts.ts";
import { changeListing, liveListings } from "./support/live-listings.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { live, ownListing } from "./support/own-listing.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** Arabic on a phone, English at a desk. */
const desk = { width: 1280, height: 900 };
test.use({ ...phone });
const atDesk = (page: Page, language: string) =>
  language === "en" ? page.setViewportSize(desk) : Promise.resolve();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));

/** A model of its own, of a brand that no other journey lists, with listings that say what such ones are offered at, read by the job. */
async function market(request: APIRequestContext, model: string) {
  await changePerson(await somebodySignedIn(request), "current_plan = 'dealer'");
  const call = apiOver(request);
  const prices = [9500, 9800, 9900, 10_000, 10_100, 10_200, 10_500];
  for (const price of prices) {
    const form = { title: `Mazda ${model} at ${price}`, brand: "mazda", model, year: 2018, mileage: 60_000 };
    const more = { condition: "used", price, city: "beirut", phoneNumber: newPhone() };
    const { id } = await call("POST /api/cars", { body: { ...form, ...more } as never });
    await changeListing(id, "status = 'active', expires_at = now() + interval '60 days'");
  }
  await idsFromMarket("select id from graphile_worker.add_job('pricing.fair_prices')", []);
  const query = { brand: "mazda", model, year: 2018, mileage: 60_000 };
  // The job also runs by the clock, and may have seen some of them before: their range is another.
  const guided = async () => (await call("GET /api/price-guide", { query })).value?.listings;
  await expect.poll(guided, { message: "the job has run", timeout: 40_000 }).toBe(prices.length);
}

async function sayVehicle(page: Page, { t }: Words, model: string) {
  await field(page, t("listing-fields.brand")).selectOption("mazda");
  await field(page, t("listing-fields.model")).selectOption({ label: t("selling.modelOther") });
  await field(page, t("selling.modelOtherName")).fill(model);
  await field(page, t("listing-fields.year")).fill("٢٠١٨");
}

test("the price guide says what is missing, then the range, where the price stands and how long similar ones take", {
  tag: "@english",
}, async ({ page, words, language }) => {
  const { t, name } = words;
  await atDesk(page, language);
  const model = `guide ${language}`;
  await market(page.request, model);
  await open(page, "/add-car");
  const guide = page.getByRole("region", { name: t("price-guide.title") });
  await expect(guide).toContainText(t("price-guide.missing"));

  await sayVehicle(page, words, model);
  await expect(guide).toContainText(t("price-guide.sayMileage", { km: "0" }).slice(0, 20));
  await expect(guide).toContainText(t("price-guide.fewSold"));
  await field(page, t("listing-fields.mileageAsked")).fill("60,000");
  const stands = (label: string) => guide.getByText(t("price-guide.stands", { label }));
  for (const [price, label] of [
    ["20,000", "high"],
    ["10,000", "fair"],
  ] as const) {
    await field(page, t("listing-fields.price")).fill(price);
    await expect(stands(label)).toBeVisible();
    await expect(guide).toContainText(name("fairPrice", label));
  }
  await expectAccessible(page);
  await field(page, t("listing-fields.condition")).selectOption("damaged");
  await expect(guide).toContainText(t("price-guide.silence", { why: "damaged" }));
});

test("title and description are written from the facts by a press, in either language, and taken back", {
  tag: "@english",
}, async ({ page, words, language }) => {
  const { t } = words;
  await atDesk(page, language);
  await somebodySignedIn(page.request);
  await open(page, "/add-car");
  await expect(page.getByText(t("selling.writeMissing")).first()).toBeVisible();
  await field(page, t("listing-fields.brand")).selectOption("toyota");
  await field(page, t("listing-fields.model")).selectOption("corolla");
  await field(page, t("listing-fields.year")).fill("2018");
  await field(page, t("listing-fields.gearType")).selectOption("automatic");
  const title = field(page, t("listing-fields.title"));
  await button(page, t("selling.write_title_ar")).click();
  await expect(title).toHaveValue("تويوتا كورولا 2018، أوتوماتيك");
  await button(page, t("selling.write_title_en")).click();
  await expect(title).toHaveValue("Toyota Corolla 2018, automatic");
  await button(page, t("selling.writeUndo")).click();
  await expect(title).toHaveValue("");
  await button(page, t("selling.write_title_en")).click();

  // What the seller wrote stays.
  await page.getByRole("heading", { name: t("selling.extras") }).click();
  const description = field(page, t("listing-fields.description"));
  await description.fill("My own words.");
  await button(page, t("selling.write_description_en")).click();
  const facts = "Toyota Corolla 2018.\nAutomatic gearbox.";
  await expect(description).toHaveValue(`My own words.\n\n${facts}`);
  await button(page, t("selling.write_description_ar")).click();
  await expect(description).toHaveValue("My own words.\n\nتويوتا كورولا 2018.\nناقل الحركة أوتوماتيك.");
  // Of the ticks above it, one may lie half under the bar of the page.
  await expectAccessible(page, ".field:has(> textarea)");
  await button(page, t("selling.writeUndo")).last().click();
  await expect(description).toHaveValue("My own words.");
});

test.describe("in a list of one's own", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("a price is changed where it stands, refused there, taken back, and held where it is far below others", {
    tag: "@english",
  }, async ({ page, words, language }) => {
    const { t, number } = words;
    await atDesk(page, language);
    const [{ id = "", title = "" } = {}] = await liveListings(page.request, 1);
    const call = apiOver(page.request);
    const priceNow = async () => (await call("GET /api/cars/:id", { params: { id } })).price;
    await open(page, "/user-dashboard?tab=cars");
    const row = page.getByRole("article").filter({ hasText: title });
    const press = row.getByRole("button", {
      name: t("own-actions.changePrice", { name: "" }).replace(/ *:$/, "").trim(),
    });
    const typed = row.getByRole("textbox");
    await press.click();
    await expect(typed).toBeFocused();
    await expect(typed).toHaveValue(number(9000));
    await typed.fill("7,000");
    await page.keyboard.press("Escape");
    await expect(press).toBeFocused();
    expect(await priceNow()).toBe(9000);

    await press.click();
    await typed.fill("0");
    await page.keyboard.press("Enter");
    await expect(typed).toHaveAccessibleDescription(/0\.01/);
    await expect(typed).toBeFocused();
    await expectAccessible(page);
    await typed.fill("٨٥٠٠");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("own-actions.priceKept"))).toBeVisible();
    await expect(press).toContainText(number(8500));
    await expect(press).toBeFocused();
    expect(await priceNow()).toBe(8500);
    await button(page, t("own-actions.undo")).click();
    await expect(press).toContainText(number(9000));
    expect(await priceNow()).toBe(9000);

    // For show: a reviewer looks first, and buyers go on seeing the price from before.
    await press.click();
    await typed.fill("10");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("own-actions.priceHeld"))).toBeVisible();
    await expect(row).toContainText(t("own.changesWait"));
    expect(await priceNow()).toBe(9000);
  });
});

test("a sale is told as far as its seller wants, and taken back", {
  tag: "@english",
}, async ({ page, words, language }) => {
  const { t } = words;
  await atDesk(page, language);
  const [{ id = "", title = "" } = {}] = await liveListings(page.request, 1);
  await open(page, "/user-dashboard?tab=cars");
  const row = page.getByRole("article").filter({ hasText: title });
  await row.getByRole("button", { name: t("own-actions.markSold") }).click();
  const question = page.getByRole("alertdialog", { name: t("own-actions.soldQuestion") });
  await expect(question).toContainText(title);
  await expectAccessible(page);
  await question.getByRole("textbox").fill("cheap");
  await question.getByRole("button", { name: t("own-actions.soldConfirm") }).click();
  await expect(question).toContainText(t("own-actions.soldPriceWrong"));
  await question.getByRole("textbox").fill("٨٢٠٠");
  await question.getByRole("combobox").selectOption("call");
  await question.getByRole("button", { name: t("own-actions.soldConfirm") }).click();
  await expect(page.getByText(t("own-actions.soldDone"))).toBeVisible();
  await expect(row.locator(".badge").first()).toHaveText(t("own.sold"));
  const kept = () =>
    idsFromMarket(
      "select car_id as id from sales where car_id = $1 and price = 8200 and currency = 'usd' and buyer_from = 'call'",
      [id],
    );
  expect(await kept()).toEqual([id]);
  await button(page, t("own-actions.undo")).click();
  await expect(row.locator(".badge").first()).toHaveText(t("own.active"));
  expect(await kept()).toEqual([]);
});

test("after sending, the dashboard says what comes next; once it is live, it is shared and featured from there", {
  tag: "@english",
}, async ({ page, words, language }) => {
  const { t } = words;
  await atDesk(page, language);
  await somebodySignedIn(page.request);
  const id = await ownListing(page);
  await open(page, "/user-dashboard?tab=cars");
  const next = page.getByRole("region", { name: t("dashboard.sentPending") });
  await expect(next).toContainText(t("dashboard.sentThen"));
  await expect(next.getByRole("link", { name: t("dashboard.sentShare") })).toHaveCount(0);
  await expectAccessible(page);

  await changeListing(id, live);
  await open(page, "/user-dashboard?tab=cars");
  const onSale = page.getByRole("region", { name: t("dashboard.sentLive") });
  await expect(onSale.getByRole("link", { name: t("dashboard.sentShare") })).toHaveAttribute(
    "href",
    `/share-kit/${id}`,
  );
  await expectAccessible(page);
  await onSale.getByRole("button", { name: t("own-actions.featured_listing") }).click();
  await expect(page.getByRole("dialog", { name: t("selling.limitFeatured") })).toBeVisible();

  // What was sent days ago is no news.
  await changeListing(id, "created_at = now() - interval '2 days'");
  await open(page, "/user-dashboard?tab=cars");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(onSale).toHaveCount(0);
});
