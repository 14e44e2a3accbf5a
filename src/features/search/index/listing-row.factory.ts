import { featureSlugs, placeSlugs } from "#features/reference/enumerations.ts";
import { ListingColumns } from "./listing-columns.ts";
import type { ListingRow } from "./listing-row.ts";

export const uuidOf = (kind: number, at: number) =>
  `${(at * 2654435761).toString(16).padStart(16, "0").slice(-8)}-0000-4000-8${kind}00-${at.toString(16).padStart(12, "0")}`;

/** The words are as many and as frequent as in the demo market: some that all have, some of its brand, one that is rare. */
export function listing(at: number, given: Partial<ListingRow> = {}): ListingRow {
  const words = Array.from({ length: 30 }, (_, nth) => `word${nth}of${at % (1 + nth * nth)}`);
  return {
    id: uuidOf(0, at),
    user_id: uuidOf(1, at % 700),
    is_public: true,
    vehicle_type: at % 12 === 0 ? "motorcycle" : "car",
    of_dealer: at % 3 === 0,
    featured: at % 40 === 0,
    search_priority: at % 3,
    feature_bits: (at * 7919) % (1 << featureSlugs.length),
    search_text: ` ${words.join(" ")} `,
    brand: `brand-${at % 60}`,
    model: `model-${at % 370}`,
    city: placeSlugs[at % placeSlugs.length] ?? null,
    category: "family",
    condition: "used",
    gear_type: "automatic",
    fuel_type: "gas",
    body_type: "suv",
    drive_type: "awd",
    exterior_color: "white",
    motorcycle_type: null,
    source: null,
    customs: "paid",
    title_status: null,
    plate: null,
    fair_price: "good",
    seller_type: "private",
    owners: null,
    price_usd: 1000 + (at % 500) * 100,
    year: 1990 + (at % 36),
    mileage: (at % 300) * 1000,
    bike_engine_size: null,
    number_of_seats: null,
    refreshed_at: 1.7e15 + at,
    created_at: 1.7e15 + at,
    price_cut_at: null,
    view_count: at % 1000,
    price_percent: 100,
    change_number: at,
    ...given,
  };
}

export function columnsOf(count: number): ListingColumns {
  const columns = new ListingColumns();
  for (let at = 0; at < count; at++) columns.put(listing(at));
  return columns;
}
