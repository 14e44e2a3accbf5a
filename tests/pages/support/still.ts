import type { Page } from "@playwright/test";
import { css } from "../../support/css.ts";

/**
 * Brings a page to rest before a picture is taken: fonts and pictures are there, and what depends on the day or on chance
 * says the same on every day.
 */

/** Heights beyond this are not looked at: a page that goes on repeats itself. */
const tallest = 2400;

/**
 * As tall as what it holds, so that all of it lies on the screen and loads. What comes into sight may ask for more, and
 * make the page taller. Returns the height.
 */
export async function unroll(page: Page, settled: () => Promise<void>): Promise<number> {
  const { width, height: atFirst } = page.viewportSize() ?? { width: 1280, height: 900 };
  const needed = () => page.evaluate(() => document.documentElement.scrollHeight);
  let height = Math.max(atFirst, Math.min(await needed(), tallest));
  await page.setViewportSize({ width, height });
  // A part that is as tall as the screen grows with it, and is no reason to go on.
  const unrolled = await needed();
  await settled();
  const grown = (await needed()) - unrolled;
  if (grown > 0 && height < tallest) {
    height = Math.min(height + grown, tallest);
    await page.setViewportSize({ width, height });
    await settled();
  }
  await showPictures(page);
  return height;
}

const showPictures = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.allSettled(
      pictures.map(async (image) => {
        image.loading = "eager";
        if (!image.complete)
          await new Promise((done) => ["load", "error"].map((at) => image.addEventListener(at, done)));
        await image.decode();
      }),
    );
  });

const months =
  "كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول|" +
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";

const days =
  "الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|" +
  "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";

/** Ids and references: random, and of another width each time. Pattern and what stands in its place. */
const references: readonly [string, string][] = [
  ["…[0-9a-f]{6}\\b", "…000000"],
  ["\\bM[0-9A-HJKMNP-TV-Z]{7}\\b", "M0000000"],
  ["[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "00000000-0000-7000-8000-000000000000"],
];

/** Pattern and what stands in its place. */
const steady: readonly [string, string][] = [
  [`(?:${days})[,،] `, ""],
  [`\\d{1,2}[ \u00a0](?:${months})(?:[, \u00a0]+\\d{4})?`, "12/12/2025"],
  [`(?:${months})[ \u00a0]\\d{1,2}(?:, \\d{4})?`, "12/12/2025"],
  ["\\d{1,2}[:]\\d{2}[ \u00a0\u202f]?(?:AM|PM|ص|م)", "9:41"],
  [
    "\\b(?:[Yy]esterday|[Jj]ust now|[Tt]his minute|\\d+ (?:second|minute|hour|day|week|month|year)s? ago|last (?:week|month|year))\\b",
    "days ago",
  ],
  [
    "(?:قبل|منذ) \\d*[ \u00a0]?(?:ثوان|ثاني|دقي|دقائق|ساع|يوم|أيام|أسبوع|أسابيع|شهر|أشهر|سن)[\u0600-\u06ff]*(?: واحدة?)?",
    "قبل أيام",
  ],
  [
    "(?<![\u0600-\u06ff])(?:هذه الدقيقة|أول أمس|أمس|(?:الأسبوع|الشهر) الماضي|السنة الماضية)(?![\u0600-\u06ff])",
    "قبل أيام",
  ],
  ...references,
];

/** The names of days, how the machine is, and the hours of the day are others tomorrow; a toast goes when its time is over. */
const daily =
  `[data-sonner-toaster], .recharts-xAxis-tick-labels, ${css("features/selling/analytics/daily-chart#days")}, ${css("features/selling/analytics/daily-chart#when")}, ${css("features/selling/analytics/page/analytics#clock")}, ` +
  `[aria-labelledby=ov-system] .badge, ${css("pages/market/showroom/showroom#hours")} summary > :is(.badge, .soft), input[type=date], input[type=datetime-local]`;

/** Replaces in every text of the page; runs in the browser. */
function replaceTexts(rules: readonly [string, string][]): void {
  const patterns = rules.map(([pattern, instead]) => [new RegExp(pattern, "g"), instead] as const);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.parentElement?.closest("script, style")) continue;
    const before = node.textContent ?? "";
    const after = patterns.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), before);
    if (after !== before) node.textContent = after;
  }
}

/** Before the page is measured: how an id breaks into lines is chance. */
export const steadyReferences = (page: Page): Promise<void> => page.evaluate(replaceTexts, references);

/** Times, dates, references and anything that is marked as depending on the day say something fixed; names of days go. */
export async function steadyTexts(page: Page): Promise<void> {
  await page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden} { visibility: hidden !important }`);
    document.adoptedStyleSheets = [sheet];
    const isArabic = document.documentElement.lang === "ar";
    const [short, long] = isArabic ? ["1 ي", "قبل أيام"] : ["1d", "days ago"];
    for (const time of document.querySelectorAll("time")) {
      const said = time.textContent ?? "";
      // "6h", where a column has little room.
      if (said) time.textContent = /^\d+\s?\p{L}{1,2}$/u.test(said) ? short : long;
    }
  }, daily);
  await page.evaluate(replaceTexts, steady);
}

/** A picture of the page, taken until two after one another are the same. */
export async function picture(page: Page, height: number): Promise<Buffer> {
  const { width = 1280 } = page.viewportSize() ?? {};
  const take = () =>
    page.screenshot({
      animations: "disabled",
      caret: "hide",
      clip: { x: 0, y: 0, width, height },
      scale: "css",
    });
  let last = await take();
  for (let tries = 0; tries < 5; tries++) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}
