import { expect, it } from "vitest";
import { featureSlugs, placeSlugs } from "#features/reference/enumerations.ts";
import { ListingColumns } from "./listing-columns.ts";
import type { ListingRow } from "./listing-row.ts";
import { matchListings, Scratch } from "./match.ts";

const uuidOf = (kind: number, at: number) =>
  `${(at * 2654435761).toString(16).padStart(16, "0").slice(-8)}-0000-4000-8${kind}00-${at.toString(16).padStart(12, "0")}`;

/** The words are as many and as frequent as in the demo market: some that all have, some of its brand, one that is rare. */
function listing(at: number, given: Partial<ListingRow> = {}): ListingRow {
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

function columnsOf(count: number): ListingColumns {
  const columns = new ListingColumns();
  for (let at = 0; at < count; at++) columns.put(listing(at));
  return columns;
}

it("takes at most a third of a KB for a listing", () => {
  const columns = columnsOf(8000);
  expect(columns.size).toBe(8000);
  expect(columns.bytes / columns.size).toBeLessThan(320);
});

it("takes no more for listings that are changed again and again, but for their words", () => {
  const columns = columnsOf(2000);
  const before = columns.bytes;
  for (let at = 0; at < 2000; at++) columns.put(listing(at, { price_usd: 1, is_public: at % 2 === 0 }));
  for (let at = 0; at < 2000; at++) columns.put(listing(at));
  expect([columns.slots, columns.bytes, columns.isWasteful]).toEqual([2000, before, false]);
});

it("finds a listing by its words of now alone, and asks to be read again once most slots are in vain", () => {
  const columns = columnsOf(100);
  const scratch = new Scratch();
  const found = (word: string) =>
    Array.from(
      matchListings(columns, { vehicleType: "car", filters: {}, words: [word] }, scratch).all,
      (slot) => columns.ids.at(slot),
    );
  for (let edit = 0; edit < 1200; edit++)
    columns.put(listing(7, { search_text: ` edit${edit} `, change_number: 1000 + edit }));
  expect(found("edit1199")).toEqual([uuidOf(0, 7)]);
  expect(found("edit1198")).toEqual([]);
  expect([columns.size, columns.isWasteful]).toEqual([100, true]);
  expect(columnsOf(100).isWasteful).toBe(false);
});

it("refuses a value that a filter with choices does not have room for", () => {
  const columns = new ListingColumns();
  const putAll = () => {
    for (let at = 0; at < 40; at++) columns.put(listing(at, { gear_type: `gear ${at}` }));
  };
  expect(putAll).toThrow("cars.gear_type has more values than there are choices");
});
