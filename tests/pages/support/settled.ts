import type { Page, Request } from "@playwright/test";
import { css } from "../../support/css.ts";

/** A stream of events never ends, and the page that stands in for others is never told that the market is back. */
const endless = ["/api/events", "/healthz"];

/** How many requests of the page are under way. To be asked for before it opens. */
export function requestsUnderWay(page: Page): () => number {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    if (!endless.includes(new URL(request.url()).pathname)) underWay.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => void underWay.delete(request));
  return () => underWay.size;
}

/** Times after one another that a page must be at rest: what an answer brought may ask for something else. */
const calm = 4;

/**
 * Waits until the page shows what it came for: nothing is under way, nothing stands in for something else, and it is as tall as
 * it was. What is not shown (another tab, say) may wait on.
 */
export async function settle(page: Page, underWay: () => number): Promise<void> {
  let last = 0;
  for (let rested = 0; rested < calm; ) {
    const { waits, height } = await page.evaluate(async (skeleton) => {
      // Two frames: the first one may still be drawn from what was before.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const waiting = [...document.querySelectorAll(`.sk, ${skeleton}, [aria-busy="true"]`)];
      return {
        waits: waiting.some((one) => one.checkVisibility()),
        height: document.documentElement.scrollHeight,
      };
    }, css("features/listings/card/card#skeleton"));
    rested = !waits && underWay() === 0 && height === last ? rested + 1 : 0;
    last = height;
  }
}
