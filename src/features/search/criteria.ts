import type { PlaceSlug, Radius, SortOrder, VehicleType } from "#features/reference/enumerations.ts";
import {
  boundsOf,
  endsOf,
  type ListFilter,
  listFilters,
  type RangeBound,
  rangeNames,
  turned,
} from "./filters.ts";
import type { ListingQuery } from "./search.query-schema.ts";

/** The filters alone: those the visitor set, or those that words were read as. */
export type Filters = { [K in ListFilter]?: readonly string[] } & { [K in RangeBound]?: number } & {
  near?: PlaceSlug;
  radius?: Radius;
};

/** What a listing must be like to be found. */
export interface Criteria {
  vehicleType: VehicleType;
  filters: Filters;
  /** Folded words that the listing's own words must hold, all of them. */
  words: readonly string[];
  userId?: string | undefined;
  dealer?: boolean;
  /** From when the filters of days count back, in milliseconds (countedFrom()); without it they cannot be in use, and are not counted. */
  at?: number;
}

export interface PageRequest {
  sort: SortOrder;
  page: number;
  limit: number;
  /** Which two of the featured stand first in the default order (order.ts). */
  turn?: number;
  /** Folded words that a listing need not have: those with the most of them come first. */
  rank?: readonly string[];
}

const hourMs = 3_600_000;
/** The beginning of the hour: what is counted back from it stays the same for so long, and so do answers that are kept. */
export const countedFrom = (now: Date): number => Math.floor(now.getTime() / hourMs) * hourMs;

/** The filters of a query with its presets spelled out; a bound given beside a preset wins over it. */
export function filtersOf(query: ListingQuery, now: Date): Filters {
  const filters: Record<string, unknown> = {
    ...readyRange("price", query, now),
    ...readyRange("mileage", query, now),
    ...readyRange("year", query, now),
  };
  for (const name of [...listFilters, ...rangeNames.flatMap(boundsOf), "near", "radius"] as const) {
    if (query[name] !== undefined) filters[name] = query[name];
  }
  if (query.make && !query.brand) filters.brand = query.make;
  if (!query.near) delete filters.radius;
  return turnRanges(filters as Filters);
}

/** `priceMin=20000&priceMax=10000` means 10,000 to 20,000, and so for every range; 999,999,999 means no upper bound. */
export function turnRanges(filters: Filters): Filters {
  const result: Filters = { ...filters };
  for (const [min, max] of rangeNames.map(boundsOf)) {
    if (filters[min] === undefined || filters[max] === undefined) continue;
    [result[min], result[max]] = turned(filters[min], filters[max]);
  }
  return result;
}

function readyRange(name: "price" | "mileage" | "year", query: ListingQuery, now: Date): Filters {
  const { min, max } = endsOf(query[`${name}Range`], query.vehicleType, now);
  return {
    ...(min !== undefined && { [`${name}Min`]: min }),
    ...(max !== undefined && { [`${name}Max`]: max }),
  };
}
