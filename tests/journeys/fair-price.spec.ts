import type { APIRequestContext, Page } from "@playwright/test";
import type { FairPrice } from "#features/reference/enumerations.ts";
import { changePerson, newPhone } from "./support/accounts.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** A market of one model of its own, computed by the job: no other journey's listing is compared with these. */
async function market(request: APIRequestContext, model: string) {
  await changePerson(await somebodySignedIn(request), "current_plan = 'dealer'");
  const call = apiOver(request);
  const ids: string[] = [];
  for (const price of [6000, 9600, 9900, 10_000, 10_100, 10_200, 17_000]) {
    const form = {
      title: `Kia ${model} at ${price}`,
      brand: "kia",
      model,
      year: 2018,
      mileage: 60_000,
      condition: "used",
      price,
      city: "beirut",
    };
    const { id } = await call("POST /api/cars", { body: { ...form, phoneNumber: newPhone() } as never });
    ids.push(id);
  }
  await idsFromMarket(
    "update cars set status = 'active', expires_at = now() + interval '60 days' where id = any($1::uuid[]) returning id",
    [ids],
  );
  await idsFromMarket("select id from graphile_worker.add_job('pricing.fair_prices')", []);
  const labelOf = async (id = "") => (await call("GET /api/cars/:id", { params: { id } })).fairPrice;
  await expect.poll(() => labelOf(ids[0]), { message: "the job has run", timeout: 40_000 }).toBe("great");
  // Lists are made of the search, which hears of it a moment later.
  const query = { brand: ["kia"], model: [model], fairPrice: ["great"] } as never;
  await expect.poll(async () => (await call("GET /api/cars", { query })).total).toBe(1);
  return { great: ids[0] ?? "", high: ids.at(-1) ?? "" };
}

const labelled = (page: Page, label: FairPrice, { name }: Words) =>
  page
    .getByRole("article")
    .locator(`[data-price="${label}"]`)
    .filter({ hasText: name("fairPrice", label) });

test("a price is labelled on cards, filtered and ordered by, and explained on its page", async ({
  page,
  language,
  words,
}) => {
  const { t, name } = words;
  const model = `Journey ${language} ${Date.now()}`;
  const { great, high } = await market(page.request, model);
  await page.setViewportSize({ width: 1280, height: 900 });

  await open(page, `/cars?brand=kia&model=${encodeURIComponent(model)}`);
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(labelled(page, "great", words)).toHaveCount(1);
  const column = page.getByRole("form", { name: t("browse.filterTitle") });
  await column
    .locator("label")
    .filter({ hasText: name("fairPrice", "great") })
    .click();
  await column
    .locator("label")
    .filter({ hasText: name("fairPrice", "high") })
    .click();
  await expect(page).toHaveURL(/fairPrice=great&fairPrice=high/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page
    .getByRole("combobox", { name: t("browse.sort") })
    .first()
    .selectOption("fair_price");
  await expect(page).toHaveURL(/sort=fair_price/);
  await expect(page.getByRole("article").first()).toContainText("$6,000");
  await page.getByRole("button", { name: t("browse.remove", { filter: name("fairPrice", "high") }) }).click();
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.getByRole("article").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/cars/${great}$`));
  const section = page.locator("section").filter({ hasText: t("detail.fairTitle") });
  await expect(section.locator("[data-price]")).toHaveText(name("fairPrice", "great"));
  await expect(section).toContainText(t("detail.fairNow"));
  await expect(section).toContainText(t("detail.fairLater"));
  await section.getByText(t("detail.fairHow")).click();
  await expect(section).toContainText(t("detail.fairHowNotSold"));
  await expectAccessible(page);

  await page.setViewportSize(phone.viewport);
  await open(page, `/cars/${high}`);
  await expect(section.locator("[data-price]")).toHaveText(name("fairPrice", "high"));
});
