import type { Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { countOf } from "./support/market.ts";
import { expect, open, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const column = (page: Page, { t }: Words) => page.getByRole("form", { name: t("browse.filterTitle") });
const results = (page: Page, { t }: Words) => page.getByRole("region", { name: t("browse.results") });
const matching = (page: Page, { t }: Words, count: number, vehicleType: "car" | "motorcycle" = "car") =>
  page.getByText(t("browse.match", { vehicleType, count }), { exact: true });

/** A choice of the filter column by its name; its count is part of what a screen reader says. */
const choice = (page: Page, words: Words, label: string) =>
  column(page, words).locator("label").filter({ hasText: label });

test("filters change the address and the listings without a reload; back and forward follow", {
  tag: "@english",
}, async ({ page, api, words }) => {
  const { name } = words;
  await open(page, "/cars");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await choice(page, words, name("gearType", "manual")).click();
  await expect(page).toHaveURL(/\/cars\?gearType=manual$/);
  const manual = await countOf(api, { gearType: ["manual"] });
  await expect(matching(page, words, manual)).toBeVisible();

  await choice(page, words, name("colour", "white")).click();
  await expect(page).toHaveURL(/\/cars\?gearType=manual&exteriorColor=white$/);
  const white = await countOf(api, { gearType: ["manual"], exteriorColor: ["white"] });
  await expect(matching(page, words, white)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/cars\?gearType=manual$/);
  await expect(matching(page, words, manual)).toBeVisible();
  await page.goForward();
  await expect(matching(page, words, white)).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window), "the document was never left").toBe(true);

  await reload(page);
  await expect(matching(page, words, white)).toBeVisible();
});

test("the count beside a choice is what choosing it shows", async ({ page, words }) => {
  const { name, number, t } = words;
  await open(page, "/cars");
  for (const [kind, slug] of [
    ["bodyType", "suv"],
    ["gearType", "automatic"],
  ] as const) {
    const label = choice(page, words, name(kind, slug));
    await expect(label).toContainText(/\d/);
    const text = ((await label.textContent()) ?? "").replace(name(kind, slug), "");
    const count = Number(text.replaceAll(",", ""));
    expect(text.trim()).toBe(number(count));
    await label.click();
    await expect(page.getByText(t("browse.match", { vehicleType: "car", count }))).toBeVisible();
  }
});

test("models wait for a brand, and leave with it", async ({ page, api, words }) => {
  const { t, name } = words;
  await open(page, "/cars");
  const model = column(page, words).getByRole("combobox", { name: t("browse.filterModel"), exact: true });
  await expect(model).toBeDisabled();
  await expect(model).toHaveText(t("browse.filterChooseBrand"));

  const { facets } = await api("GET /api/cars", { query: { facets: true, limit: 1 } });
  const [first = "", second = ""] = Object.entries(facets?.brand ?? {})
    .toSorted(([, a], [, b]) => b - a)
    .map(([slug]) => slug);
  await choice(page, words, name("brand", first)).click();
  await expect(model).toBeHidden();
  // The list of models is in its order once the counts are those of the brand.
  await expect(matching(page, words, await countOf(api, { brand: [first] }))).toBeVisible();
  const models = column(page, words).getByRole("group", { name: t("browse.filterModel"), exact: true });
  const anyModel = models.getByRole("checkbox").first();
  await models.locator("label").first().click();
  await expect(anyModel).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`\\?brand=${first}&model=[a-z0-9-]+$`));

  await choice(page, words, name("brand", second)).click();
  await expect(page).toHaveURL((url) => !url.searchParams.has("model"));
  expect(new URL(page.url()).searchParams.getAll("brand").toSorted()).toEqual([first, second].toSorted());
  await expect(matching(page, words, await countOf(api, { brand: [first, second] }))).toBeVisible();
});

test("a ready range fills both ends; an end of one's own makes it custom", async ({ page, api, words }) => {
  const { t } = words;
  await open(page, "/cars");
  const title = t("browse.filterPrice");
  const preset = column(page, words).getByRole("combobox", {
    name: t("browse.filterPresetOf", { filter: title }),
  });
  const low = column(page, words).getByRole("textbox", {
    name: t("browse.filterMinOf", { filter: title }),
  });
  const high = column(page, words).getByRole("textbox", {
    name: t("browse.filterMaxOf", { filter: title }),
  });

  await preset.selectOption("0-20000");
  await expect(high).toHaveValue("20,000");
  await expect(low).toHaveValue("");
  await expect(page).toHaveURL(/\?priceMax=20000$/);
  await expect(matching(page, words, await countOf(api, { priceMax: 20_000 }))).toBeVisible();

  await low.fill("٧٬٥٠٠");
  await low.press("Enter");
  await expect(low).toHaveValue("7,500");
  await expect(preset).toHaveValue("custom");
  await expect(page).toHaveURL(/\?priceMin=7500&priceMax=20000$/);
  await expect(matching(page, words, await countOf(api, { priceMin: 7500, priceMax: 20_000 }))).toBeVisible();

  await low.fill("abc");
  await low.press("Enter");
  await expect(low).toHaveValue("7,500");
  await expect(page).toHaveURL(/\?priceMin=7500&priceMax=20000$/);

  await preset.selectOption("all");
  await expect(low).toHaveValue("");
  await expect(high).toHaveValue("");
  await expect(page).toHaveURL(/\/cars$/);

  await preset.selectOption("custom");
  await expect(preset).toHaveValue("custom");
  await expect(low).toBeFocused();
});

test("years are chosen from ready ranges or one by one", async ({ page, api, words }) => {
  const { t } = words;
  await open(page, "/cars");
  const title = t("browse.filterYear");
  const field = (name: string) => column(page, words).getByRole("combobox", { name });
  await field(t("browse.filterPresetOf", { filter: title })).selectOption("2010-2019");
  await expect(field(t("browse.filterMinOf", { filter: title }))).toHaveValue("2010");
  await expect(field(t("browse.filterMaxOf", { filter: title }))).toHaveValue("2019");
  await field(t("browse.filterMaxOf", { filter: title })).selectOption("2014");
  await expect(field(t("browse.filterPresetOf", { filter: title }))).toHaveValue("custom");
  await expect(matching(page, words, await countOf(api, { yearMin: 2010, yearMax: 2014 }))).toBeVisible();
});

test("orders: the cheapest first, the newest years first", async ({ page, api, words }) => {
  const { t } = words;
  await open(page, "/cars");
  const order = page.getByRole("combobox", { name: t("browse.sort") }).and(page.locator(":visible"));
  const titles = results(page, words).getByRole("article").getByRole("heading", { level: 2 });
  for (const sort of ["price_low_to_high", "price_high_to_low", "year_old_to_new"] as const) {
    await order.selectOption(sort);
    await expect(page).toHaveURL(new RegExp(`\\?sort=${sort}$`));
    const { data } = await api("GET /api/cars", { query: { sort, limit: 24 } });
    await expect(titles).toHaveText(data.map(({ name }) => name[words.language]));
    const values = data.map(({ priceUsd, year }) => (sort.startsWith("price") ? priceUsd : year));
    const rising = values.toSorted((a, b) => a - b);
    expect(values).toEqual(sort === "price_high_to_low" ? rising.toReversed() : rising);
  }
});

test("pages: two either side of the current one, the ends, and what lies between", async ({
  page,
  api,
  words,
}) => {
  const { t, plain } = words;
  const { totalPages } = await api("GET /api/cars", { query: { limit: 24 } });
  expect(totalPages).toBeGreaterThanOrEqual(5);
  await open(page, "/cars");
  const pages = page.getByRole("navigation", { name: t("common.pages") });
  const link = (number: number) =>
    pages.getByRole("link", { name: t("browse.page", { page: plain(number) }), exact: true });
  const previous = pages.getByRole("link", { name: t("common.previousPage") });
  const next = pages.getByRole("link", { name: t("common.nextPage") });

  await expect(link(1)).toHaveAttribute("aria-current", "page");
  await expect(link(2)).toBeVisible();
  await expect(link(3)).toBeVisible();
  await expect(previous).toBeHidden();
  await expect(link(totalPages)).toBeVisible();
  // A gap never stands for a single page.
  if (totalPages > 5) await expect(pages).toContainText("…");
  else await expect(link(4)).toBeVisible();

  const first = await results(page, words).getByRole("article").first().textContent();
  await next.click();
  await expect(page).toHaveURL(/\/cars\?page=2$/);
  await expect(link(2)).toHaveAttribute("aria-current", "page");
  await expect(pages.locator("[aria-current]")).toHaveCount(1);
  await expect(results(page, words).getByRole("article").first()).not.toHaveText(first ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await link(totalPages).click();
  await expect(link(totalPages)).toHaveAttribute("aria-current", "page");
  await expect(next).toBeHidden();
  await expect(previous).toBeVisible();
  await expect(link(totalPages - 2)).toBeVisible();

  await open(page, "/cars?page=9999");
  await expect(page).toHaveURL(new RegExp(`\\?page=${totalPages}$`));
});

test("a filter goes back to the first page", async ({ page, words }) => {
  await open(page, "/cars?page=2");
  await choice(page, words, words.name("gearType", "automatic")).click();
  await expect(page).toHaveURL(/\/cars\?gearType=automatic$/);
});

test("nothing found: an alert, what each condition costs, and the way back to everything", async ({
  page,
  api,
  words,
}) => {
  const { t, name } = words;
  await open(page, "/cars?brand=byd&gearType=manual&priceMax=700");
  await expect(
    page.getByRole("heading", { name: t("browse.emptyTitle", { vehicleType: "car" }) }),
  ).toBeVisible();
  await expect(results(page, words)).toBeHidden();
  const empty = page.getByRole("main");
  await expect(empty.getByRole("button", { name: t("browse.notifyMe") })).toBeVisible();
  const answer = await api("GET /api/cars", {
    query: { brand: ["byd"], gearType: ["manual"], priceMax: 700, limit: 24 },
  });
  const [way] = answer.ways ?? [];
  if (!way) throw new Error("No way on from a search with three filters");
  const count = t("browse.count", { vehicleType: "car", count: way.count });
  await empty.getByRole("link", { name: t("browse.relax", { filter: way.label, count }) }).click();
  await expect(matching(page, words, way.count)).toBeVisible();
  await page.goBack();
  await expect(column(page, words)).toContainText(name("brand", "byd"));
  await empty
    .getByRole("link", { name: t("browse.clearAll") })
    .last()
    .click();
  await expect(page).toHaveURL(/\/cars$/);
  const all = await countOf(api, {});
  await expect(
    page.getByText(t("browse.available", { vehicleType: "car", count: all }), { exact: true }),
  ).toBeVisible();
  await expect(results(page, words).getByRole("article")).toHaveCount(24);
});

test("the ways on from a search in words are links of the page itself", async ({ request, api }) => {
  const search = "bmw x5 1991 beirut";
  const html = await (await request.get(`/cars?search=${encodeURIComponent(search)}`)).text();
  const { total, ways = [] } = await api("GET /api/cars", { query: { search, limit: 24 } });
  expect(total).toBe(0);
  expect(ways.length).toBeGreaterThan(0);
  const [section = ""] = /<section[^>]*data-ways[\s\S]*?<\/section>/.exec(html) ?? [];
  // Each of them, and the way back to everything.
  expect(section.match(/<a [^>]*href="\/cars/g)).toHaveLength(ways.length + 1);
});

test("an address with values that are none leads to the one that says the same; campaign marks stay", async ({
  page,
  request,
}) => {
  const address =
    "/cars?gearType=manual&gearType=flying&brand=nosuchbrand&priceMin=abc&page=-4&colour=x&utm_source=chat";
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  await open(page, address);
  const { searchParams, pathname } = new URL(page.url());
  expect(pathname).toBe("/cars");
  expect(Object.fromEntries(searchParams)).toEqual({ gearType: "manual", utm_source: "chat" });
});

test("motorcycles are browsed with filters of their own", async ({ page, api, words }) => {
  const { t, name } = words;
  const vehicleType = "motorcycle";
  await open(page, "/motorcycles");
  await expect(column(page, words).getByRole("heading", { name: t("browse.filterType") })).toBeVisible();
  await expect(column(page, words).getByRole("heading", { name: t("browse.filterEngine") })).toBeVisible();
  await expect(column(page, words).getByRole("heading", { name: t("browse.filterBody") })).toBeHidden();

  await choice(page, words, name("motorcycleType", "scooter")).click();
  await expect(page).toHaveURL(/\/motorcycles\?motorcycleType=scooter$/);
  const scooters = await countOf(api, { vehicleType, motorcycleType: ["scooter"] });
  expect(scooters).toBeGreaterThan(0);
  await expect(matching(page, words, scooters, vehicleType)).toBeVisible();

  const title = t("browse.filterEngine");
  const most = column(page, words).getByRole("textbox", {
    name: t("browse.filterMaxOf", { filter: title }),
  });
  await most.fill("150");
  await most.press("Tab");
  await expect(page).toHaveURL(/\/motorcycles\?motorcycleType=scooter&engineMax=150$/);
  const small = await countOf(api, { vehicleType, motorcycleType: ["scooter"], engineMax: 150 });
  await expect(
    small > 0
      ? matching(page, words, small, vehicleType)
      : page.getByRole("heading", { name: t("browse.emptyTitle", { vehicleType }) }),
  ).toBeVisible();
});

test("cards lie in a grid or in lines, each with at most three features and how many more there are", async ({
  page,
  words,
}) => {
  const { t } = words;
  const features = results(page, words)
    .getByRole("article")
    .first()
    .locator(css("features/listings/card/card#features"));
  await open(page, "/cars");
  await expect(features).toHaveText(/^[^·]+ · [^·]+ · [^·]+\+\d+$/);
  await page.getByRole("button", { name: t("browse.list") }).click();
  await expect(page).toHaveURL(/\/cars\?view=list$/);
  await expect(page.getByRole("button", { name: t("browse.list") })).toHaveAttribute("aria-pressed", "true");
});
