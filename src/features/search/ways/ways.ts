import { placesAsked } from "../conditions.ts";
import type { Criteria, Filters } from "../criteria.ts";
import { boundsOf, type FilterGroup, listFilters, parametersOf, rangeNames } from "../filters.ts";
import type { SearchListings } from "../search.query.ts";
import type { Facets } from "../search-answer.schema.ts";
import { nearestPlaces, otherBrands, otherModels, widerRadius, widerRange, yearsAround } from "./near.ts";

/** A search near one that found little: without one of its conditions, or with another value in its place. */
export interface Way {
  kind: "without" | "instead";
  /** What changes: one of the conditions, or several where giving up one is not enough. */
  filters: readonly (FilterGroup | "words")[];
  /** What the search is there. */
  criteria: Criteria;
  count: number;
}

/** With so few found the page goes on. */
export const few = 5;
type Group = Way["filters"][number];
const mostWithout = 6;
const mostInstead = 8;

/** What a visitor gives up first comes first: the maker last of all. */
export const givenUpFirst: readonly Group[] = [
  "words",
  "addedWithin",
  "priceCut",
  "features",
  "sellerType",
  "owners",
  "fairPrice",
  "exteriorColor",
  "titleStatus",
  "plate",
  "customs",
  "source",
  "seats",
  "driveType",
  "fuelType",
  "gearType",
  "condition",
  "category",
  "bodyType",
  "motorcycleType",
  "mileage",
  "radius",
  "city",
  "year",
  "engine",
  "price",
  "model",
  "brand",
];

/** The ways on from a search with few results. Each is counted by `search` itself, which has all of it in memory. */
export async function findWays(search: SearchListings, criteria: Criteria, total: number): Promise<Way[]> {
  const count = async (asked: Criteria) =>
    (await search(asked, { sort: "newest", page: 1, limit: 1 }, false)).total;
  const groups = groupsInUse(criteria);
  if (groups.length === 0) return [];
  const without = async (filters: readonly Group[]): Promise<Way> => {
    const asked = filters.reduce(withoutGroup, criteria);
    return { kind: "without", filters, criteria: asked, count: await count(asked) };
  };
  const helps = (way: Way) => way.count > total;
  const [single, { facets }] = await Promise.all([
    Promise.all(groups.map((group) => without([group]))),
    search(criteria, { sort: "newest", page: 1, limit: 1 }, true),
  ]);
  const instead = facets ? await insteadOf(criteria, facets, count) : [];
  const ways = [
    ...single.filter(helps).slice(0, mostWithout),
    ...instead.filter(helps).slice(0, mostInstead),
  ];
  if (ways.length > 0) return ways;
  for (let most = 2; most <= groups.length; most++) {
    const way = await without(groups.slice(0, most));
    if (helps(way)) return [way];
  }
  return [];
}

function groupsInUse({ filters, words }: Criteria): Group[] {
  const inUse = new Set<Group>([
    ...listFilters.filter((name) => filters[name]?.length),
    ...rangeNames.filter((name) => boundsOf(name).some((bound) => filters[bound] !== undefined)),
    ...(placesAsked(filters) ? (["radius"] as const) : []),
    ...(words.length > 0 ? (["words"] as const) : []),
  ]);
  return givenUpFirst.filter((one) => inUse.has(one));
}

function withoutGroup(criteria: Criteria, group: Group): Criteria {
  if (group === "words") return { ...criteria, words: [] };
  const filters: Record<string, unknown> = { ...criteria.filters };
  const names = parametersOf(group);
  // A model is one of its brand.
  for (const name of group === "brand" ? ["brand", "model"] : names) delete filters[name];
  return { ...criteria, filters: filters as Filters };
}

/** Other values in the place of one that was asked for, the nearest first, as far as something is listed of them. */
async function insteadOf(
  criteria: Criteria,
  facets: Facets,
  count: (asked: Criteria) => Promise<number>,
): Promise<Way[]> {
  const { filters, vehicleType } = criteria;
  const way = (filter: FilterGroup, changed: Filters, found: number): Way => ({
    kind: "instead",
    filters: [filter],
    criteria: { ...criteria, filters: { ...filters, ...changed } },
    count: found,
  });
  const counted = async (filter: FilterGroup, changed: Filters | undefined): Promise<Way[]> => {
    if (!changed) return [];
    const asked = way(filter, changed, 0);
    return [{ ...asked, count: await count(asked.criteria) }];
  };
  const [price, mileage] = await Promise.all([
    counted("price", widerRange("price", vehicleType, filters, facets)),
    counted("mileage", widerRange("mileage", vehicleType, filters, facets)),
  ]);
  return [
    ...otherModels(filters, facets).map(([slug, n]) => way("model", { model: [slug] }, n)),
    ...yearsAround(filters, facets).map(([year, n]) => way("year", { yearMin: year, yearMax: year }, n)),
    ...price,
    ...widerRadius(filters, facets).map(([radius, n]) => way("radius", { radius }, n)),
    ...nearestPlaces(filters, facets).map(([slug, n]) => way("city", { city: [slug] }, n)),
    ...mileage,
    ...otherBrands(filters, facets).map(([slug, n]) => way("brand", { brand: [slug] }, n)),
  ];
}
