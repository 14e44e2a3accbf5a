import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** What a browser says on its own about a page that is meant to be missing. */
const expectedNoise = [/Failed to load resource: the server responded with a status of 4(04|10)/];

/** Every journey fails on an unexpected error in the console or on a script that threw. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !expectedNoise.some((noise) => noise.test(text))) errors.push(text);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens an address and waits until the page answers to input. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-ready", /\//);
  return response;
}

/** The accessibility rules of WCAG 2.2 AA that a tool can check. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
    [],
  );
}
