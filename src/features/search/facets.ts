import { type RawBuilder, sql } from "kysely";
import { countedWithin } from "#features/reference/distances.ts";
import { featureSlugs, type PlaceSlug } from "#features/reference/enumerations.ts";
import { countedModels } from "#features/reference/families.ts";
import { countedPlaces } from "#features/reference/reference.ts";
import type { Database } from "#platform/db/connect.ts";
import {
  baseConditions,
  columnFilters,
  columnsBehind,
  type DayFilter,
  dayFilterNames,
  dayFilters,
  expressionOf,
  filterConditions,
  listColumns,
  rangeColumns,
  whereOf,
} from "./conditions.ts";
import type { Criteria } from "./criteria.ts";
import { countedBounds } from "./edges.ts";
import { type FilterGroup, hasFilter, listFilters, type RangeName, rangeNames } from "./filters.ts";
import type { Facets } from "./search-answer.schema.ts";

/** The features' bits are counted in groups of seven: at most 128 combinations each, added up per feature here. */
const bitsPerGroup = 7;
const bitGroups = [0, 1, 2] as const;

interface Dimension {
  facet: keyof Facets;
  /** What is grouped by; its values come back as text. */
  expression: RawBuilder<unknown>;
  /** The filters that are left out to count this facet. */
  without: readonly FilterGroup[];
  /** Puts one group's count where it belongs. */
  add: (counts: Record<string, number>, value: number | string, n: number) => void;
}

const addPlainly: Dimension["add"] = (counts, value, n) => {
  counts[String(value)] = n;
};
const column = (facet: FilterGroup, expression: Dimension["expression"]): Dimension => ({
  facet,
  expression,
  without: leftOutToCount(facet),
  add: addPlainly,
});
const histogram = (facet: RangeName, bounds: readonly number[]): Dimension => ({
  facet,
  expression: sql`width_bucket(${sql.ref(`c.${rangeColumns[facet]}`)}::float8, ${sql.raw(`array[${bounds.join()}]::float8[]`)})`,
  without: leftOutToCount(facet),
  add: (counts, value, n) => {
    counts[String(bounds[Number(value) - 1])] = n;
  },
});
/** The fewest days that it lies back, which all longer ones hold. */
const dayFilter = (facet: DayFilter): Dimension => {
  const days = Object.entries(dayFilters[facet].days);
  const moment = sql.ref(`c.${dayFilters[facet].column}`);
  const cases = days.map(
    ([choice, n]) =>
      sql`when ${moment} >= asked.at - ${sql.lit(`${24 * n} hours`)}::interval then ${sql.lit(choice)}`,
  );
  return {
    facet,
    expression: sql`case ${sql.join(cases, sql` `)} end`,
    without: leftOutToCount(facet),
    add: (counts, value, n) => {
      for (const [choice] of days.slice(days.findIndex(([one]) => one === value)))
        counts[choice] = (counts[choice] ?? 0) + n;
    },
  };
};
const featureGroup = (group: number): Dimension => ({
  facet: "features",
  expression: sql`((c.feature_bits >> ${sql.lit(group * bitsPerGroup)}) & 127)`,
  // A listing must have all chosen features: a further one is counted among those that have the chosen ones.
  without: [],
  add: (counts, value, n) => {
    for (let bit = 0; bit < bitsPerGroup; bit++) {
      const slug = featureSlugs[group * bitsPerGroup + bit];
      if (slug && (Number(value) >> bit) & 1) counts[slug] = (counts[slug] ?? 0) + n;
    }
  },
});

/** Those around a place, within each radius. */
const within = (near: PlaceSlug): Dimension => ({
  facet: "radius",
  expression: sql`c.city`,
  without: leftOutToCount("radius"),
  add: (counts, value, n) => {
    for (const [radius, more] of Object.entries(countedWithin(near, { [value]: n })))
      counts[radius] = (counts[radius] ?? 0) + more;
  },
});

/** A model belongs to its brand, which is counted without it. */
export const leftOutToCount = (name: FilterGroup): readonly FilterGroup[] =>
  name === "brand" ? ["brand", "model"] : [name];

function dimensionsOf({ vehicleType, at }: Criteria, byModel: boolean): Dimension[] {
  return [
    ...columnFilters
      .filter((name) => name !== "model" || byModel)
      .map((name) => column(name, expressionOf(name))),
    ...rangeNames
      .filter((name) => hasFilter(vehicleType, name))
      .map((name) => {
        const bounds = countedBounds[name]?.[vehicleType];
        return bounds ? histogram(name, bounds) : column(name, sql.ref(`c.${rangeColumns[name]}`));
      }),
    ...(at === undefined ? [] : dayFilterNames.map(dayFilter)),
    ...bitGroups.map(featureGroup),
  ];
}

const counted = sql.join(
  [
    ...columnFilters
      .filter((name) => name !== "sellerType" && name !== "owners")
      .map((name) => listColumns[name]),
    ...Object.values(rangeColumns),
    ...columnsBehind,
    "feature_bits",
  ].map((name) => sql.ref(`c.${name}`)),
);

/**
 * The number of listings, and for every choice of every filter how many it would show, that filter left out: one
 * statement, one pass for the filters not in use and one for each of those in use. Models are counted once a brand is
 * chosen; brands are counted without the chosen model, which belongs to its brand.
 */
export async function countFacets(
  db: Database,
  criteria: Criteria,
): Promise<{ total: number; facets: Facets }> {
  const filters = filterConditions(criteria);
  const dimensions = dimensionsOf(criteria, filters.has("brand"));
  const inUse = (dimension: Dimension) => dimension.without.some((name) => filters.has(name));
  const together = dimensions.filter((one) => !inUse(one));
  const { near } = criteria.filters;
  const apart = [...dimensions.filter(inUse), ...(near ? [within(near)] : [])];

  // Words are matched once, for all the passes.
  const matched = criteria.words.length > 0;
  const moment = criteria.at === undefined ? null : new Date(criteria.at);
  const source = sql`${sql.raw(matched ? "matched" : "cars")} c, (select ${moment}::timestamptz as at) asked`;
  const base = baseConditions(criteria);
  const where = (leftOut: readonly FilterGroup[]) => whereOf(matched ? [] : base, filters, leftOut);

  const keys = together.map((one) => one.expression);
  const sets = sql.join([sql`()`, ...keys.map((key) => sql`(${key})`)]);
  // Within a grouping set all other keys are null, so the first that is not is the value.
  const value =
    keys.length > 0 ? sql`coalesce(${sql.join(keys.map((key) => sql`(${key})::text`))})` : sql`null`;
  const which = keys.length > 0 ? sql`grouping(${sql.join(keys)})` : sql`0`;
  const passes = [
    sql`select -1 as pass, ${which} as which, ${value} as value, count(*)::int as n
        from ${source} where ${where([])} group by grouping sets (${sets})`,
    ...apart.map(
      (
        one,
        index,
      ) => sql`select ${sql.lit(index)} as pass, 0 as which, (${one.expression})::text as value, count(*)::int as n
        from ${source} where ${where(one.without)} group by ${one.expression}`,
    ),
  ];
  const matching = matched
    ? sql`with matched as materialized (select ${counted} from cars c where ${whereOf(base, new Map())})`
    : sql``;
  const { rows } = await sql<{ pass: number; which: number; value: string | null; n: number }>`
    ${matching} ${sql.join(passes, sql` union all `)}`.execute(db);

  let total = 0;
  const facets = emptyFacets();
  const allGrouped = 2 ** together.length - 1;
  for (const { pass, which: mask, value: key, n } of rows) {
    if (pass === -1 && mask === allGrouped) total = n;
    const dimension =
      pass === -1 ? together[together.length - 1 - Math.log2(allGrouped - mask)] : apart[pass];
    if (dimension && key !== null) dimension.add(facets[dimension.facet], key, n);
  }
  return { total, facets: withWholes(facets) };
}

/** A listing has one place and one model, and is found by what these lie in as well. */
export const withWholes = (facets: Facets): Facets => ({
  ...facets,
  city: countedPlaces(facets.city),
  model: countedModels(facets.model),
});

function emptyFacets(): Facets {
  return Object.fromEntries([...listFilters, ...rangeNames, "radius"].map((name) => [name, {}])) as Facets;
}
