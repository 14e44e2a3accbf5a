import type { Page, Route } from "@playwright/test";
import { accountButton, signInDialog } from "./support/accounts.ts";
import { holdBack } from "./support/hold-back.ts";
import { countOf } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const calls = /\/api\/cars(\?|$)/;
const manual = (page: Page, { t, name }: Words) =>
  page
    .getByRole("form", { name: t("browse.filterTitle") })
    .locator("label")
    .filter({ hasText: name("gearType", "manual") });
const failure = (page: Page, { t }: Words) =>
  page.getByRole("alert").filter({ hasText: t("browse.failedTitle", { vehicleType: "car" }) });

test("a picture on its way has its place and its colours", async ({ page, api }) => {
  const { data } = await api("GET /api/cars", { query: { limit: 24 } });
  // Other journeys list cars as well, and not each with a picture.
  const car = data.find(({ photos }) => photos.length > 0);
  const letGo = await holdBack(page, "**/media/**");
  await page.goto("/cars", { waitUntil: "commit" });
  const picture = page
    .getByRole("article")
    .filter({ has: page.locator(`a[href="/cars/${car?.id}"]`) })
    .locator("img");
  await expect(picture).toHaveCSS("background-image", /gradient|url\("data:/);
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  letGo();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(before);
});

test("from page to page, places of cards stand in for what is on its way", async ({ page, words }) => {
  const { t } = words;
  await open(page, "/");
  const letGo = await holdBack(page, calls);
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("common.cars"), exact: true })
    .click();
  const places = page.getByRole("status", { name: t("browse.loading") });
  await expect(places).toBeVisible();
  await expect(page).toHaveURL(/\/cars$/);
  letGo();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(places).toBeHidden();
});

test("a button that is pressed before the scripts are there is pressed when they are", async ({
  page,
  words,
}) => {
  const letGo = await holdBack(page, /\/assets\/entry\.client/);
  await page.goto("/cars");
  await page
    .getByRole("banner")
    .getByRole("button", { name: words.t("common.signIn"), exact: true })
    .click();
  letGo();
  await expect(signInDialog(page, words)).toBeVisible();
});

test("what is chosen and typed on the front page before the scripts are there counts", {
  tag: "@english",
}, async ({ page, api, words }) => {
  const { t } = words;
  const letGo = await holdBack(page, /\/assets\/entry\.client/);
  await page.goto("/");
  const search = page.getByRole("form", { name: t("home.searchLabel") });
  await search.getByText(t("home.searchMotorcycles"), { exact: true }).click();
  await search.getByText(t("home.searchCars"), { exact: true }).click();
  await search.getByRole("searchbox").fill("kia");
  await search.getByRole("combobox", { name: t("home.searchPlace") }).selectOption("beirut");
  letGo();
  const count = await countOf(api, { search: "kia", city: ["beirut"] });
  await expect(search.getByRole("button").filter({ visible: true })).toHaveText(
    t("home.showCars", { count }),
  );
  // What is chosen now does not throw away what was chosen then.
  await search.getByRole("combobox", { name: t("home.searchPrice") }).selectOption("10000-20000");
  await search.getByRole("button").filter({ visible: true }).click();
  await expect(page).toHaveURL("/cars?search=kia&city=beirut&priceMin=10000&priceMax=20000");
});

test("motorcycles that are chosen before the scripts are there are looked for", async ({ page, words }) => {
  const { t } = words;
  const letGo = await holdBack(page, /\/assets\/entry\.client/);
  await page.goto("/");
  const search = page.getByRole("form", { name: t("home.searchLabel") });
  await search.getByText(t("home.searchMotorcycles"), { exact: true }).click();
  letGo();
  const box = search.getByRole("searchbox");
  await expect(box).toHaveAttribute("placeholder", t("home.searchExampleMotorcycles"));
  await box.press("Enter");
  await expect(page).toHaveURL("/motorcycles");
});

test("words, order and a filter that come before the scripts count, and the brand stays", async ({
  page,
  words,
}) => {
  const { t } = words;
  const letGo = await holdBack(page, /\/assets\/entry\.client/);
  const there = async () => {
    await page.goto("/cars?brand=toyota");
    return page.getByRole("combobox", { name: t("browse.search") });
  };
  // Early Enter: the browser sends the form by itself.
  await (await there()).fill("corolla");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cars?search=corolla&brand=toyota");

  const box = await there();
  await box.fill("corolla");
  await page
    .getByRole("combobox", { name: t("browse.sort") })
    .filter({ visible: true })
    .selectOption("price_low_to_high");
  await manual(page, words).click();
  letGo();
  await expect(page).toHaveURL("/cars?brand=toyota&gearType=manual&sort=price_low_to_high");
  await box.press("Enter");
  await expect(page).toHaveURL("/cars?search=corolla&brand=toyota&gearType=manual&sort=price_low_to_high");
});

test("filters that were unfolded before the scripts are there are in their group when they are", async ({
  page,
  words: { t, name },
}) => {
  const letGo = await holdBack(page, /\/assets\/entry\.client/);
  await page.goto("/cars");
  const column = page.getByRole("form", { name: t("browse.filterTitle") });
  await column
    .locator("summary")
    .filter({ hasText: t("browse.filterListing") })
    .click();
  letGo();
  await column
    .locator("label")
    .filter({ hasText: name("addedWithin", "3") })
    .click();
  await expect(page).toHaveURL("/cars?addedWithin=3");
});

test("the account's button is pressed when its code has come, where it was pressed before", async ({
  page,
  words,
}) => {
  const person = await somebodySignedIn(page.request);
  const letGo = await holdBack(page, /\/assets\/parts-/);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-ready", "/");
  const button = accountButton(page, words, person);
  await button.click();
  letGo();
  await expect(page.getByRole("menuitem", { name: words.t("signed-in.signOut") })).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("a form that only a script can send waits for it, and no address tells what was typed", async ({
  page,
  words,
}) => {
  const letGo = await holdBack(page, /\/assets\/entry\.client/);
  await page.goto("/forgot-password");
  await page.getByRole("button", { name: words.t("accounts.forgotSubmit") }).click();
  letGo();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test("a filter shows at once, the listings when they come", async ({ page, words }) => {
  const { t, name } = words;
  await open(page, "/cars");
  const letGo = await holdBack(page, calls);
  await manual(page, words).click();
  const chip = page.getByRole("button", {
    name: t("browse.remove", { filter: name("gearType", "manual") }),
  });
  await expect(chip).toBeVisible();
  await expect(page.getByRole("status", { name: t("browse.loading") })).toBeVisible();
  letGo();
  await expect(page.getByRole("article").first()).toContainText(name("gearType", "manual"));
});

test("on the way to a car, its page stands in outline", async ({ page }) => {
  await open(page, "/cars");
  const letGo = await holdBack(page, /\/api\/cars\/[0-9a-f-]{36}/);
  const link = page.getByRole("article").first().getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("main").locator('[aria-busy="true"]')).toBeVisible();
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

for (const status of [500, 503]) {
  test.describe(`when the API answers ${status}`, () => {
    test.use({ expectedErrors: new RegExp(`the server responded with a status of ${status}|^ApiError`) });

    test("the listings say so and can be asked for again", async ({ page, words }) => {
      const { t, name } = words;
      await open(page, "/cars");
      const fail = (route: Route) =>
        route.fulfill({ status, json: { statusCode: status, code: "server.failed", message: "" } });
      await page.route(calls, fail);
      await manual(page, words).click();
      await expect(failure(page, words)).toBeVisible();
      await expect(page).toHaveURL(/\/cars\?gearType=manual$/);

      // The first failure may still be on the screen while it is asked for again: its answer is what counts.
      const answered = page.waitForResponse(calls);
      await failure(page, words)
        .getByRole("button", { name: t("common.retry") })
        .click();
      await answered;
      await expect(failure(page, words)).toBeVisible();
      await page.unroute(calls, fail);
      await failure(page, words)
        .getByRole("button", { name: t("common.retry") })
        .click();
      await expect(page.getByRole("article").first()).toContainText(name("gearType", "manual"));
      await expect(failure(page, words)).toBeHidden();
    });

    test("a car's page says so, and can be loaded again", async ({ page, words }) => {
      const { t } = words;
      await open(page, "/cars");
      const one = /\/api\/cars\/[0-9a-f-]{36}/;
      await page.route(one, (route) =>
        route.fulfill({ status, json: { statusCode: status, code: "server.failed", message: "" } }),
      );
      const link = page.getByRole("article").first().getByRole("link");
      const title = (await link.textContent()) ?? "";
      await link.click();
      const failed = page.getByRole("alert").filter({ hasText: t("common.failedTitle") });
      await expect(failed).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await failed.getByRole("button", { name: t("common.reload") }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    });
  });
}

test.describe("without a network", () => {
  test.use({
    expectedErrors: /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch|Unable to preload CSS/,
  });

  test("filters say that the network is away, and find when it is back", async ({ page, context, words }) => {
    const { name } = words;
    await open(page, "/cars");
    await context.setOffline(true);
    await manual(page, words).click();
    await expect(failure(page, words)).toBeVisible();
    // Nobody has to ask again, though a network that is back may lead nowhere at first.
    await page.route(calls, (route) => route.abort(), { times: 1 });
    await context.setOffline(false);
    await expect(page.getByRole("article").first()).toContainText(name("gearType", "manual"));
  });

  test("a page that cannot be fetched leaves a message, not a blank", async ({ page, context, words }) => {
    const { t } = words;
    await open(page, "/cars");
    await context.setOffline(true);
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("alert").filter({ hasText: t("common.failedTitle") })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: t("common.reload") }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("filters open and are chosen before the scripts are there", async ({ page, words }) => {
    await holdBack(page, /\/assets\/entry\.client/);
    await page.goto("/cars");
    await page
      .getByRole("main")
      .getByRole("button", { name: words.t("browse.filterTitleCount", { count: 0 }) })
      .tap();
    const filters = page.getByRole("form", { name: words.t("browse.filterTitle") });
    await expect(filters).toBeVisible();
    await manual(page, words).tap();
    await filters.getByRole("button", { name: words.t("browse.filterApply") }).tap();
    await expect(page).toHaveURL((url) => url.searchParams.get("gearType") === "manual");
    await expect(filters).toBeHidden();
  });

  test("filters that were opened before the scripts are there stay open and count", async ({
    page,
    words,
  }) => {
    const letGo = await holdBack(page, /\/assets\/entry\.client/);
    await page.goto("/cars");
    const button = page
      .getByRole("main")
      .getByRole("button", { name: words.t("browse.filterTitleCount", { count: 0 }) });
    await button.tap();
    await manual(page, words).tap();
    letGo();
    await expect(page).toHaveURL("/cars?gearType=manual");
    const filters = page.getByRole("form", { name: words.t("browse.filterTitle") });
    await filters.getByRole("button", { name: words.t("browse.filterApply") }).tap();
    await expect(filters).toHaveCount(0);
    await page
      .getByRole("main")
      .getByRole("button", { name: words.t("browse.filterTitleCount", { count: 1 }) })
      .tap();
    await expect(page.getByRole("dialog", { name: words.t("browse.filterTitle") })).toBeVisible();
  });
});
