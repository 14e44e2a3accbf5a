import type { Page } from "@playwright/test";
import { countOf } from "./support/market.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const map = (page: Page, { t }: Words) => page.getByRole("region", { name: t("nearby.map") });

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the map follows the filters, and leads to what it counts, by keyboard and by bubble", {
    tag: "@english",
  }, async ({ page, api, words }) => {
    const { t, name } = words;
    await open(page, "/cars?gearType=automatic");
    await page.getByRole("link", { name: t("browse.onMap") }).click();
    await expect(page).toHaveURL(/gearType=automatic&view=map$/);
    const { data } = await api("GET /api/cars/map", { query: { gearType: ["automatic"] } });
    const rows = map(page, words).getByRole("listitem");
    await expect(rows).toHaveCount(data.length);
    await expect(map(page, words).locator("circle")).toHaveCount(data.length);
    await expectAccessible(page);

    const manual = page
      .getByRole("form")
      .locator("label")
      .filter({ hasText: name("gearType", "manual") });
    await manual.click();
    await expect(page).toHaveURL(/view=map$/);
    await expect(page).not.toHaveURL(/gearType=automatic&view=map$/);
    await page.goBack();
    await expect(page).toHaveURL(/gearType=automatic&view=map$/);
    // As many places may have cars of both kinds: what each leads to says whose they are.
    await expect(rows.first().getByRole("link")).toHaveAttribute("href", /gearType=automatic$/);
    await expect(rows).toHaveCount(data.length);

    const [most] = data;
    if (!most) throw new Error("The market is empty");
    await rows.first().getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`city=${most.place}&gearType=automatic$`));
    await expect(page.getByText(t("browse.match", { vehicleType: "car", count: most.count }))).toBeVisible();

    await page.goBack();
    await map(page, words).locator("circle").first().click();
    await expect(page).toHaveURL(new RegExp(`city=${most.place}&gearType=automatic$`));
  });

  test("the stock of a seller is in one place, and has no map", async ({ page, api, words }) => {
    const { data } = await api("GET /api/dealers");
    await open(page, `/dealers/${data.find(({ stock }) => stock.car > 1)?.slug}`);
    // The dealership's own address may be on one.
    const found = page.locator("#results");
    await expect(found.getByRole("heading")).toBeVisible();
    await expect(found.getByRole("link", { name: words.t("browse.onMap") })).toHaveCount(0);
  });
});

test.describe("on a phone without scripts", () => {
  test.use({ ...phone, javaScriptEnabled: false });
  test("map and list are links", async ({ page, api, words }) => {
    const { t, name } = words;
    await page.goto("/motorcycles");
    await page.getByRole("link", { name: t("browse.onMap") }).click();
    await expect(page).toHaveURL(/\/motorcycles\?view=map$/);
    const { data } = await api("GET /api/cars/map", { query: { vehicleType: "motorcycle" } });
    const [first] = data;
    if (!first) throw new Error("The market has no motorcycles");
    await map(page, words)
      .getByRole("link", { name: name("place", first.place) })
      .first()
      .click();
    const count = await countOf(api, { vehicleType: "motorcycle", ...first.query });
    expect(count).toBe(first.count);
    await expect(page.getByText(t("browse.match", { vehicleType: "motorcycle", count }))).toBeVisible();
  });
});
