import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { type Language, languages } from "#i18n/language.ts";
import { addressOf, type ListedPage, listedPages } from "../../tools/pages/listed-pages.ts";
import { idsFile, stateOf } from "../pages/support/kept.ts";
import { requestsUnderWay, settle } from "../pages/support/settled.ts";
import { brokenRules } from "./support/axe.ts";
import { carWithPictures } from "./support/market.ts";
import { atRest, expect, expectAccessible, open, phone, setTheme, test } from "./support/test.ts";

const desktop = { viewport: { width: 1280, height: 900 } };
/** Motion is for eyes that can take it, and colours are measured at rest. */
const still = { reducedMotion: "reduce" } as const;

/** So many pages share a browser's context, and so what it has loaded. */
const together = 8;
const batches = Object.values(Object.groupBy(listedPages, ({ as }) => as)).flatMap((pages) =>
  Array.from({ length: Math.ceil(pages.length / together) }, (_, at) =>
    pages.slice(at * together, (at + 1) * together),
  ),
);

/** Each language on another screen; `npm run pages` has every page in both languages on three. */
const screens: Record<Language, object> = { ar: phone, en: desktop };

for (const language of languages) {
  for (const pages of batches) {
    const [{ as = "guest" } = {}] = pages;
    test.describe(`${language}, as ${as}`, () => {
      test.use({
        ...screens[language],
        language,
        contextOptions: still,
        expectedErrors: /status of 400/,
        ...(as !== "guest" && { storageState: stateOf(as) }),
      });
      test(`${pages.map(({ name }) => name).join(", ")} keep the rules`, async ({ page }) => {
        const ids = JSON.parse(await readFile(idsFile(), "utf8"));
        for (const listed of pages) await test.step(listed.name, () => look(page, listed, ids, language));
      });
    });
  }
}

/** All rules in the light. In the dark only the colours are others, the same ones in both languages: their rule, once. */
async function look(
  page: Page,
  listed: ListedPage,
  ids: Readonly<Record<string, string>>,
  language: Language,
) {
  // The page that stands in for others without a network leaves as soon as there is one. A route costs the browser its cache.
  if (listed.name === "offline") await page.route("**/healthz", () => new Promise<void>(() => {}));
  const underWay = requestsUnderWay(page);
  await page.goto(addressOf(listed, ids));
  await expect(page.locator("html")).toHaveAttribute("data-ready", /\//);
  await settle(page, underWay);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await atRest(page);
  const broken = await brokenRules(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, `pixels of ${listed.name} wider than the screen`).toBeLessThanOrEqual(0);
  if (language === "ar") {
    const light = await coloursOf(page);
    await setTheme(page, "dark");
    expect(await coloursOf(page)).not.toEqual(light);
    await atRest(page);
    broken.push(...(await brokenRules(page, "html", ["color-contrast"])));
  }
  expect.soft(broken, listed.name).toEqual([]);
}

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });

test.describe("over a page", () => {
  test.use({ ...phone, contextOptions: still });

  test("the menu and the sheet of filters keep the rules", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/cars?gearType=manual");
    await page.getByRole("button", { name: t("common.menu") }).tap();
    const menu = page.getByRole("dialog", { name: t("common.menu") });
    await expect(menu.getByRole("link", { name: t("common.motorcycles") })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole("button", { name: t("common.close") }).tap();
    await expect(menu).toBeHidden();

    await page.getByRole("button", { name: t("browse.filterTitleCount", { count: 1 }), exact: true }).tap();
    const sheet = page.getByRole("dialog", { name: t("browse.filterTitle") });
    await expect(sheet.getByRole("checkbox").first()).toBeVisible();
    await expectAccessible(page);
  });

  test("a photo in full screen keeps the rules", async ({ page, api, words }) => {
    const { t } = words;
    const car = await carWithPictures(api);
    await open(page, `/cars/${car.id}#photo-1`);
    const dialog = page.getByRole("dialog", { name: t("detail.galleryLabel") });
    await expect(dialog.getByRole("button", { name: t("detail.galleryNext") })).toBeVisible();
    await expectAccessible(page);
  });
});

test("the check finds what breaks the rules", async ({ page }) => {
  await open(page, "/no-such-page");
  await page.evaluate(() => document.documentElement.removeAttribute("lang"));
  await expect(expectAccessible(page, "html")).rejects.toThrow(/html-has-lang/);
});

/** Presses Tab until something has the focus: anyone who has no mouse gets there too. */
async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} is not on the way of the Tab key`);
}

test.describe("by keyboard alone", () => {
  test.use(desktop);

  test("past the header, to a filter, to a car", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/cars");
    const skip = page.getByRole("link", { name: t("common.skip") });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    const filters = page.getByRole("form", { name: t("browse.filterTitle") });
    const automatic = filters.locator('input[name="gearType"][value="automatic"]');
    await tabTo(page, automatic);
    await page.keyboard.press("Space");
    await expect(automatic).toBeChecked();
    await expect(page).toHaveURL(/\/cars\?gearType=automatic$/);
    await expect(automatic, "the focus stays where it was").toBeFocused();

    const car = page.getByRole("article").first().getByRole("link");
    const title = (await car.textContent()) ?? "";
    await tabTo(page, car);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  test("suggestions are chosen with the arrows", async ({ page, words }) => {
    const { t, name } = words;
    await open(page, "/cars");
    const box = page.getByRole("combobox", { name: t("browse.search") });
    await box.focus();
    await page.keyboard.type("bm");
    const list = page.getByRole("listbox", { name: t("browse.suggestions") });
    const first = list.getByRole("option").first();
    await expect(first).toContainText(name("brand", "bmw"));
    await page.keyboard.press("ArrowDown");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/cars\?brand=bmw/);
    await expect(list).toBeHidden();
  });
});

test.describe("by keyboard on a narrow screen", () => {
  test.use({ viewport: phone.viewport });

  test("menu and sheet hold the focus and give it back", async ({ page, words }) => {
    const { t } = words;
    await open(page, "/cars");
    for (const [name, title] of [
      [t("common.menu"), t("common.menu")],
      [t("browse.filterTitleCount", { count: 0 }), t("browse.filterTitle")],
    ] as const) {
      const button = page.getByRole("button", { name, exact: true });
      await tabTo(page, button);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Shift+Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
});
