import { countOf } from "./support/market.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

test.describe(() => {
  test.use({ ...phone });

  test("prices lead from the market to a brand, a model and its listings", async ({ page, api, words }) => {
    const { t, name } = words;
    await open(page, "/seo");
    await expect(page.getByRole("heading", { level: 1, name: t("landings.indexTitle") })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: name("brand", "toyota"), exact: true }).click();
    const title = t("landings.of", { subject: name("brand", "toyota") });
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const count = await countOf(api, { brand: ["toyota"] });

    await page.getByRole("link", { name: t("landings.showAll", { count }) }).click();
    await expect(page).toHaveURL(/\/cars\?brand=toyota$/);
    await page.goBack();
    const models = page.getByRole("table", { name: t("landings.models") });
    await models.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/seo\/cars\/toyota\/[a-z0-9-]+$/);
    await expect(page.getByRole("table", { name: t("landings.byYear") })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the page of a place has its figures, its listings and its own address", {
      tag: "@english",
    }, async ({ page, language, api, words }) => {
      const { t, name } = words;
      const count = await countOf(api, { city: ["beirut"] });
      await page.goto("/seo/cars/in/beirut");
      const title = t("landings.carsIn", { place: name("place", "beirut") });
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(t("common.pageTitle", { page: title, name: t("common.siteName") }));
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page.getByRole("link", { name: t("landings.showAll", { count }) })).toBeVisible();
      const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
      expect(canonical).toMatch(language === "ar" ? /\/seo\/cars\/in\/beirut$/ : /beirut\?lang=en$/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => JSON.parse(text)["@type"]).toSorted()).toEqual([
        "BreadcrumbList",
        "ItemList",
      ]);
    });
  });
});

test("where nothing is listed there is no page", async ({ page, words }) => {
  const response = await open(page, "/seo/cars/nobody");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: words.t("common.notFoundTitle") })).toBeVisible();
});
