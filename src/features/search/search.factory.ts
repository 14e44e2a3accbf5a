import fc from "fast-check";
import { type ListingInput, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import {
  bodyTypes,
  categories,
  conditions,
  customsStates,
  driveTypes,
  exteriorColours,
  fairPrices,
  featureSlugs,
  fuelTypes,
  gearTypes,
  motorcycleTypes,
  placeSlugs,
  plates,
  sources,
  titleStatuses,
} from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Criteria, Filters } from "./criteria.ts";

/** A small market with many equal values, so that ties are everywhere. */
const random = mulberry(20_261_121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const models: [brand: string, model: string][] = [
  ["kia", "sportage"],
  ["kia", "rio"],
  ["bmw", "x5"],
  ["bmw", "320i"],
  ["toyota", "corolla"],
];
const moments = [1, 2, 3, 4].map((day) => new Date(Date.UTC(2026, 9, day)));

/** Makes the market and gives the ids of its listings and of its two sellers, the second an approved dealer. */
export async function makeMarket(db: Database, size: number): Promise<{ ids: string[]; users: string[] }> {
  const users = [
    await makeUser(db),
    await makeUser(db, { is_dealership: true, is_verified_dealer: true, dealership_name: "Beirut Motors" }),
  ];
  const ids = await makeListings(
    db,
    Array.from({ length: size }, () => anyListing(users)),
  );
  return { ids, users };
}

function anyListing(users: readonly string[]): ListingInput {
  const motorcycle = random() < 0.15;
  const [brand, model] = motorcycle ? (["honda", "pcx-150"] as const) : pick(models);
  return {
    user_id: pick(users),
    vehicle_type: motorcycle ? ("motorcycle" as const) : ("car" as const),
    title: random() < 0.5 ? "نظيفة جداً، فول أوبشن" : "Very clean, one owner",
    brand,
    model,
    year: 2010 + Math.floor(random() * 6),
    // On the edges of what is counted, and the least above them.
    price: 500 * (1 + Math.floor(random() * 60)) + pick([0, 0, 0.01]),
    mileage: 25_000 * Math.floor(random() * 14) + pick([0, 0, 1]),
    city: pick(placeSlugs.slice(0, 4)),
    category: pick(categories),
    condition: pick(conditions),
    gear_type: pick(gearTypes),
    fuel_type: pick(fuelTypes),
    body_type: motorcycle ? null : pick(bodyTypes.slice(0, 4)),
    drive_type: random() < 0.3 ? null : pick(driveTypes),
    exterior_color: random() < 0.2 ? null : pick(exteriorColours.slice(0, 4)),
    motorcycle_type: motorcycle ? pick(motorcycleTypes) : null,
    bike_engine_size: motorcycle ? pick([50, 125, 126, 250, 251, 600, 1000, 1001]) : null,
    features: featureSlugs.filter(() => random() < 0.3),
    status: random() < 0.8 ? ("active" as const) : ("pending" as const),
    featured: random() < 0.1,
    search_priority: pick([0, 1, 2]),
    view_count: Math.floor(random() * 20),
    created_at: pick(moments),
    refreshed_at: pick(moments),
    source: random() < 0.3 ? null : pick(sources),
    customs: random() < 0.3 ? null : pick(customsStates),
    title_status: random() < 0.3 ? null : pick(titleStatuses),
    accident_history: true,
    plate: random() < 0.3 ? null : pick(plates),
    ...(random() < 0.5 && { fair_price: pick(fairPrices), price_percent: 80 + Math.floor(random() * 10) }),
  };
}

const some = (values: readonly string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), {
    nil: undefined,
    freq: 3,
  });
const bound = (...values: number[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 3 });
/** Filters and words that this market has answers to, and some that it has not. */
export const anyCriteria: fc.Arbitrary<Criteria> = fc.record({
  vehicleType: fc.constantFrom("car" as const, "car" as const, "motorcycle" as const),
  words: fc.constantFrom<string[]>([], [], ["clean"], ["نظيفه"], ["ve"], ["bmw", "clean"], ["بيروت"]),
  filters: fc
    .record({
      brand: some(["kia", "bmw", "toyota", "honda"]),
      model: some(["sportage", "x5", "corolla", "pcx-150"]),
      city: some(placeSlugs.slice(0, 4)),
      category: some(categories),
      condition: some(conditions),
      gearType: some(gearTypes),
      fuelType: some(fuelTypes),
      bodyType: some(bodyTypes.slice(0, 4)),
      driveType: some(driveTypes),
      exteriorColor: some(exteriorColours.slice(0, 4)),
      features: some(featureSlugs),
      motorcycleType: some(motorcycleTypes),
      source: some(sources),
      customs: some(customsStates),
      titleStatus: some(titleStatuses),
      plate: some(plates),
      fairPrice: some(fairPrices),
      priceMin: bound(0, 5000, 12_000),
      priceMax: bound(8000, 20_000),
      yearMin: bound(2011, 2013),
      yearMax: bound(2012, 2014),
      mileageMin: bound(25_000),
      mileageMax: bound(100_000, 200_000),
      engineMin: bound(200),
      engineMax: bound(300),
    } satisfies Record<keyof Filters, unknown>)
    .map(someOf),
});

/** Each filter is used in a few of the runs only: with all at once nothing is ever found. */
function someOf(filters: Filters): Filters {
  const used = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(used.slice(0, 4)) as Filters;
}

/** Numbers that look random and are the same in every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
