import type { Locator, Page } from "@playwright/test";
import type { Api } from "#platform/http/api.ts";
import { holdBack } from "./support/hold-back.ts";
import { carWithPictures, listingWhere } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** What the server has drawn, the browser leaves as it is: here it must answer as if React had drawn it. */

test.use({ viewport: { width: 1280, height: 900 } });

const cards = (page: Page, { t }: Words) => page.getByRole("region", { name: t("browse.results") });
const card = (page: Page, words: Words, at = 0) => cards(page, words).getByRole("article").nth(at);
const button = (page: Page, { t }: Words, which: "listings.cardSave" | "listings.cardCompare", at = 0) =>
  page
    .getByRole("article")
    .nth(at)
    .getByRole("button", { name: new RegExp(`^${t(which, { title: "" }).trim()} `) });
const heart = (page: Page, words: Words, at = 0) => button(page, words, "listings.cardSave", at);
const compare = (page: Page, words: Words, at = 0) => button(page, words, "listings.cardCompare", at);

/** Whether React has drawn the first card: of what it has not, it knows nothing. */
const isDrawn = (page: Page) =>
  page
    .getByRole("article")
    .first()
    .evaluate((article) => Object.keys(article).some((key) => key.startsWith("__react")));
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in window);

const pages: Record<string, (api: Api) => Promise<string>> = {
  "the front page": async () => "/",
  "the market": async () => "/cars",
  "a brand": async () => "/seo/cars",
  "a car": async (api) => `/cars/${(await listingWhere(api, () => true)).id}`,
  "a showroom": async (api) => {
    const { data } = await api("GET /api/dealers");
    return `/dealers/${data.find(({ stock }) => stock.car > 1)?.slug}`;
  },
};
for (const [name, addressIn] of Object.entries(pages)) {
  test(`the cards of ${name} are the server's, and their buttons and links answer`, async ({
    page,
    api,
    words,
  }) => {
    await open(page, await addressIn(api));
    await mark(page);
    expect(await isDrawn(page)).toBe(false);
    await heart(page, words, 1).click();
    await expect(heart(page, words, 1)).toHaveAttribute("aria-pressed", "true");
    await expect(heart(page, words)).toHaveAttribute("aria-pressed", "false");
    await compare(page, words).click();
    await expect(compare(page, words)).toHaveAttribute("aria-pressed", "true");
    await reload(page);
    await mark(page);
    await expect(heart(page, words, 1)).toHaveAttribute("aria-pressed", "true");
    await expect(compare(page, words)).toHaveAttribute("aria-pressed", "true");

    const link = page.getByRole("article").nth(1).getByRole("link");
    const title = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(await isMarked(page), "the document was never left").toBe(true);
  });
}

test("by keyboard: a heart with the space bar, compare and a card with Enter", async ({ page, words }) => {
  await open(page, "/cars");
  await mark(page);
  await heart(page, words).focus();
  await page.keyboard.press("Space");
  await expect(heart(page, words)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await expect(compare(page, words)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(compare(page, words)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await expect(card(page, words).getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
  expect(await isMarked(page)).toBe(true);
});

test("a heart of the signed-in is the server's, from the first moment", async ({ page, words }) => {
  await somebodySignedIn(page.request);
  await open(page, "/cars");
  await heart(page, words).click();
  const ids = async () => (await (await page.request.get("/api/favorites/ids")).json()).ids as string[];
  await expect.poll(async () => (await ids()).length).toBe(1);
  await page.evaluate(() => localStorage.clear());
  await reload(page);
  await expect(heart(page, words)).toHaveAttribute("aria-pressed", "true");
  expect(await isDrawn(page)).toBe(false);
});

test("pointing at a card loads its page; with a key held, the browser opens it by itself", async ({
  page,
  words,
  context,
}) => {
  await open(page, "/cars");
  await mark(page);
  const link = card(page, words).getByRole("link");
  const id = ((await link.getAttribute("href")) ?? "").slice("/cars/".length);
  const loaded = page.waitForResponse((response) => response.url().endsWith(`/api/cars/${id}`));
  await link.hover();
  await loaded;
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  // Behind the page that is looked at the browser takes its time with the rest.
  await (await opened).waitForURL(new RegExp(`/cars/${id}$`), { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/cars$/);
});

test("back on the list, the same cards stand there, with what was saved meanwhile", async ({
  page,
  words,
}) => {
  await open(page, "/cars");
  await mark(page);
  const titles = await cards(page, words).getByRole("heading", { level: 2 }).allTextContents();
  await heart(page, words, 1).click();
  await card(page, words).getByRole("link").click();
  await page
    .getByRole("main")
    .getByRole("button", { name: words.t("detail.save"), exact: true })
    .first()
    .click();
  await page.goBack();
  await expect(cards(page, words).getByRole("heading", { level: 2 })).toHaveText(titles);
  await expect(heart(page, words)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, words, 1)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, words, 2)).toHaveAttribute("aria-pressed", "false");
  expect([await isDrawn(page), await isMarked(page)]).toEqual([false, true]);
  await heart(page, words).click();
  await expect(heart(page, words)).toHaveAttribute("aria-pressed", "false");
});

test("back after a minute, the cards are fetched, and who was at one by keyboard stays there", async ({
  page,
  words,
}) => {
  await page.clock.install();
  await open(page, "/cars");
  await card(page, words).getByRole("link").click();
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
  await page.clock.fastForward("02:00");
  const letGo = await holdBack(page, /\/api\/cars\?/);
  await page.goBack();
  // The page of a car has cards with hearts too, and stands until React has drawn the list.
  await expect(cards(page, words)).toBeVisible();
  await heart(page, words, 2).focus();
  expect(await isDrawn(page)).toBe(false);
  letGo();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect(heart(page, words, 2)).toBeFocused();
});

test("a filter and a layout bring cards that React draws; the first come back as they were", async ({
  page,
  words,
}) => {
  const { t, name } = words;
  await open(page, "/cars");
  const asked = page.waitForResponse(/\/api\/cars\?/);
  await page.getByRole("button", { name: t("browse.list") }).click();
  expect((await asked).ok()).toBe(true);
  expect(await isDrawn(page)).toBe(true);
  await heart(page, words).click();
  await expect(heart(page, words)).toHaveAttribute("aria-pressed", "true");

  await reload(page);
  expect(await isDrawn(page)).toBe(false);
  const manual = page.getByRole("form", { name: t("browse.filterTitle") }).locator("label");
  await manual.filter({ hasText: name("gearType", "manual") }).click();
  await expect(card(page, words)).toContainText(name("gearType", "manual"));
  await expect.poll(() => isDrawn(page)).toBe(true);
  await page.goBack();
  await expect.poll(() => isDrawn(page)).toBe(false);
  await expect(heart(page, words)).toHaveAttribute("aria-pressed", "true");
});

for (const which of ["listings.cardSave", "listings.cardCompare"] as const) {
  test(`pressed before the scripts are there, ${which} is pressed once they are`, async ({ page, words }) => {
    const letGo = await holdBack(page, /\/assets\/entry\.client/);
    await page.goto("/cars");
    await button(page, words, which).click();
    letGo();
    await expect(button(page, words, which)).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("html")).toHaveAttribute("data-ready", "/cars");
    // What would press it once more comes when the browser has nothing else to do.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
    await expect(button(page, words, which)).toHaveAttribute("aria-pressed", "true");
  });
}

/** What an icon button shows of its name to one who points at it. */
const tip = (button: Locator) =>
  button.evaluate((one) => {
    const { content, visibility } = getComputedStyle(one, "::after");
    return [content, visibility];
  });

test("pointing at a heart tells its name after a while, and at once that of the button beside it", async ({
  page,
  words,
}) => {
  await open(page, "/cars");
  const [one, other] = [heart(page, words), compare(page, words)];
  const said = async (of: Locator) => JSON.stringify(await of.getAttribute("aria-label"));
  expect(await tip(one)).toEqual(["none", "visible"]);
  await one.hover();
  expect(await tip(one)).toEqual([await said(one), "hidden"]);
  await expect.poll(() => tip(one)).toEqual([await said(one), "visible"]);
  await other.hover();
  expect(await tip(other)).toEqual([await said(other), "visible"]);
  await page.mouse.move(0, 0);
  expect(await tip(other)).toEqual(["none", "visible"]);
});

test.describe("by touch", () => {
  test.use(phone);

  test("a heart that was tapped is red, and tells no name", async ({ page, words }) => {
    await open(page, "/cars");
    await heart(page, words).tap();
    await expect(heart(page, words)).toHaveAttribute("aria-pressed", "true");
    const danger = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "var(--danger)";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(heart(page, words)).toHaveCSS("color", danger);
    expect(await tip(heart(page, words))).toEqual(["none", "visible"]);
  });
});

test.describe("with pictures that do not come", () => {
  test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

  for (const moment of ["before", "after"] as const) {
    test(`one that fails ${moment} the page answers gives its place to the next, then to a drawing`, async ({
      page,
      api,
    }) => {
      const { id, photos, brand, model, year } = await carWithPictures(api);
      const [first, second] = photos;
      if (!first || !second) throw new Error("no pictures");
      let letFail = () => {};
      const mayFail = new Promise<void>((resolve) => {
        letFail = resolve;
      });
      await page.route(`**/media/${first.id}/*`, async (route) => {
        if (moment === "after") await mayFail;
        await route.abort();
      });
      const letGo = moment === "before" ? await holdBack(page, /\/assets\/entry\.client/) : letFail;
      const query = new URLSearchParams({ brand, model, yearMin: `${year}`, yearMax: `${year}` });
      await page.goto(`/cars?${query}`, { waitUntil: "commit" });
      const card = page.getByRole("article").filter({ has: page.locator(`a[href="/cars/${id}"]`) });
      const shown = card.locator(".ph");
      await card.scrollIntoViewIfNeeded();
      if (moment === "before") await expect.poll(() => shown.evaluate(isBroken)).toBe(true);
      else await expect(page.locator("html")).toHaveAttribute("data-ready", "/cars");
      letGo();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(`/media/${second.id}/`);
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      await page.route(`**/media/${second.id}/*`, (route) => route.abort());
      await reload(page);
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => shown.evaluate(({ tagName }) => tagName)).toBe("svg");
    });
  }
});

const isBroken = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0;
