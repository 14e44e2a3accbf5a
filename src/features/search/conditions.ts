import { type RawBuilder, sql } from "kysely";
import { placesNear } from "#features/reference/distances.ts";
import { featureSlugs } from "#features/reference/enumerations.ts";
import { modelsWithin } from "#features/reference/families.ts";
import { placesWithin } from "#features/reference/reference.ts";
import { filteredMark } from "#platform/db/named-statements.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import type { Criteria, Filters } from "./criteria.ts";
import { boundsOf, type FilterGroup, listFilters, rangeNames } from "./filters.ts";

type Condition = RawBuilder<unknown>;

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

/** The lists that are a column each; the features are the bits of one number. */
export const columnFilters = listFilters.filter((name) => name !== "features");
/** The columns of the filters: the counts, the index in memory and its rows are made of them. */
export const listColumns = columnsOf(columnFilters);
export const rangeColumns = columnsOf(rangeNames);
listColumns satisfies Record<string, keyof Cars>;
rangeColumns satisfies Record<string, keyof Cars>;

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
export function filterConditions(filters: Filters): Map<FilterGroup, Condition> {
  const conditions = new Map<FilterGroup, Condition>();
  for (const name of columnFilters) {
    const values = storedValues(filters, name);
    if (!values?.length) continue;
    const field = sql.ref(`c.${listColumns[name]}`);
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
