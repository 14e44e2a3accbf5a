import { type RawBuilder, sql } from "kysely";
import { kmFrom } from "#features/reference/distances.ts";
import type { PlaceSlug, SortOrder } from "#features/reference/enumerations.ts";

type OrderColumn =
  | "featured"
  | "search_priority"
  | "refreshed_at"
  | "created_at"
  | "price_usd"
  | "year"
  | "mileage"
  | "view_rank"
  | "view_count"
  | "price_percent"
  | "distance"
  | "id";
type Term = readonly [column: OrderColumn, direction: "asc" | "desc"];

const byDefault: readonly Term[] = [
  ["search_priority", "desc"],
  ["refreshed_at", "desc"],
  ["id", "desc"],
];

/** So many featured ones stand before all others in the default order; the rest of them have the place that they would have anyway. */
export const leading = 2;

/** Which of so many featured ones, in the order of their ids, stand first: all have their turn. */
export const leadingAt = (turn: number, featured: number): number[] =>
  Array.from({ length: Math.min(leading, featured) }, (_, at) => (turn * leading + at) % featured);

/** Every order ends in id, in the direction of its index: one total order, so that no page repeats or skips a row. */
export const orders: Record<SortOrder, readonly Term[]> = {
  default: byDefault,
  featured: [["featured", "desc"], ...byDefault],
  newest: [
    ["created_at", "desc"],
    ["id", "desc"],
  ],
  oldest: [
    ["created_at", "asc"],
    ["id", "asc"],
  ],
  price_low_to_high: [
    ["price_usd", "asc"],
    ["id", "asc"],
  ],
  price_high_to_low: [
    ["price_usd", "desc"],
    ["id", "desc"],
  ],
  year_new_to_old: [
    ["year", "desc"],
    ["id", "desc"],
  ],
  year_old_to_new: [
    ["year", "asc"],
    ["id", "asc"],
  ],
  // Those whose mileage is not said are last in both.
  mileage_low_to_high: [
    ["mileage", "asc"],
    ["id", "asc"],
  ],
  mileage_high_to_low: [
    ["mileage", "desc"],
    ["id", "desc"],
  ],
  // view_rank grows with view_count and has the index; see migration 0003.
  most_viewed: [
    ["view_rank", "desc"],
    ["view_count", "desc"],
    ["id", "desc"],
  ],
  // Those without a fair price are last: null is, in an ascending order and at its reversal.
  fair_price: [
    ["price_percent", "asc"],
    ["id", "asc"],
  ],
  // The same place, or as far: as in the default order.
  distance: [["distance", "asc"], ...byDefault],
};

/** The whole kilometres from a place to the listing's own; none where that is not said. */
const kmOfListing = (near: PlaceSlug) =>
  sql`(${JSON.stringify(Object.fromEntries(kmFrom(near)))}::jsonb ->> c.city)::int`;

/** The ORDER BY of a sort over `c`; reversed, it reads the same list from its end. */
export function orderBy(sort: SortOrder, reversed = false, near?: PlaceSlug): RawBuilder<unknown> {
  // Without a place to go by, all are as far.
  const inUse = orders[sort].filter(([column]) => column !== "distance" || near !== undefined);
  const terms = inUse.map(([column, direction]) => {
    const descending = (direction === "desc") !== reversed;
    const unsaid =
      column === "mileage" && direction === "desc" ? ` nulls ${reversed ? "first" : "last"}` : "";
    const value = column === "distance" && near ? kmOfListing(near) : sql.ref(`c.${column}`);
    return sql`${value} ${sql.raw((descending ? "desc" : "asc") + unsaid)}`;
  });
  return sql.join(terms);
}
