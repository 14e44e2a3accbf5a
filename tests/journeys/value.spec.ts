import { type APIRequestContext, request } from "@playwright/test";
import { type ValueOf, valuePath } from "#features/pricing/value-address.ts";
import { newPhone, stranger } from "./support/accounts.ts";
import { apiOver } from "./support/market.ts";
import { type OwnMarket, startOwnMarket } from "./support/own-market.ts";
import { test as base, expect, expectAccessible, open, phone } from "./support/test.ts";

const of: Required<ValueOf> = { vehicleType: "car", brand: "skoda", model: "superb", year: 2017 };

/** A market of one model: how sure its values are would rest on what other journeys list. */
const test = base.extend<object, { market: OwnMarket }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures take
    async ({}, use) => {
      const market = await startOwnMarket();
      await listCars(market);
      await use(market);
      await market.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ market }, use) => use(market.url),
});

async function signUp(context: APIRequestContext): Promise<string> {
  const person = stranger();
  const body = { ...person, confirmPassword: person.password };
  return (await apiOver(context)("POST /api/auth/register", { body })).id;
}

/** Lists cars whose prices fall with their years, and waits until the job has read them. */
async function listCars({ url, ask }: OwnMarket) {
  const context = await request.newContext({ baseURL: url });
  const id = await signUp(context);
  await ask("update users set is_email_verified = true, current_plan = 'dealer' where id = $1", [id]);
  const call = apiOver(context);
  for (const year of [2015, 2016, 2016, 2017, 2018, 2019]) {
    const age = 2026 - year;
    const form = {
      ...{ title: `Skoda Superb ${year}`, brand: of.brand, model: of.model, city: "beirut" },
      ...{ year, mileage: 15_000 * age, condition: "used", price: 30_000 - 1500 * age },
    };
    await call("POST /api/cars", { body: { ...form, phoneNumber: newPhone() } as never });
  }
  await ask("update cars set status = 'active', expires_at = now() + interval '60 days'", []);
  await ask("select id from graphile_worker.add_job('pricing.fair_prices')", []);
  const value = () => call("GET /api/value", { query: { ...of, mileage: 90_000 } }).catch(() => undefined);
  await expect.poll(value, { message: "the job has run", timeout: 60_000 }).toBeTruthy();
  await context.dispose();
}

test("a car's value is asked for, told with its evidence, and leads to buying and selling", {
  tag: "@english",
}, async ({ page, api, words, language }) => {
  const { t, name } = words;
  const [known] = await api("GET /api/value/models/:vehicleType", {
    params: { vehicleType: "car" },
    query: { brand: of.brand },
  });
  if (!known) throw new Error("Nothing is known of what was listed");
  await page.setViewportSize(phone.viewport);
  await open(page, "/value");
  await expectAccessible(page);
  const form = page.getByRole("form", { name: t("value.form") });
  await form.getByLabel(t("listing-fields.brand")).selectOption(of.brand);
  const model = form.getByLabel(t("listing-fields.model"));
  await expect(model.locator(`option[value="${of.model}"]`)).toBeAttached();
  await model.selectOption(of.model);
  await form.getByLabel(t("listing-fields.year")).selectOption(String(of.year));
  await form.getByLabel(t("listing-fields.mileage")).fill("٩٠,٠٠٠");
  await form.getByRole("button", { name: t("value.submit") }).click();

  await expect(page).toHaveURL((url) => url.pathname === valuePath(of) && url.search === "?mileage=90000");
  const vehicle = t("value.vehicleOfYear", {
    vehicle: `${name("brand", of.brand)} ${known[language]}`,
    year: String(of.year),
  });
  await expect(
    page.getByRole("heading", { level: 1, name: t("value.titleYear", { vehicle }) }),
  ).toBeVisible();
  const answer = page.getByRole("region", { name: t("value.range") });
  await expect(answer).toContainText(t("value.sure", { sure: "high" }));
  await expect(answer).toContainText("90,000");
  const lowest = async () =>
    Number((/\$([\d,]+) – \$/.exec((await answer.textContent()) ?? "")?.[1] ?? "").replace(",", ""));
  const before = await lowest();
  expect(before).toBeGreaterThan(10_000);
  await expectAccessible(page);

  // The same page with other kilometres says something else, and more of them never more.
  await form.getByLabel(t("listing-fields.mileage")).fill("300000");
  await form.getByRole("button", { name: t("value.submit") }).click();
  await expect(page).toHaveURL(/mileage=300000$/);
  await expect(answer).toContainText("300,000");
  expect(await lowest()).toBeLessThan(before);

  await signUp(page.request);
  await page.reload();
  await answer.getByRole("link", { name: t("value.sell") }).click();
  await expect(page).toHaveURL(/\/add-car\?/);
  await expect(page.getByLabel(t("listing-fields.brand"))).toHaveValue(of.brand);
  await expect(page.getByLabel(t("listing-fields.mileage"))).toHaveValue("300000");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the address that answers it", async ({ page, words }) => {
    const { t } = words;
    await page.goto("/value");
    const form = page.getByRole("form", { name: t("value.form") });
    await form.getByLabel(t("listing-fields.brand")).selectOption(of.brand);
    await form.getByLabel(t("listing-fields.year")).selectOption(String(of.year));
    await form.getByRole("button", { name: t("value.submit") }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === `/value/cars/${of.brand}` && url.searchParams.get("year") === String(of.year),
    );
    await form.getByLabel(t("listing-fields.model")).selectOption(of.model);
    await form.getByRole("button", { name: t("value.submit") }).click();
    await expect(page).toHaveURL((url) => url.pathname === valuePath(of));
    await expect(page.getByRole("region", { name: t("value.range") })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)["@type"]).toSorted()).toEqual(["BreadcrumbList", "FAQPage"]);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    const shown = await page.request.get(new URL(picture ?? "").pathname + new URL(picture ?? "").search);
    expect([shown.status(), shown.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  });

  test("says plainly where too little is known, and what is no vehicle is no page", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await page.goto("/value/cars/ferrari/458-italia/2012");
    await expect(page.getByRole("heading", { name: t("value.unknown") })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect((await page.goto("/value/cars/nobody"))?.status()).toBe(404);
    expect((await page.goto("/value/cars/kia/corolla"))?.status()).toBe(404);
  });
});
