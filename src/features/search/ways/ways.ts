import { placesAsked } from "../conditions.ts";
import type { Criteria, Filters } from "../criteria.ts";
import { boundsOf, type FilterGroup, listFilters, parametersOf, rangeNames } from "../filters.ts";
import type { SearchListings } from "../search.query.ts";
import type { Facets } from "../search-answer.schema.ts";
import { nearestPlaces, otherBrands, otherModels, widerRadius, widerRange, yearsAround } from "./near.ts";

/** A search near one that found little: without one of its conditions, or with another value in its place. */
export interface Way {
  kind: "without" | "instead";
  filter: FilterGroup | "words";
  /** What the search is there. */
  criteria: Criteria;
  count: number;
}

/** With so few found the page goes on. */
export const few = 5;
const mostWithout = 6;
const mostInstead = 8;

/** What a visitor gives up first comes first: the maker last of all. */
const givenUpFirst: readonly Way["filter"][] = [
  "words",
  "features",
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
  const [without, { facets }] = await Promise.all([
    Promise.all(
      groups.map(async (filter): Promise<Way> => {
        const asked = withoutGroup(criteria, filter);
        return { kind: "without", filter, criteria: asked, count: await count(asked) };
      }),
    ),
    search(criteria, { sort: "newest", page: 1, limit: 1 }, true),
  ]);
  const instead = facets ? await insteadOf(criteria, facets, count) : [];
  const helps = (way: Way) => way.count > total;
  return [...without.filter(helps).slice(0, mostWithout), ...instead.filter(helps).slice(0, mostInstead)];
}

function groupsInUse({ filters, words }: Criteria): Way["filter"][] {
  const inUse = new Set<Way["filter"]>([
    ...listFilters.filter((name) => filters[name]?.length),
    ...rangeNames.filter((name) => boundsOf(name).some((bound) => filters[bound] !== undefined)),
    ...(placesAsked(filters) ? (["radius"] as const) : []),
    ...(words.length > 0 ? (["words"] as const) : []),
  ]);
  return givenUpFirst.filter((one) => inUse.has(one));
}

function withoutGroup(criteria: Criteria, group: Way["filter"]): Criteria {
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
    filter,
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
