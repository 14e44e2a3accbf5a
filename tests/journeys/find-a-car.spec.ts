import type { ListingCard } from "#features/listings/listing.schema.ts";
import { everyListing } from "./support/market.ts";
import { expect, open, phone, test } from "./support/test.ts";

test.use(phone);

/** Words for a car that the market has, as a user in Lebanon types them: «مرسيدس C200 ٢٠١٥ في بيروت تحت 25000». */
const searching = test.extend<{ wanted: { text: string; year: string; place: string; car: ListingCard } }>({
  wanted: async ({ api, words }, use) => {
    const cars = await everyListing(api, "car");
    for (const car of cars.filter(({ brand }) => brand === "mercedes-benz")) {
      const params = { vehicleType: "car", brand: car.brand } as const;
      const models = await api("GET /api/reference/brands/:vehicleType/:brand/models", { params });
      const model = models.find(({ slug }) => slug === car.model)?.en.replaceAll(" ", "");
      const year = words.plain(car.year);
      const place = words.name("place", car.city);
      const most = Math.ceil(car.priceUsd / 5000) * 5000;
      const text = `مرسيدس ${model} ${year} في ${place} تحت ${most}`;
      const { total, understood } = await api("GET /api/cars", { query: { search: text } });
      const read = new Set(understood?.filters.map(({ filter }) => filter));
      const whole = ["brand", "model", "year", "city", "priceMax"].every((one) => read.has(one));
      if (whole && total > 0) return use({ text, year, place, car });
    }
    throw new Error("No Mercedes of the demo market can be asked for in words");
  },
});

searching(
  "a car asked for in words is three taps away, and the way back leads where one was",
  async ({ page, api, words, wanted }) => {
    const { t } = words;
    await open(page, "/");
    const search = page.getByRole("form", { name: t("home.searchLabel") });

    await search.getByRole("searchbox", { name: t("home.searchText") }).tap();
    await page.keyboard.type(wanted.text);
    const { total } = await api("GET /api/cars", { query: { search: wanted.text } });
    const show = search.getByRole("button", { name: t("home.showCars", { count: total }) });
    await show.tap();

    await expect(page).toHaveURL(
      (url) => url.pathname === "/cars" && url.searchParams.get("search") === wanted.text,
    );
    await expect(page.getByText(t("browse.match", { vehicleType: "car", count: total }))).toBeVisible();
    const car = page
      .getByRole("article")
      .getByRole("link", { name: wanted.car.name[words.language], exact: true });
    await car.first().tap();

    await expect(
      page.getByRole("heading", { level: 1, name: wanted.car.name[words.language] }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.searchParams.get("search") === wanted.text);
    await expect(car.first()).toBeInViewport();
  },
);

searching(
  "what the words were read as is said, and a part of it can be left out",
  async ({ page, api, words, wanted }) => {
    const { t, name } = words;
    await open(page, `/cars?search=${encodeURIComponent(wanted.text)}`);
    const part = (label: string) =>
      page.getByRole("button", { name: t("browse.understoodRemove", { part: label }), exact: true });
    await expect(page.getByText(t("browse.understood"))).toBeVisible();
    await expect(part(name("brand", "mercedes-benz"))).toBeVisible();
    await expect(part(wanted.place)).toBeVisible();
    await expect(part(wanted.year)).toBeVisible();

    await part(wanted.year).tap();
    await expect(part(wanted.year)).toBeHidden();
    await expect(part(wanted.place)).toBeVisible();
    const rest = new URL(page.url()).searchParams.get("search") ?? "";
    expect(rest).not.toContain(wanted.year);
    const { total } = await api("GET /api/cars", { query: { search: rest } });
    await expect(page.getByText(t("browse.match", { vehicleType: "car", count: total }))).toBeVisible();

    await page.goBack();
    await expect(part(wanted.year)).toBeVisible();
    await page.getByRole("button", { name: t("browse.literal") }).tap();
    await expect(part(wanted.place)).toBeHidden();
    await page.getByRole("button", { name: t("browse.literalUndo") }).tap();
    await expect(part(wanted.place)).toBeVisible();
  },
);

test("the sheet of filters counts what it would show before it is applied; chips take filters away", async ({
  page,
  api,
  words,
}) => {
  const { t, name } = words;
  const vehicleType = "car";
  const matching = (count: number) => page.getByText(t("browse.match", { vehicleType, count }));
  await open(page, "/cars");
  const before = page.url();
  await page.getByRole("button", { name: t("browse.filterTitleCount", { count: 0 }), exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: t("browse.filterTitle") });
  const choice = (label: string) => sheet.getByRole("checkbox", { name: label });

  await sheet
    .locator("label")
    .filter({ hasText: name("gearType", "automatic") })
    .tap();
  await expect(choice(name("gearType", "automatic"))).toBeChecked();
  const automatic = await api("GET /api/cars", { query: { gearType: ["automatic"], limit: 1 } });
  await expect(
    sheet.getByRole("button", { name: t("browse.show", { vehicleType, count: automatic.total }) }),
  ).toBeVisible();
  expect(page.url(), "nothing is applied while the sheet is open").toBe(before);

  await sheet
    .locator("label")
    .filter({ hasText: name("bodyType", "suv") })
    .tap();
  const both = await api("GET /api/cars", {
    query: { gearType: ["automatic"], bodyType: ["suv"], limit: 1 },
  });
  expect(both.total, "the second choice narrows the first").toBeLessThan(automatic.total);
  await sheet.getByRole("button", { name: t("browse.show", { vehicleType, count: both.total }) }).tap();

  await expect(sheet).toBeHidden();
  await expect(matching(both.total)).toBeVisible();
  const chips = page.getByRole("list", { name: t("browse.applied") });
  const remove = (label: string) =>
    chips.getByRole("button", { name: t("browse.remove", { filter: label }) });
  await remove(name("bodyType", "suv")).tap();
  await expect(matching(automatic.total)).toBeVisible();
  await expect(remove(name("bodyType", "suv"))).toBeHidden();
  await expect(page).toHaveURL(/\/cars\?gearType=automatic$/);

  await chips.getByRole("button", { name: t("browse.clearAll") }).tap();
  await expect(chips).toBeHidden();
  await expect(page).toHaveURL(/\/cars$/);
});

test("going back closes the sheet of filters and nothing else", async ({ page, words }) => {
  const { t } = words;
  await open(page, "/cars?gearType=automatic");
  await page.getByRole("button", { name: t("browse.filterTitleCount", { count: 1 }), exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: t("browse.filterTitle") });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/cars\?gearType=automatic$/);
});

test("pulling the sheet of filters down closes it, a short pull does not", async ({ page, words }) => {
  const { t } = words;
  await open(page, "/cars");
  await page.getByRole("button", { name: t("browse.filterTitleCount", { count: 0 }), exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: t("browse.filterTitle") });
  const title = sheet.getByRole("heading", { name: t("browse.filterTitle") });
  const place = () => sheet.evaluate((element) => element.getBoundingClientRect().top);
  // It comes in from below.
  await expect.poll(async () => (await sheet.evaluate((one) => one.getAnimations().length)) === 0).toBe(true);
  const top = await place();
  const pull = async (by: number) => {
    const { x = 0, y = 0 } = (await title.boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5, y + 5 + by, { steps: 4 });
    if (by > 50) expect(await place(), "it follows").toBeGreaterThan(top + 50);
    await page.mouse.up();
  };
  await pull(40);
  await expect.poll(place, "it goes back").toBe(top);
  await pull(160);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/cars$/);
});

test("suggestions while typing lead to what they name", async ({ page, api, words }) => {
  const { t, name } = words;
  await open(page, "/cars");
  const box = page.getByRole("combobox", { name: t("browse.search") });
  await box.tap();
  await page.keyboard.type("تويو");
  const toyota = page.getByRole("option", { name: name("brand", "toyota") }).first();
  await expect(toyota).toBeVisible();
  await toyota.tap();
  await expect(page).toHaveURL(/\/cars\?brand=toyota$/);
  const { total } = await api("GET /api/cars", { query: { brand: ["toyota"], limit: 1 } });
  const counted = t("browse.match", { vehicleType: "car", count: total });
  await expect(page.getByText(counted)).toBeVisible();
  await expect(box).toHaveValue("");
});

test("far down the list, the way back from a car leads to the same place on the page", async ({ page }) => {
  await open(page, "/cars");
  const card = page.getByRole("article").nth(15);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.tap();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeInViewport();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(link).toHaveText(title);
});
