import type { Page } from "@playwright/test";
import { countOf } from "./support/market.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** By the sea, west of Jounieh; told by nobody but the device, and written nowhere else. */
const here = { latitude: 33.98765, longitude: 35.60432 };
const secret = /33[.,]98|35[.,]60/;

const form = (page: Page, { t }: Words) => page.getByRole("form", { name: t("browse.filterTitle") });
const ofPlace = (page: Page, words: Words) =>
  form(page, words)
    .locator("details")
    .filter({ hasText: words.t("browse.filterPlace") });
const whereIAm = (page: Page, { t }: Words) => page.getByRole("button", { name: t("nearby.whereIAm") });

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1280, height: 900 }, geolocation: here, permissions: ["geolocation"] });

  test("who asks for what is near gets the nearest place, and nobody learns where they are", {
    tag: "@english",
  }, async ({ page, api, words }) => {
    const { t, name, number } = words;
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    // That it is asked for on a tap alone.
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...given) => {
        document.documentElement.dataset.asked = "true";
        ask(...given);
      };
    });
    // Other journeys list none of this one meanwhile.
    const brand = "mercedes-benz";
    await open(page, `/cars?brand=${brand}`);
    await ofPlace(page, words).locator("summary").click();
    await expect(whereIAm(page, words)).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-asked");
    await whereIAm(page, words).click();
    await expect(page).toHaveURL(/\/cars\?brand=[\w-]+&near=jounieh&radius=25$/);
    const place = name("place", "jounieh");
    await expect(page.getByText(t("nearby.found", { place }))).toBeVisible();
    const count = await countOf(api, { brand: [brand], near: "jounieh", radius: 25 });
    await expect(page.getByText(t("browse.match", { vehicleType: "car", count }))).toBeVisible();
    const chip = t("nearby.within", { km: "25", place });
    await expect(page.getByRole("button", { name: t("browse.remove", { filter: chip }) })).toBeVisible();
    // A heart half under the header of a page that was scrolled, or under the toast, is no target too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText(t("nearby.found", { place }))).toBeHidden();
    await expectAccessible(page);

    const radius = form(page, words).getByRole("combobox", { name: t("nearby.radius") });
    const wider = await countOf(api, { brand: [brand], near: "jounieh", radius: 50 });
    await expect(radius).toContainText(t("nearby.withinKmCount", { km: "50", count: number(wider) }));
    await radius.selectOption("50");
    await expect(page.getByText(t("browse.match", { vehicleType: "car", count: wider }))).toBeVisible();

    await page.getByRole("combobox", { name: t("browse.sort") }).selectOption("distance");
    await expect(page).toHaveURL(/near=jounieh&radius=50&sort=distance$/);
    expect(sent.filter((one) => secret.test(one))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      secret,
    );

    // What goes by a place goes with it.
    await page
      .getByRole("button", { name: t("browse.remove", { filter: t("nearby.within", { km: "50", place }) }) })
      .click();
    await expect(page).toHaveURL(/\/cars\?brand=[\w-]+$/);
  });

  test("words for what is around a place are read, and said", { tag: "@english" }, async ({
    page,
    words,
  }) => {
    const { t, name } = words;
    const said = t("nearby.within", { km: "25", place: name("place", "jounieh") });
    const part = page.getByRole("button", { name: t("browse.understoodRemove", { part: said }) });
    await open(page, "/cars?search=mercedes+near+jounieh");
    await expect(part).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(t("nearby.around", { place: name("place", "jounieh") })));
    // And where the browser asks for them itself.
    await open(page, "/");
    const box = page.getByRole("form", { name: t("home.searchLabel") }).getByRole("searchbox");
    await box.fill("mercedes near jounieh");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/cars\?search=/);
    await expect(part).toBeVisible();
  });

  test("cards say how far they are, drawn by the server and by the browser alike", async ({
    page,
    api,
    words,
  }) => {
    const { t, name, number } = words;
    await open(page, "/cars?near=hermel&sort=distance");
    const { data, distances } = await api("GET /api/cars", {
      query: { near: "hermel", sort: "distance", limit: 24 },
    });
    const said = data.map(({ city }) => {
      const km = distances?.[city];
      return km
        ? `${name("place", city)} · ${t("listings.cardMileage", { km: number(km) })}`
        : name("place", city);
    });
    const feet = page.getByRole("article").locator("div:has(> time) > span");
    await expect(feet).toHaveText(said);
    // Another order and back: the browser's own cards.
    const sort = page.getByRole("combobox", { name: t("browse.sort") });
    await sort.selectOption("newest");
    await expect(page).toHaveURL(/sort=newest/);
    await sort.selectOption("distance");
    await expect(feet).toHaveText(said);
  });
});

test.describe("who is abroad", () => {
  test.use({
    viewport: { width: 1280, height: 900 },
    geolocation: { latitude: 48.857, longitude: 2.352 },
    permissions: ["geolocation"],
  });
  test("is told that no place is near, and chooses one", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/cars");
    await ofPlace(page, words).locator("summary").click();
    await whereIAm(page, words).click();
    await expect(page.getByText(t("nearby.far"))).toBeVisible();
    await expect(page).toHaveURL(/\/cars$/);
    await form(page, words)
      .getByRole("combobox", { name: t("nearby.place") })
      .selectOption("tyre");
    await expect(page).toHaveURL(/near=tyre&radius=25$/);
  });
});

test.describe("on a phone, whose owner does not allow it", () => {
  test.use({ ...phone, permissions: [] });
  test("the page says so, and a place can be chosen", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/cars");
    await page.getByRole("button", { name: t("browse.filterTitleCount", { count: 0 }), exact: true }).tap();
    const sheet = page.getByRole("dialog");
    await sheet
      .locator("details")
      .filter({ hasText: t("browse.filterPlace") })
      .locator("summary")
      .tap();
    await sheet.getByRole("button", { name: t("nearby.whereIAm") }).tap();
    await expect(page.getByText(t("nearby.denied"))).toBeVisible();
    await sheet.getByRole("combobox", { name: t("nearby.place") }).selectOption("sidon");
    await expect(sheet.getByRole("combobox", { name: t("nearby.radius") })).toHaveValue("25");
    await sheet.getByRole("button").last().tap();
    await expect(page).toHaveURL(/near=sidon&radius=25$/);
  });
});
