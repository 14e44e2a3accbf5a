import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Somewhere the Tab key stopped. */
export interface Stop {
  said: string;
  x: number;
  y: number;
  inHeader: boolean;
}

/**
 * Presses Tab until something has the focus, and returns the stops on the way. Each of them looks other than without the focus,
 * and lies where it can be seen.
 */
export async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (stop) {
      stops.push(stop);
      expect(stop.unseen, `the focus is seen at ${stop.unseen}`).toBe("");
      expect(stop.hidden, `${stop.said} lies where it can be seen`).toBe(false);
    }
    if (await wanted.evaluate((element) => element === document.activeElement)) return stops;
  }
  throw new Error(`${wanted} is not on the way of the ${key} key`);
}

/** What has the focus; `unseen` names the stop before it, when that looks the same now as it did with the focus. */
function lookAtFocus() {
  const seen: { focusStop?: { element: Element; look: string } } = window as object;
  /** Where a ring may be drawn: around it, around its label, around the box that is drawn for it. */
  const look = (element: Element) =>
    [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.closest("label, .input, .chip, article"),
    ]
      .filter((one) => one !== null)
      .flatMap((one) => [
        getComputedStyle(one),
        getComputedStyle(one, "::after"),
        getComputedStyle(one, "::before"),
      ])
      .map((style) =>
        [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.translate].join(),
      )
      .join(";");
  const say = (element: Element) =>
    (element.getAttribute("aria-label") ?? (element.textContent?.trim() || element.outerHTML)).slice(0, 80);
  const before = seen.focusStop;
  const unseen =
    before?.element.isConnected && look(before.element) === before.look ? say(before.element) : "";
  const element = document.activeElement;
  if (!element || element === document.body) {
    delete seen.focusStop;
    return null;
  }
  seen.focusStop = { element, look: look(element) };
  const { x, y, width, height } = element.getBoundingClientRect();
  const away = x + width <= 0 || x >= innerWidth || y + height <= 0 || y >= innerHeight;
  const inHeader = element.closest("header") !== null;
  return {
    said: say(element),
    x: x + width / 2,
    y: y + height / 2,
    inHeader,
    unseen,
    hidden: away || width === 0,
  };
}

/** In a row the focus goes the way one reads. */
export function expectReadingOrder(stops: readonly Stop[], direction: "ltr" | "rtl") {
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (!before || Math.abs(before.y - stop.y) > 8) continue;
    const onward = direction === "rtl" ? before.x - stop.x : stop.x - before.x;
    expect(onward, `${stop.said} comes after ${before.said}`).toBeGreaterThan(0);
  }
}
