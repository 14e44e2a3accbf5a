import type { Criteria, PageRequest } from "../criteria.ts";
import type { Found } from "../search.query.ts";
import { countMatched } from "./count.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { matchListings, Scratch } from "./match.ts";
import { selectPage } from "./page.ts";

const scratch = new Scratch();

/** What searchListings() gives, from memory: the ids of a page, the exact total, the counts when they are wanted. */
export function findInColumns(
  columns: ListingColumns,
  criteria: Criteria,
  request: PageRequest,
  withFacets: boolean,
): Found {
  const matched = matchListings(columns, criteria, scratch);
  const total = matched.all.length;
  const facets = withFacets ? { facets: countMatched(columns, matched) } : {};
  return { ids: selectPage(columns, matched.all, request), total, ...facets };
}
