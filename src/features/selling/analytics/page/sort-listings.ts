import type { Language } from "#i18n/language.ts";
import type { OwnAnalytics } from "../analytics.contract.ts";
import type { Column } from "./analytics-search.ts";

type Listing = OwnAnalytics["listings"][number];

const figureOf = ({ totals, contactRate }: Listing, column: Exclude<Column, "title">) =>
  // Without a view there is no rate: below the lowest.
  column === "rate" ? (contactRate ?? -1) : totals[column];

/** Titles from the first letter on, figures from the most on, unless turned round; equal ones stay as they were. */
export function sortListings(
  listings: readonly Listing[],
  { sort, turned }: { sort: Column; turned: boolean },
  language: Language,
): Listing[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sorted = listings.toSorted((a, b) =>
    sort === "title" ? compare(a.title, b.title) : figureOf(b, sort) - figureOf(a, sort),
  );
  return turned ? sorted.toReversed() : sorted;
}
