import fc from "fast-check";
import { type ListingInput, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { fairPrices, featureSlugs, radii, type VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { columnFilters, listColumns, rangeColumns } from "./conditions.ts";
import type { Criteria, Filters } from "./criteria.ts";
import {
  boundsOf,
  type FilterGroup,
  hasFilter,
  type ListFilter,
  type ListRule,
  listFilters,
  lists,
  mostOf,
  type RangeName,
  rangeNames,
  ranges,
} from "./filters.ts";

/** A small market with many equal values, so that ties are everywhere. */
const seed = 20_261_121;
let random = mulberry(seed);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const models: [brand: string, model: string][] = [
  ["kia", "sportage"],
  ["kia", "rio"],
  ["bmw", "x5"],
  ["bmw", "320i"],
  ["toyota", "corolla"],
];
/** From when the filters of days count back in it: some of it is older than each of them reaches. */
export const marketAt = new Date(Date.UTC(2026, 9, 9, 12));
const moments = [1, 3, 4, 5, 7, 8, 9].map((day) => new Date(Date.UTC(2026, 9, day)));

/** Makes the market and returns the ids of its listings and of its two sellers, the second an approved dealer. */
export async function makeMarket(db: Database, size: number): Promise<{ ids: string[]; users: string[] }> {
  // The same one whichever test made one before in this process.
  random = mulberry(seed);
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
  const vehicleType = motorcycle ? "motorcycle" : "car";
  return {
    ...anyValues(vehicleType),
    user_id: pick(users),
    vehicle_type: vehicleType,
    title: random() < 0.5 ? "نظيفة جداً، فول أوبشن" : "Very clean, one owner",
    brand,
    model,
    year: 2010 + Math.floor(random() * 6),
    // On the edges of what is counted, and the least above them.
    price: 500 * (1 + Math.floor(random() * 60)) + pick([0, 0, 0.01]),
    mileage: random() < 0.9 ? 25_000 * Math.floor(random() * 14) + pick([0, 0, 1]) : null,
    bike_engine_size: motorcycle ? pick([null, 50, 125, 126, 250, 251, 600, 1000, 1001]) : null,
    features: featureSlugs.filter(() => random() < 0.3),
    accident_history: true,
    status: random() < 0.8 ? ("active" as const) : ("pending" as const),
    featured: random() < 0.1,
    search_priority: pick([0, 1, 2]),
    view_count: Math.floor(random() * 20),
    ...(random() < 0.5 && {
      previous_price: 50_000,
      previous_price_usd: 50_000,
      price_cut_at: pick([...moments, new Date(Date.UTC(2026, 8, 2))]),
    }),
    created_at: pick(moments),
    refreshed_at: pick(moments),
    ...(random() < 0.5
      ? { fair_price: pick(fairPrices), price_percent: 80 + Math.floor(random() * 10) }
      : { fair_price: null, price_percent: null }),
  };
}

/** What a listing says where nothing else is made up for it: a value for each filter, or none. */
function anyValues(vehicleType: VehicleType): Partial<ListingInput> {
  const saidOf = (name: FilterGroup, values: readonly unknown[]) =>
    hasFilter(vehicleType, name) && (alwaysSaid.includes(name) || random() < 0.7) ? pick(values) : null;
  return Object.fromEntries([
    // A seller is what they are for all that they sell.
    ...columnFilters
      .filter((name) => name !== "sellerType" && name !== "owners")
      .map((name) => [listColumns[name], saidOf(name, valuesOf(name))]),
    ["previous_owners", vehicleType === "car" ? pick([null, 0, 1, 2, 3, 4, 7]) : null],
    ...rangeNames
      .filter((name) => !(name in bounds))
      .map((name) => [rangeColumns[name], saidOf(name, numbersOf(name))]),
  ]);
}
const alwaysSaid: readonly FilterGroup[] = ["city"];

/** A few values of a list, and all features: a listing has several. */
export function valuesOf(name: ListFilter): readonly string[] {
  if (name === "brand") return ["kia", "bmw", "toyota", "honda"];
  if (name === "model") return ["sportage", "x5", "corolla", "pcx-150", "bmw-x-series", "3-series"];
  const { choices = [] }: ListRule = lists[name];
  return name === "features" ? choices : choices.slice(0, 6);
}

/** What is asked for where anyListing() makes up the numbers itself. */
const bounds: Partial<Record<RangeName, readonly number[]>> = {
  price: [0, 5000, 8000, 12_000, 20_000],
  year: [2011, 2012, 2013, 2014],
  mileage: [25_000, 100_000, 200_000],
  engine: [125, 200, 300],
};
function numbersOf(name: RangeName): readonly number[] {
  const { least } = ranges[name];
  return bounds[name] ?? [least, least + 1, least + 2, mostOf(name)];
}

const listOf = (name: ListFilter): fc.Arbitrary<Filters> =>
  fc
    .uniqueArray(fc.constantFrom(...valuesOf(name), ...(name === "city" ? ["mount-lebanon"] : [])), {
      minLength: 1,
      maxLength: 3,
    })
    .map((values) => ({ [name]: values }) as Filters);
const rangeOf = (name: RangeName): fc.Arbitrary<Filters> => {
  const end = fc.constantFrom(...numbersOf(name));
  return fc.record(Object.fromEntries(boundsOf(name).map((bound) => [bound, end])), { requiredKeys: [] });
};
const around: fc.Arbitrary<Filters> = fc.record(
  { near: fc.constantFrom("beirut", "chouf", "hermel"), radius: fc.constantFrom(...radii) },
  { requiredKeys: ["near"] },
);
const oneOf: readonly fc.Arbitrary<Filters>[] = [
  ...listFilters.map(listOf),
  ...rangeNames.map(rangeOf),
  around,
];
const brandAndModel = [listOf("brand"), listOf("model")];
/** A few filters, each as often as any other: with all at once nothing is ever found. A brand and a model are counted together. */
const anyFilters = fc
  .tuple(
    fc.shuffledSubarray([...oneOf], { maxLength: 3 }),
    fc.constantFrom([], [], brandAndModel.slice(0, 1), brandAndModel),
  )
  .chain((some) => fc.tuple(...some.flat()))
  .map((parts): Filters => Object.assign({}, ...parts));

/** Filters and words that this market has answers to, and some that it has not. */
export const anyCriteria: fc.Arbitrary<Criteria> = fc.record({
  vehicleType: fc.constantFrom("car" as const, "car" as const, "motorcycle" as const),
  words: fc.constantFrom<string[]>([], [], ["clean"], ["نظيفه"], ["ve"], ["bmw", "clean"], ["بيروت"]),
  filters: anyFilters,
  at: fc.constant(marketAt.getTime()),
});

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
