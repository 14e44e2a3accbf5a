import { expect, open, test } from "./support/test.ts";

test("six ways in by kind say how many are on sale, and lead to them", { tag: "@english" }, async ({
  page,
  api,
  words,
}) => {
  const { t } = words;
  const { categories, motorcycles } = await api("GET /api/site/figures");
  await open(page, "/");
  const tiles = page.getByRole("region", { name: t("home.browseCategories") }).getByRole("link");
  await expect(tiles).toHaveCount(6);
  for (const [words, count, leadsTo] of [
    ["home.tileSmall", categories.small, "/cars?category=small"],
    ["home.tileFamily", categories.family, "/cars?category=family"],
    ["home.tileLuxury", categories.luxury, "/cars?category=luxury"],
    ["home.tileTruck", categories.truck, "/cars?category=truck"],
    ["home.tileVan", categories.van, "/cars?category=van"],
    ["home.tileMotorcycles", motorcycles, "/motorcycles"],
  ] as const) {
    const tile = tiles.filter({ hasText: t(words) });
    await expect(tile).toContainText(t("home.tileCount", { count: count ?? 0 }));
    await expect(tile).toHaveAttribute("href", leadsTo);
  }
  await tiles.filter({ hasText: t("home.tileMotorcycles") }).click();
  await expect(page).toHaveURL(/\/motorcycles$/);
});

test("the six latest cars, newest first", async ({ page, api, words }) => {
  const { data } = await api("GET /api/cars", { query: { sort: "newest", limit: 6 } });
  await open(page, "/");
  const latest = page.getByRole("region", { name: words.t("home.latestTitle") });
  await expect(latest.getByRole("article").getByRole("heading")).toHaveText(
    data.map(({ name }) => name[words.language]),
  );
});

test("what sellers pay to have on the front page stands there, also for guests", { tag: "@english" }, async ({
  page,
  api,
  words,
}) => {
  await open(page, "/");
  const featured = page.getByRole("region", { name: words.t("home.featured") }).getByRole("article");
  const shown = (await api("GET /api/cars/featured", { query: { limit: 6 } })).map(
    ({ name }) => name[words.language],
  );
  expect(shown.length).toBeGreaterThan(0);
  await expect(featured.getByRole("heading")).toHaveText(shown);
});

test("sharing copies the address where a device has no share sheet, and says so", async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { t } = words;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await open(page, "/");
  await page.getByRole("button", { name: t("home.share"), exact: true }).click();
  await expect(page.getByText(t("home.linkCopied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/`);
});
