import { countOf } from "./support/market.ts";
import { expect, phone, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("the quick search opens the cars it asks for", { tag: "@english" }, async ({ page, api, words }) => {
  const { t } = words;
  await page.goto("/");
  const search = page.getByRole("form", { name: t("home.searchLabel") });
  await search.getByRole("searchbox").fill("toyota");
  await search.getByRole("combobox", { name: t("home.searchPrice") }).selectOption("10000-20000");
  await search.getByRole("button").filter({ visible: true }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === "/cars" && url.searchParams.get("search") === "toyota",
  );
  const count = await countOf(api, { search: "toyota", priceMin: 10_000, priceMax: 20_000 });
  expect(count).toBeGreaterThan(0);
  await expect(page.getByText(t("browse.match", { vehicleType: "car", count }))).toBeVisible();
});

test("pages and cars are links", async ({ page, api, words }) => {
  const { t } = words;
  const { data } = await api("GET /api/cars", { query: { page: 2, limit: 24 } });
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("common.cars"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/cars$/);
  // Until its fonts are there the links at the end of the page may move under the pointer.
  await page.waitForLoadState();
  await page
    .getByRole("navigation", { name: t("common.pages") })
    .getByRole("link", { name: t("common.nextPage") })
    .click();
  await expect(page).toHaveURL(/\/cars\?page=2$/);
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
    data.map(({ name }) => name[words.language]),
  );
  await page.getByRole("article").first().getByRole("link").click();
  await expect(
    page.getByRole("heading", { level: 1, name: data[0]?.name[words.language] ?? "" }),
  ).toBeVisible();
  await page
    .getByRole("button", { name: t("detail.contactWhatsApp") })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("link", { name: t("contact-numbers.whatsapp") })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/961/,
  );
});

test("motorcycles can be asked for as well", async ({ page, words }) => {
  const { t } = words;
  await page.goto("/");
  const search = page.getByRole("form", { name: t("home.searchLabel") });
  await search.getByText(t("home.searchMotorcycles"), { exact: true }).click();
  await search.getByRole("button").filter({ visible: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/motorcycles");
});

test("filters are a form with a button", async ({ page, api, words }) => {
  const { t, name } = words;
  await page.goto("/cars");
  const filters = page.getByRole("form", { name: t("browse.filterTitle") });
  await filters
    .locator("label")
    .filter({ hasText: name("gearType", "manual") })
    .click();
  await filters.getByRole("button", { name: t("browse.filterApply") }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("gearType") === "manual");
  const count = await countOf(api, { gearType: ["manual"] });
  await expect(page.getByText(t("browse.match", { vehicleType: "car", count }))).toBeVisible();
});

test("filters keep the words, how they are read, the order and the layout", async ({ page, words }) => {
  const { t, name } = words;
  await page.goto("/cars?search=clean&literal=clean&sort=newest&view=list");
  const filters = page.getByRole("form", { name: t("browse.filterTitle") });
  await filters
    .locator("label")
    .filter({ hasText: name("gearType", "automatic") })
    .click();
  await filters.getByRole("button", { name: t("browse.filterApply") }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("gearType") === "automatic");
  const sent = new URL(page.url()).searchParams;
  expect(["search", "literal", "sort", "view"].map((one) => sent.getAll(one))).toEqual([
    ["clean"],
    ["clean"],
    ["newest"],
    ["list"],
  ]);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a search in words finds", async ({ page, api, words }) => {
    const { t } = words;
    await page.goto("/cars");
    const box = page.getByRole("combobox", { name: t("browse.search") });
    await box.fill("تويوتا");
    await box.press("Enter");
    const count = await countOf(api, { search: "تويوتا" });
    await expect(page.getByText(t("browse.match", { vehicleType: "car", count }))).toBeVisible();
  });

  test("filters open over the page", async ({ page, words }) => {
    const { t, name } = words;
    await page.goto("/cars");
    const filters = page.getByRole("form", { name: t("browse.filterTitle") });
    await expect(filters).toBeHidden();
    const button = page
      .getByRole("main")
      .getByRole("button", { name: t("browse.filterTitleCount", { count: 0 }) });
    await button.tap();
    await filters.getByRole("button", { name: t("common.close") }).tap();
    await expect(filters).toBeHidden();
    await button.tap();
    await filters
      .locator("label")
      .filter({ hasText: name("gearType", "manual") })
      .tap();
    await filters.getByRole("button", { name: t("browse.filterApply") }).tap();
    await expect(page).toHaveURL((url) => url.searchParams.get("gearType") === "manual");
  });
});
