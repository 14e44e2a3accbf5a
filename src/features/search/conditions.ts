import { type RawBuilder, sql } from "kysely";
import { placesNear } from "#features/reference/distances.ts";
import { featureSlugs, ownerCounts, priceCutDays } from "#features/reference/enumerations.ts";
import { modelsWithin } from "#features/reference/families.ts";
import { placesWithin } from "#features/reference/reference.ts";
import { filteredMark } from "#platform/db/named-statements.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import type { Criteria, Filters } from "./criteria.ts";
import { boundsOf, type FilterGroup, type ListFilter, listFilters, rangeNames } from "./filters.ts";

type Condition = RawBuilder<unknown>;
export const dayMs = 86_400_000;

/** Where a filter's column has another name than the filter, written as SQL does. */
const otherNames = { price: "price_usd", engine: "bike_engine_size", seats: "number_of_seats" } as const;
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;
type ColumnOf<Name extends string> = Name extends keyof typeof otherNames
  ? (typeof otherNames)[Name]
  : Snake<Name>;
const columnsOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      otherNames[name as keyof typeof otherNames] ??
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ]),
  ) as { [One in Name]: ColumnOf<One> };

/** The filters of how long ago something was: its moment, and how many days each choice reaches back. */
export const dayFilters = {
  priceCut: { column: "price_cut_at", days: { "1": priceCutDays } },
  addedWithin: { column: "created_at", days: { "1": 1, "3": 3, "7": 7 } },
} as const satisfies { [Name in ListFilter]?: { column: keyof Cars; days: Record<string, number> } };
export type DayFilter = keyof typeof dayFilters;
export const dayFilterNames = Object.keys(dayFilters) as DayFilter[];

/** The lists that are a column each, or are computed as one; the features are the bits of one number. */
export const columnFilters = listFilters.filter(
  (name): name is Exclude<ListFilter, "features" | DayFilter> => name !== "features" && !(name in dayFilters),
);
const mostOwners = ownerCounts.at(-1) as string;
/** What no column of a listing has, as one of `c`: who its seller is, and how many owned it, as far as is told apart. */
const computed = {
  sellerType: sql`case when exists (select from users s where s.id = c.user_id and s.is_verified_dealer)
    then 'dealer' else 'private' end`,
  owners: sql`case when c.previous_owners >= ${sql.lit(Number(mostOwners))} then ${sql.lit(mostOwners)} else c.previous_owners::text end`,
};
/** The columns of the filters: the counts, the index in memory and its rows are made of them. */
export const listColumns = columnsOf(columnFilters);
export const rangeColumns = columnsOf(rangeNames);
listColumns satisfies Record<Exclude<keyof typeof listColumns, keyof typeof computed>, keyof Cars>;
rangeColumns satisfies Record<string, keyof Cars>;

/** The value of a listing of which a filter chooses. */
export const expressionOf = (name: (typeof columnFilters)[number]): Condition =>
  name in computed ? computed[name as keyof typeof computed] : sql.ref(`c.${listColumns[name]}`);
/** The columns that computed values and moments are made of, beside those of the filters. */
export const columnsBehind = ["user_id", "previous_owners", "price_cut_at", "created_at"] as const;

/** From which moment on a filter of days takes what was, in milliseconds; undefined when it is not in use. */
export function sinceOf(
  { filters, at }: Pick<Criteria, "filters" | "at">,
  name: DayFilter,
): number | undefined {
  const chosen = filters[name];
  if (!chosen?.length) return undefined;
  if (at === undefined) throw new TypeError(`${name} is counted back from a moment that was not given`);
  const days: Record<string, number> = dayFilters[name].days;
  return at - Math.max(...chosen.map((one) => days[one] ?? 0)) * dayMs;
}

/** The values that a listing may have to pass a filter: of a place also those that lie in it, of a family its models. */
export function storedValues(filters: Filters, name: (typeof columnFilters)[number]) {
  if (name === "city" && filters.city) return placesWithin(filters.city);
  return name === "model" && filters.model ? modelsWithin(filters.model) : filters[name];
}

/** The places within the radius that is asked for; undefined where none is. */
export const placesAsked = ({ near, radius }: Filters): readonly string[] | undefined =>
  near && radius && placesNear(near, radius);

/**
 * One condition over `c` for each filter in use. The values have no casts: PostgreSQL takes each for what its column is, and
 * by a value of another type an index on the column would be of no use.
 */
export function filterConditions(criteria: Pick<Criteria, "filters" | "at">): Map<FilterGroup, Condition> {
  const { filters } = criteria;
  const conditions = new Map<FilterGroup, Condition>();
  for (const name of columnFilters) {
    const values = storedValues(filters, name);
    if (!values?.length) continue;
    const field = expressionOf(name);
    // A single value is compared with "=": then an index can also give the order.
    const [only] = values;
    conditions.set(name, values.length === 1 ? sql`${field} = ${only}` : sql`${field} = any(${values})`);
  }
  const around = placesAsked(filters);
  if (around) conditions.set("radius", sql`c.city = any(${around})`);
  if (filters.features?.length) {
    const bits = bitsOf(filters.features);
    conditions.set("features", sql`c.feature_bits & ${bits}::int = ${bits}::int`);
  }
  for (const name of dayFilterNames) {
    const since = sinceOf(criteria, name);
    if (since !== undefined)
      conditions.set(name, sql`${sql.ref(`c.${dayFilters[name].column}`)} >= ${new Date(since)}`);
  }
  for (const name of rangeNames) {
    const [min, max] = boundsOf(name);
    const bounds: Condition[] = [];
    const field = sql.ref(`c.${rangeColumns[name]}`);
    if (filters[min] !== undefined) bounds.push(sql`${field} >= ${filters[min]}`);
    if (filters[max] !== undefined) bounds.push(sql`${field} <= ${filters[max]}`);
    if (bounds.length > 0) conditions.set(name, sql.join(bounds, sql` and `));
  }
  return conditions;
}

/** The base predicate, which no filter changes: public, of the kind, of the seller, with the words. */
export function baseConditions(criteria: Criteria): Condition[] {
  const conditions = [sql`c.is_public`, sql`c.vehicle_type = ${criteria.vehicleType}::vehicle_type`];
  if (criteria.userId) conditions.push(sql`c.user_id = ${criteria.userId}::uuid`);
  if (criteria.dealer) {
    conditions.push(sql`c.user_id in (select u.id from users u where u.is_verified_dealer)`);
  }
  for (const word of criteria.words) conditions.push(sql`c.search_text like ${patternOf(word)}`);
  return conditions;
}

/**
 * From three letters on a word is found anywhere, so that «المرسيدس» is found by «مرسيدس»; a shorter one only where a
 * word begins: within words it would be everywhere, and no index could help.
 */
export function patternOf(word: string): string {
  const literal = word.replace(/[\\%_]/g, "\\$&");
  return [...word].length >= 3 ? `%${literal}%` : `% ${literal}%`;
}

/** A bit for each feature, as feature_bits() of the database sets them. */
export function bitsOf(features: readonly string[]): number {
  return features.reduce((bits, slug) => bits | (1 << featureSlugs.indexOf(slug as never)), 0);
}

export const allOf = (conditions: Iterable<Condition>): Condition => sql.join([...conditions], sql` and `);

/** Every condition of the criteria but those of the groups left out. */
export function whereOf(
  base: readonly Condition[],
  filters: ReadonlyMap<FilterGroup, Condition>,
  leftOut: readonly FilterGroup[] = [],
): Condition {
  const kept = [...filters].filter(([name]) => !leftOut.includes(name)).map(([, condition]) => condition);
  const all = [...base, ...kept];
  return sql`${sql.raw(filteredMark)} ${all.length > 0 ? allOf(all) : sql`true`}`;
}
