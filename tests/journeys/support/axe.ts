import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What breaks the rules of WCAG 2.2 AA and axe's best practices; with `only`, those rules alone. */
export async function brokenRules(page: Page, within = "html", only?: string[]): Promise<string[]> {
  // No page has a frame of another origin: there is nothing to look into from a page beside it, which legacy mode spares.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" | ")}`,
  );
}
