import type { Page } from "@playwright/test";

/**
 * Brings a page to rest before a picture is taken: fonts and pictures are there, nothing is on its way, and what depends on
 * the day or on chance says the same on every day.
 */

/** Heights beyond this are not looked at: a page that goes on repeats itself. */
const tallest = 2400;

/** Waits until the page shows what it came for. What is not shown (another tab, say) may wait on. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const waiting = document.querySelectorAll(".sk, .card-sk, [aria-busy='true']");
      return [...waiting].every((one) => !one.checkVisibility());
    },
    undefined,
    { timeout: 20_000 },
  );
}

/** As tall as what it holds, so that all of it lies on the screen and loads. Gives the height. */
export async function unroll(page: Page): Promise<number> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(size.height, Math.min(needed, tallest));
  await page.setViewportSize({ width: size.width, height });
  await page.evaluate(async () => {
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
  return height;
}

const months =
  "كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول|" +
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";

const days =
  "الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|" +
  "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";

/** Pattern and what stands in its place. */
const steady: readonly [string, string][] = [
  [`(?:${days})[,،] `, ""],
  [`[\\d٠-٩]{1,2}[ \u00a0](?:${months})(?:[, \u00a0]+[\\d٠-٩]{4})?`, "12/12/2025"],
  [`(?:${months})[ \u00a0][\\d٠-٩]{1,2}(?:, [\\d٠-٩]{4})?`, "12/12/2025"],
  ["[\\d٠-٩]{1,2}[:][\\d٠-٩]{2}[ \u00a0\u202f]?(?:AM|PM|ص|م)", "9:41"],
  ["\\b(?:[Yy]esterday|[Jj]ust now|\\d+ (?:second|minute|hour|day|week|month|year)s? ago)\\b", "days ago"],
  [
    "(?:قبل|منذ) [\\d٠-٩]*[ \u00a0]?(?:ثوان|ثاني|دقي|دقائق|ساع|يوم|أيام|أسبوع|أسابيع|شهر|أشهر|سن)[\u0600-\u06ff]*",
    "قبل أيام",
  ],
  ["\\bM[0-9A-HJKMNP-TV-Z]{7}\\b", "M0000000"],
  ["[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "00000000-0000-7000-8000-000000000000"],
];

/** Days side by side, and how the machine is: they are others tomorrow. */
const daily =
  ".ov-spark, .bars-plot, .bars-labels, .bars-scale, .chart-plot, .chart-days, .chart-when, .analytics-clock, " +
  "[aria-labelledby=ov-system] .badge, .showroom-hours summary > :is(.badge, .soft), input[type=date], input[type=datetime-local]";

/** Times, dates, references and whatever is marked as depending on the day say something fixed; pictures of figures go. */
export const steadyTexts = (page: Page): Promise<void> =>
  page.evaluate(
    ({ rules, hidden }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${hidden} { visibility: hidden !important }`);
      document.adoptedStyleSheets = [sheet];
      const patterns = rules.map(([pattern, instead]) => [new RegExp(pattern, "g"), instead] as const);
      for (const time of document.querySelectorAll("time")) {
        if (time.textContent)
          time.textContent = document.documentElement.lang === "ar" ? "قبل أيام" : "days ago";
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (node.parentElement?.closest("script, style")) continue;
        const before = node.textContent ?? "";
        const after = patterns.reduce(
          (text, [pattern, instead]) => text.replaceAll(pattern, instead),
          before,
        );
        if (after !== before) node.textContent = after;
      }
    },
    { rules: steady, hidden: daily },
  );

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
