import { test as base, type ConsoleMessage, expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "#i18n/language.ts";
import type { Api } from "#platform/http/api.ts";
import { brokenRules } from "./axe.ts";
import { apiOver } from "./market.ts";
import { type Words, wordsOf } from "./words.ts";

/** Who visits: `test.use({ language: "en", theme: "dark" })`. Without a word about it, a new user. */
export interface Visitor {
  language: Language;
  theme: "light" | "dark";
  /** Errors that the journey itself brings about, and that are written to the console. */
  expectedErrors: RegExp | undefined;
}

interface Tools {
  words: Words;
  api: Api;
  consoleErrors: string[];
}

const missing = /Failed to load resource: the server responded with a status of 4(04|10)/;

/** What a browser says on its own about a page that is meant to be missing; a file of the build never is. */
const isMissingPage = (message: ConsoleMessage) =>
  missing.test(message.text()) && !message.location().url.includes("/assets/");

/** Every journey fails on an unexpected error in the console or on a script that threw. */
export const test = base.extend<Visitor & Tools>({
  language: ["ar", { option: true }],
  theme: ["light", { option: true }],
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, language, theme, baseURL }, use) => {
    const url = baseURL ?? "";
    if (language !== "ar") await context.addCookies([{ name: "language", value: language, url }]);
    if (theme !== "light") await context.addCookies([{ name: "theme", value: theme, url }]);
    await use(context);
  },
  words: async ({ language }, use) => use(await wordsOf(language)),
  api: async ({ request }, use) => use(apiOver(request)),
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() !== "error" || isMissingPage(message) || expectedErrors?.test(text)) return;
        errors.push(text);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A phone of the smallest usual width. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Opens an address and waits until the page answers to input. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await untilItAnswers(page);
  return response;
}

/** Asks for the page again and waits until it answers to input. */
export async function reload(page: Page) {
  const response = await page.reload();
  await untilItAnswers(page);
  return response;
}

/** What the header shows to the signed-in, as other `parts`, is taken over by React after the page itself. */
export async function untilItAnswers(page: Page, parts = "header.top button") {
  await expect(page.locator("html")).toHaveAttribute("data-ready", /\//);
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].every((part) =>
        // What holds the server's cards answers for what is in them.
        Object.keys(part.closest("[data-cards]") ?? part).some((key) => key.startsWith("__reactProps")),
      ),
    parts,
  );
}

/** Draws a finger over two thirds of something, quickly. */
export async function swipe(page: Page, over: Locator, direction: "left" | "right") {
  const box = await over.boundingBox();
  if (!box) throw new Error("Nothing to swipe over");
  const y = box.y + box.height / 2;
  const at = (share: number) => box.x + box.width * (direction === "right" ? share : 1 - share);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", at(0.15));
  for (let step = 1; step <= 8; step++) await touch("touchMove", at(0.15 + (0.7 * step) / 8));
  await touch("touchEnd");
  await session.detach();
}

/** What lies over a page; what is behind it cannot be reached meanwhile. */
const overPage = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * The accessibility rules of WCAG 2.2 AA that a tool can check, and in the dark those of colours, for what a journey brings
 * about: what lies over the page, else its main part. Every page as it opens is looked at as a whole by accessibility.spec.ts.
 */
export async function expectAccessible(page: Page, within?: string) {
  await atRest(page);
  const isCovered = await page.locator(overPage).filter({ visible: true }).first().isVisible();
  const part = within ?? (isCovered ? overPage : "main");
  const broken = await brokenRules(page, part);
  const theme = await page.locator("html").getAttribute("data-theme");
  await setTheme(page, theme === "dark" ? "light" : "dark");
  await atRest(page);
  expect([...broken, ...(await brokenRules(page, part, ["color-contrast"]))]).toEqual([]);
  await setTheme(page, theme ?? "light");
}

export const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);

/**
 * Brings what moves or fades to its end: a colour on its way has another contrast. Waiting for it could take for ever, since
 * what is scrolled out of sight stands still in the middle of its way. A toast may leave at any moment: it goes at once.
 */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync("[data-sonner-toast] { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets.push(still);
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === "running" && Number.isFinite(Number(endTime));
    });
    for (const animation of ending) animation.finish();
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
