import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { type Language, languages } from "#i18n/language.ts";
import { addressOf, type ListedPage, pagesNamed } from "../../tools/pages/listed-pages.ts";
import type { PageResult } from "../../tools/pages/results.ts";
import { compareShots, keepShot, readShot, small } from "../../tools/pages/shots.ts";
import { idsFile, shotFile, stateOf } from "./support/kept.ts";
import { requestsUnderWay, settle } from "./support/settled.ts";
import { picture, steadyReferences, steadyTexts, unroll } from "./support/still.ts";
import { readDictionaries, wrongTexts } from "./support/texts.ts";

const work = process.env.PAGES_WORK ?? "";
const words = (process.env.PAGES_ONLY ?? "").split(",").filter(Boolean);
const updating = process.env.PAGES_UPDATE === "1";

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];
const heights = { 360: 740, 768: 1024, 1280: 900 } as const;
const widths = [360, 768, 1280] as const;
type Width = (typeof widths)[number];

/** Each language, theme and width is among them: all twelve of each page would be too much to keep and to look at. */
const taken = ["ar-light-360", "ar-dark-1280", "en-dark-360", "en-light-1280", "ar-light-768"];
const combinations = (language: Language, width: Width) =>
  themes
    .map((theme) => ({ theme, combination: `${language}-${theme}-${width}` }))
    .filter(({ combination }) => taken.includes(combination));
/** More pixels than this that are others, and the page is another one. */
const allowed = 0.001;

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const dictionaries = readDictionaries();
const ids = async () => JSON.parse(await readFile(idsFile(), "utf8")) as Record<string, string>;

for (const listed of pagesNamed(words)) {
  for (const language of languages) {
    for (const width of widths) {
      if (updating && combinations(language, width).length === 0) continue;
      const name = `${listed.name} ${language} ${width}`;
      test.describe(name, () => {
        test.use(visitor(listed, width));
        test(name, ({ page }) => look(page, { listed, language, width }));
      });
    }
  }
}

function visitor({ as }: ListedPage, width: Width): BrowserContextOptions {
  return {
    viewport: { width, height: heights[width] },
    ...(width === 360 && { hasTouch: true, isMobile: true }),
    ...(as !== "guest" && { storageState: stateOf(as) }),
  };
}

interface Looked {
  listed: ListedPage;
  language: Language;
  width: Width;
}

/** One page in one language at one width, in both themes. */
async function look(page: Page, { listed, language, width }: Looked): Promise<void> {
  const said = consoleErrors(page, listed);
  await page
    .context()
    .addCookies([{ name: "language", value: language, url: test.info().project.use.baseURL ?? "" }]);
  // A look that counted would change the figures of pages that are looked at later.
  await page.route("**/api/cars/*/events", (route) => route.fulfill({ status: 204 }));
  // Nor may the list of notices empty the bell of other pages: the seller's receipt stays unread.
  await page.route("**/api/notifications/read", (route) => route.fulfill({ json: { unread: 1 } }));
  // The page that stands in for others without a network leaves as soon as there is one.
  await page.route("**/healthz", () => new Promise<void>(() => {}));
  const underWay = requestsUnderWay(page);
  await page.goto(addressOf(listed, await ids()));
  await expect(page.locator("html")).toHaveAttribute("data-ready", /\//);
  await settle(page, underWay);

  const result: PageResult = {
    page: listed.name,
    language,
    width,
    axe: [],
    texts: [],
    shots: {},
    wide: 0,
    console: [],
  };
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  result.texts = await wrongTexts(page, language, await dictionaries);
  result.wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const theme of updating ? [] : themes) {
    await switchTo(page, theme);
    result.axe.push(...(await broken(page, theme)));
  }
  await steadyReferences(page);
  const height = await unroll(page, () => settle(page, underWay));
  await steadyTexts(page);
  for (const { theme, combination } of combinations(language, width)) {
    await switchTo(page, theme);
    await steadyTexts(page);
    result.shots[combination] = await compared(page, `${listed.name}.${combination}`, height);
  }
  result.console = said();
  await keep(result);
  expect.soft(result.axe, "the rules of accessibility").toEqual([]);
  expect.soft(result.texts, "texts that no page should have").toEqual([]);
  expect.soft(result.wide, "pixels wider than the screen").toBeLessThanOrEqual(0);
  expect.soft(result.console, "errors in the browser's console").toEqual([]);
  for (const [combination, { share, because }] of Object.entries(result.shots)) {
    expect
      .soft(share, `the picture ${combination}: ${because ?? "pixels that are others"}`)
      .toBeLessThanOrEqual(allowed);
  }
}

const switchTo = (page: Page, theme: Theme) =>
  page.evaluate((one) => document.documentElement.setAttribute("data-theme", one), theme);

/** What a browser says on its own about a page that is meant to be missing is no error. */
function consoleErrors(page: Page, { missing }: ListedPage): () => string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() !== "error") return;
    if (missing && /status of 4(00|04|10)/.test(text) && !message.location().url.includes("/assets/")) return;
    errors.push(text);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return () => errors;
}

/** What breaks a rule; in the dark, where only the colours are others, of the rules about colours alone. */
async function broken(page: Page, theme: Theme): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (theme === "light"
    ? axe.withTags(rules)
    : axe.withRules(["color-contrast"])
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
  );
}

async function compared(page: Page, name: string, height: number) {
  const file = shotFile(name);
  const now = await small(await picture(page, height));
  if (updating) {
    await keepShot(file, now);
    return { share: 0 };
  }
  const committed = await readShot(file);
  const difference = committed
    ? await compareShots(committed, now, join(work, "different", `${name}.png`))
    : { share: 1, because: "none is committed" };
  if (difference.share > allowed) await keepShot(join(work, "different", `${name}.now.webp`), now);
  return difference;
}

async function keep(result: PageResult) {
  const folder = join(work, "results");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, `${result.page}.${result.language}.${result.width}.json`),
    JSON.stringify(result),
  );
}
