import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What breaks the rules of WCAG 2.2 AA and axe's best practices; with `only`, those rules alone. */
export async function brokenRules(page: Page, within = "html", only?: string[]): Promise<string[]> {
  // No page has a frame of another origin: there is nothing to look into from a page beside it, which legacy mode spares. What
  // keeps the rules is not described, and no style sheet is fetched again for the one rule that would read it.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false })
    .include(within);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" | ")}`,
  );
}
