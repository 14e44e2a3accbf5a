import { readSearch, type Search } from "#features/search/address/read-search.ts";
import { type Criteria, type Filters, filtersOf } from "#features/search/criteria.ts";
import type { ListingQuery } from "#features/search/search.query-schema.ts";
import type { ReadSearch } from "#features/search/understand.ts";

/** What is kept of a search. */
export interface UnderstoodSearch {
  vehicleType: ListingQuery["vehicleType"];
  /** The one way to write it in an address: equal searches have equal filters. */
  filters: Record<string, unknown>;
  criteria: Criteria;
}

/**
 * A valid query as it is kept: without order and page, presets spelled out, without what only the other kind of vehicle
 * has, and its words read as filters where they can be. What they are read as is kept with it: a user is alerted of what
 * they saw when they saved it, whatever words come to mean later.
 */
export async function understandSearch(
  query: ListingQuery,
  read: (query: ListingQuery, explicit: Filters, now: Date) => Promise<ReadSearch>,
  now: Date,
): Promise<UnderstoodSearch> {
  const { vehicleType } = query;
  const { search, literal, ...explicit } = inAddress(vehicleType, {
    ...filtersOf(query, now),
    search: query.search,
    ...(query.search && { literal: query.literal }),
  });
  const words = await read({ ...query, search, literal }, explicit, now);
  return {
    vehicleType,
    filters: { ...(search && { search }), ...(literal && { literal }), ...explicit },
    criteria: { vehicleType, filters: { ...words.filters, ...explicit }, words: words.words },
  };
}

function inAddress(vehicleType: ListingQuery["vehicleType"], raw: Record<string, unknown>) {
  const { page: _page, sort: _sort, view: _view, ...found } = readSearch(vehicleType, raw);
  // A centre alone filters nothing.
  if (!found.radius) found.near = undefined;
  // The choices of a list are a set: in one order, the same search is known again.
  const said = Object.entries(found).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    said.map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  ) as Filters & Pick<Search, "search" | "literal">;
}
