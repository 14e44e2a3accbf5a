import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { columnFilters, expressionOf, listColumns, rangeColumns } from "../conditions.ts";

/** The columns whose values are counted and chosen from, as they are named in the database. */
export const valueColumns = Object.values(listColumns);

/** The columns that are compared: ranges and orders. */
export const numberColumns = [
  ...Object.values(rangeColumns),
  "refreshed_at",
  "created_at",
  "price_cut_at",
  "view_count",
  "price_percent",
  "change_number",
] as const;

/** Listings without a fair price come last, as nulls do in the order of the database. */
const afterAllPercents = 2 ** 31 - 1;

export type ValueColumn = (typeof valueColumns)[number];
export type NumberColumn = (typeof numberColumns)[number];

/** What the index holds of a listing. Moments are microseconds: a Date would lose what the database orders by. */
export type ListingRow = {
  id: string;
  is_public: boolean;
  vehicle_type: VehicleType;
  user_id: string;
  of_dealer: boolean;
  featured: boolean;
  search_priority: number;
  feature_bits: number;
  search_text: string;
  change_number: number;
} & Record<ValueColumn, string | null> &
  Record<NumberColumn, number | null>;

/** The select list of a ListingRow over `cars c join users u`. */
export const listingRowColumns: RawBuilder<unknown> = sql`
  c.id, c.change_number, c.is_public, c.vehicle_type, c.user_id, u.is_verified_dealer as of_dealer,
  c.feature_bits, c.search_text, ${sql.join(columnFilters.map((name) => sql`${expressionOf(name)} as ${sql.ref(listColumns[name])}`))},
  ${sql.join(Object.values(rangeColumns).map((name) => sql`${sql.ref(`c.${name}`)}::float8`))}, c.featured, c.search_priority,
  (extract(epoch from c.refreshed_at) * 1000000)::int8 as refreshed_at,
  (extract(epoch from c.created_at) * 1000000)::int8 as created_at,
  (extract(epoch from c.price_cut_at) * 1000000)::int8 as price_cut_at, c.view_count,
  coalesce(c.price_percent, ${sql.lit(afterAllPercents)}) as price_percent`;
