import type { Page } from "@playwright/test";
import { enterAs, expectNoWiderThanScreen } from "./support/administrators.ts";
import { tabTo } from "./support/keyboard.ts";
import { liveListings } from "./support/live-listings.ts";
import { expect, open, test } from "./support/test.ts";

/** Screens as people set them up who see less, or other colours, or whom movement makes ill. */

const still = { reducedMotion: "reduce" } as const;

/** Those that most visits are about; `{id}` is a listing of the signed-in user. */
const mainPages = [
  "/",
  "/cars",
  "/cars/{id}",
  "/add-car",
  "/user-dashboard?tab=cars",
  "/messages?car={id}",
  "/profile?tab=security",
  "/subscriptions",
  "/dealers",
  "/contact",
] as const;

/** What is said beyond the screen's edge where nothing scrolls there, and bars that leave too little of a low screen. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const hidden = (element: Element) =>
      element.closest(".sr, .skip, [inert], [aria-hidden=true], svg, dialog") !== null;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !texts.currentNode.textContent?.trim())
        continue;
      if (hidden(element) || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(element.tagName)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= innerWidth + 1)) continue;
      const above: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) above.push(one);
      const shortened = above.some((one) => getComputedStyle(one).textOverflow === "ellipsis");
      if (!shortened && !above.some(scrolls)) found.push(element.outerHTML.slice(0, 120));
    }
    const bars = [...document.body.querySelectorAll("*")].filter((one) => {
      const { position, pointerEvents } = getComputedStyle(one);
      return (
        /fixed|sticky/.test(position) &&
        pointerEvents !== "none" &&
        one.checkVisibility({ visibilityProperty: true })
      );
    });
    const taken = bars.reduce((sum, bar) => {
      const { width, top, bottom } = bar.getBoundingClientRect();
      return width < innerWidth / 2
        ? sum
        : sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }, 0);
    if (taken > innerHeight / 2) found.push(`bars take ${Math.round(taken)} of ${innerHeight} pixels`);
    return found;
  });

test.describe("enlarged", () => {
  test.use({ contextOptions: still, viewport: { width: 640, height: 450 } });

  test("at 200 % and at 400 % nothing is cut and nothing has to be scrolled sideways", {
    tag: "@english",
  }, async ({ page }) => {
    const [listing] = await liveListings(page.request, 1);
    for (const address of mainPages) {
      await page.setViewportSize({ width: 640, height: 450 });
      await open(page, address.replace("{id}", listing?.id ?? ""));
      await expect(page.locator("h1").first()).toBeAttached();
      await test.step(`${address} at 200 %`, async () => {
        await expectNoWiderThanScreen(page);
        expect(await cutOff(page)).toEqual([]);
      });
      // A screen of 1280 × 1024 points at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await test.step(`${address} at 400 %`, async () => {
        await expectNoWiderThanScreen(page);
        expect(await cutOff(page)).toEqual([]);
      });
    }
  });
});

test.describe("in the administration, enlarged", () => {
  test.use({ contextOptions: still, viewport: { width: 320, height: 256 } });

  test("at 400 % nothing is cut", async ({ page }) => {
    await enterAs(page, "super_admin", "overview");
    for (const tab of ["overview", "review", "cars", "payments"]) {
      await open(page, `/enhanced-admin-dashboard?tab=${tab}`);
      await expect(page.locator("main .sk")).toHaveCount(0);
      await expectNoWiderThanScreen(page);
      expect(await cutOff(page), tab).toEqual([]);
    }
  });
});

test.describe("in a contrast theme", () => {
  test.use({ contextOptions: { ...still, forcedColors: "active" }, viewport: { width: 1280, height: 900 } });

  /** The colours of something, and of the first of it that is chosen. */
  const groundOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  test("where the focus is, what is chosen and what icons show can be seen", async ({
    page,
    words: { t },
  }) => {
    await open(page, "/cars?gearType=automatic");
    expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    await tabTo(page, page.getByRole("combobox", { name: t("browse.search") }));
    await tabTo(page, page.getByRole("article").first().getByRole("link"));

    const ticks = page.locator('input[name="gearType"] + .bx');
    const tick = (value: string) =>
      page.locator(`input[name="gearType"][value="${value}"] + .bx`).evaluate((box) => {
        const { backgroundColor } = getComputedStyle(box);
        return backgroundColor + getComputedStyle(box, "::after").opacity;
      });
    await expect(ticks.first()).toBeVisible();
    expect(await tick("automatic"), "what is chosen").not.toBe(await tick("manual"));

    const pale = await page.evaluate(() =>
      [...document.querySelectorAll("button svg.i, a svg.i")]
        .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
        .filter((icon) => {
          const behind = icon.closest("button, a, span");
          return behind && getComputedStyle(icon).stroke === getComputedStyle(behind).backgroundColor;
        })
        .map((icon) => icon.parentElement?.outerHTML.slice(0, 120)),
    );
    expect(pale, "icons in the colour of their ground").toEqual([]);

    await page.locator("article button[aria-pressed=false]").first().click();
    expect(await groundOf(page, "article button[aria-pressed=true]")).not.toBe(
      await groundOf(page, "article button[aria-pressed=false]"),
    );
  });

  test("the tabs and switches of an account say what is on", async ({ page }) => {
    await liveListings(page.request, 1);
    await open(page, "/user-dashboard?tab=cars");
    expect(await groundOf(page, ".tabs [aria-current]")).not.toBe(
      await groundOf(page, ".tabs a:not([aria-current])"),
    );
    await open(page, "/profile?tab=notifications");
    const on = page.locator("input:checked + .switch").first();
    const before = await on.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.locator("label:has(input:checked + .switch)").first().click();
    await expect(page.locator("input:not(:checked) + .switch").first()).toBeVisible();
    expect(await groundOf(page, "input:not(:checked) + .switch")).not.toBe(before);
  });
});

/** The longest that anything on the page takes to move or fade, in milliseconds, and what that is. */
const longestMove = (page: Page) =>
  page.evaluate(() => {
    const seconds = (times: string) =>
      Math.max(...times.split(",").map((time) => Number.parseFloat(time) || 0));
    let longest = { ms: 0, what: "" };
    for (const element of document.querySelectorAll("*")) {
      for (const part of ["", "::before", "::after"]) {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const moving = animationName === "none" ? 0 : seconds(animationDuration);
        const smooth = scrollBehavior === "smooth" ? 1 : 0;
        const ms = 1000 * Math.max(moving, seconds(transitionDuration), smooth);
        if (ms > longest.ms) longest = { ms, what: element.outerHTML.slice(0, 120) + part };
      }
    }
    return longest;
  });

test.describe("with less movement", () => {
  test.use({ language: "en", viewport: { width: 360, height: 740 } });

  test("nothing moves or fades for who asked for that, and does for who did not", async ({
    page,
    words: { t },
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const quiet = async (what: string) => {
      const { ms, what: found } = await longestMove(page);
      expect(ms, `${what}: ${found}`).toBeLessThanOrEqual(10);
    };
    for (const address of ["/", "/subscriptions", "/contact", "/dealers"]) {
      await open(page, address);
      await quiet(address);
    }
    await open(page, "/cars");
    await quiet("/cars");
    await page.getByRole("button", { name: t("common.menu") }).click();
    await expect(page.getByRole("dialog", { name: t("common.menu") })).toBeVisible();
    await quiet("the menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: t("browse.filterTitleCount", { count: 0 }), exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
    await quiet("the sheet of filters");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect((await longestMove(page)).ms, "the check finds what moves").toBeGreaterThan(100);
  });
});
