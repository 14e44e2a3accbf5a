import type { Page } from "@playwright/test";

/** Holds back every answer to these addresses until it is let go. */
export async function holdBack(page: Page, address: string | RegExp) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await free;
    // The page may have lost its interest meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
