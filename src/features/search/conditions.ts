import { type RawBuilder, sql } from "kysely";
import { featureSlugs } from "#features/reference/enumerations.ts";
import type { Criteria, Filters } from "./criteria.ts";
import type { FilterGroup, ListFilter, RangeBound, RangeName } from "./search.schema.ts";

type Condition = RawBuilder<unknown>;

export type { FilterGroup };

/** The column of each filter: the counts, the index in memory and its rows are made of these two tables. */
export const listColumns = {
  brand: { column: "brand", type: "text" },
  model: { column: "model", type: "text" },
  city: { column: "city", type: "text" },
  category: { column: "category", type: "vehicle_category" },
  condition: { column: "condition", type: "vehicle_condition" },
  gearType: { column: "gear_type", type: "gear_type" },
  fuelType: { column: "fuel_type", type: "fuel_type" },
  bodyType: { column: "body_type", type: "body_type" },
  driveType: { column: "drive_type", type: "drive_type" },
  exteriorColor: { column: "exterior_color", type: "text" },
  motorcycleType: { column: "motorcycle_type", type: "motorcycle_type" },
  source: { column: "source", type: "vehicle_source" },
  customs: { column: "customs", type: "customs_state" },
  titleStatus: { column: "title_status", type: "title_status" },
  plate: { column: "plate", type: "plate_kind" },
  fairPrice: { column: "fair_price", type: "fair_price_label" },
} as const satisfies Record<Exclude<ListFilter, "features">, { column: string; type: string }>;
// A bound has its column's type: compared with another, an index on the column is of no use.
export const rangeColumns = {
  price: ["price_usd", "numeric", "priceMin", "priceMax"],
  year: ["year", "integer", "yearMin", "yearMax"],
  mileage: ["mileage", "integer", "mileageMin", "mileageMax"],
  engine: ["bike_engine_size", "integer", "engineMin", "engineMax"],
} as const satisfies Record<RangeName, readonly [string, string, RangeBound, RangeBound]>;

/** One condition over `c` for each filter in use. */
export function filterConditions(filters: Filters): Map<FilterGroup, Condition> {
  const conditions = new Map<FilterGroup, Condition>();
  for (const [name, { column, type }] of Object.entries(listColumns)) {
    const values = filters[name as ListFilter];
    if (!values?.length) continue;
    const field = sql.ref(`c.${column}`);
    // A single value is compared with "=": then an index can also give the order.
    const [only] = values;
    conditions.set(
      name as ListFilter,
      values.length === 1
        ? sql`${field} = ${only}::${sql.raw(type)}`
        : sql`${field} = any(${values}::${sql.raw(type)}[])`,
    );
  }
  if (filters.features?.length) {
    const bits = bitsOf(filters.features);
    conditions.set("features", sql`c.feature_bits & ${bits}::int = ${bits}::int`);
  }
  for (const [name, [column, type, min, max]] of Object.entries(rangeColumns)) {
    const bounds: Condition[] = [];
    const field = sql.ref(`c.${column}`);
    if (filters[min] !== undefined) bounds.push(sql`${field} >= ${filters[min]}::${sql.raw(type)}`);
    if (filters[max] !== undefined) bounds.push(sql`${field} <= ${filters[max]}::${sql.raw(type)}`);
    if (bounds.length > 0) conditions.set(name as FilterGroup, sql.join(bounds, sql` and `));
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
  return all.length > 0 ? allOf(all) : sql`true`;
}
