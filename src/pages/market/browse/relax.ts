import {
  chosenLists,
  isRangeSet,
  type ListFilter,
  type Patch,
  type RangeName,
  rangeNames,
  rangePatch,
  type Search,
} from "#features/search/address/browse-search.ts";
import type { Facets } from "#features/search/search-answer.schema.ts";

/** The filter whose removal shows the most listings, and how many those are. */
export interface Relaxation {
  filter: ListFilter | RangeName;
  without: Patch;
  count: number;
}

/**
 * For a search that finds nothing. Each facet was counted with its own filter left out, so the sum of its counts is
 * what removing that filter would show. Features are left aside: a listing has several, so their sum says nothing.
 */
export function bestRelaxation(search: Search, facets: Facets | undefined): Relaxation | undefined {
  if (!facets) return undefined;
  const lists = chosenLists(search)
    .filter((name) => name !== "features")
    .map((name) => ({
      filter: name,
      without: name === "brand" ? { brand: undefined, model: undefined } : ({ [name]: undefined } as Patch),
      count: sum(facets[name]),
    }));
  const ranges = rangeNames
    .filter((name) => isRangeSet(search, name))
    .map((name) => ({
      filter: name,
      without: rangePatch(name, {}),
      count: sum(facets[name as keyof Facets]),
    }));
  const [best] = [...lists, ...ranges].filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return best;
}

const sum = (counts: Record<string, number> | undefined) =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);
