import type { ListingAnalytics } from "../analytics.contract.ts";

/** How a listing's contact rate stands beside that of similar ones. */
export type Verdict = "better" | "as" | "worse" | "few" | "alone" | "noRate";

/** With fewer views a single contact more or less would change the verdict. */
const leastViews = 20;

/**
 * Better or worse only beyond a fifth of what similar listings would have brought, and beyond what chance alone does to so
 * few contacts (the square root of what is expected).
 */
export function verdictOf({
  totals: { views, contacts },
  similarContactRate,
}: Pick<ListingAnalytics, "totals" | "similarContactRate">): Verdict {
  if (views === 0) return "noRate";
  if (similarContactRate === null) return "alone";
  if (views < leastViews) return "few";
  const expected = similarContactRate * views;
  const margin = Math.max(expected / 5, Math.sqrt(expected));
  if (contacts > expected + margin) return "better";
  return contacts < expected - margin ? "worse" : "as";
}
