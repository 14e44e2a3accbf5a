import { sql } from "kysely";
import { expect, it } from "vitest";
import { type ListingInput, makeListing, makeUser } from "#features/listings/listing.factory.ts";
import type { Criteria } from "#features/search/criteria.ts";
import { whatIsListed } from "#features/search/listed.ts";
import { anyCriteria, makeMarket, marketAt } from "#features/search/search.factory.ts";
import { searchListings } from "#features/search/search.query.ts";
import type { ListingQuery } from "#features/search/search.query-schema.ts";
import { listingQuery } from "#features/search/search.query-schema.ts";
import { searchReader } from "#features/search/understand.ts";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { fc, inputs } from "../../../../../tests/support/property.ts";
import { saveSearch } from "../save-and-restore.ts";
import { mostSavedSearches } from "../saved-search.schema.ts";
import { findMatches } from "./find-matches.ts";
import { understandSearch } from "./understood-search.ts";

const { db } = await testDatabase();
const { ids } = await makeMarket(db, 240);
const at = new Date("2026-11-15T10:00:00Z");
const read = searchReader(whatIsListed(db, () => at));

let user = await makeUser(db);
let kept = 0;
async function keep(criteria: Criteria): Promise<string> {
  if (kept++ % mostSavedSearches === mostSavedSearches - 1) user = await makeUser(db);
  const given = { userId: user, name: "A search", alerts: "daily" as const, at };
  const filters = { ...criteria.filters, nr: kept };
  const { id } = await saveSearch(db, given, { vehicleType: criteria.vehicleType, filters, criteria });
  return id;
}
const forward = async (criteria: Criteria) =>
  (await searchListings(db, criteria, { sort: "oldest", page: 1, limit: 1000 }, false)).ids.toSorted();

it("finds for every listing exactly the searches that would find it", async () => {
  const searches = new Map<string, Criteria>();
  await fc.assert(
    fc.asyncProperty(anyCriteria, async (criteria) => {
      searches.set(await keep(criteria), criteria);
    }),
    inputs(600),
  );
  const found = new Map<string, string[]>();
  const matches = await findMatches(db, ids, marketAt);
  for (const { searchId, carId } of matches) found.set(searchId, [...(found.get(searchId) ?? []), carId]);
  let total = 0;
  for (const [id, criteria] of searches) {
    const wanted = await forward(criteria);
    total += wanted.length;
    expect({ criteria, ids: (found.get(id) ?? []).toSorted() }).toEqual({ criteria, ids: wanted });
  }
  expect(total).toBeGreaterThan(1000);
  expect(matches.length).toBe(total);

  // One listing at a time finds the same as all at once.
  const one = ids.slice(0, 40);
  const alone = (await Promise.all(one.map((id) => findMatches(db, [id], marketAt)))).flat();
  const pairs = (list: typeof matches) =>
    list.map(({ searchId, carId }) => `${searchId} ${carId}`).toSorted();
  expect(pairs(alone)).toEqual(pairs(matches.filter(({ carId }) => one.includes(carId))));
}, 120_000);

it("leaves silent and deleted searches alone", async () => {
  const criteria: Criteria = { vehicleType: "car", filters: { brand: ["kia"] }, words: [] };
  const [on, silent, deleted] = [await keep(criteria), await keep(criteria), await keep(criteria)];
  await sql`update saved_searches set alerts = 'off' where id = ${silent}::uuid`.execute(db);
  await sql`update saved_searches set deleted_at = now() where id = ${deleted}::uuid`.execute(db);
  const found = new Set((await findMatches(db, ids, marketAt)).map(({ searchId }) => searchId));
  expect([on, silent, deleted].map((id) => found.has(id))).toEqual([true, false, false]);
});

/** Not filters, or of no page of the market; a saved search refuses or leaves them. */
type NotKept = "sort" | "page" | "limit" | "facets" | "userId" | "dealer" | "ref" | "vehicleType";
type Filter = Exclude<keyof ListingQuery, NotKept>;

interface Sample {
  /** What is asked for, beside what makes it possible. */
  query: Record<string, unknown>;
  fits: Partial<ListingInput>;
  fails: Partial<ListingInput>;
}

const dealer = await makeUser(db, {
  is_dealership: true,
  is_verified_dealer: true,
  dealership_name: "Tyre Motors",
});
const cutAt = (moment: string) => ({
  previous_price: 30_000,
  previous_price_usd: 30_000,
  price_cut_at: new Date(moment),
});
const motorcycle = { vehicle_type: "motorcycle", brand: "honda", model: "pcx-150" } as const;

/**
 * One for each filter of the market: a search with it alone, a listing that fits and one that fails by it. A new filter
 * without one does not compile: see that a saved search keeps it and alerts by it, and say so here.
 */
const samples: Record<Filter, Sample> = {
  search: { query: { search: "bmw" }, fits: { brand: "bmw", model: "x5" }, fails: {} },
  literal: {
    query: { search: "beirut", literal: "beirut" },
    fits: { title: "From Beirut with love", city: "tyre" },
    fails: { city: "tyre", title: "From Tyre" },
  },
  brand: { query: { brand: "bmw" }, fits: { brand: "bmw", model: "x5" }, fails: {} },
  make: { query: { make: "bmw" }, fits: { brand: "bmw", model: "x5" }, fails: {} },
  model: { query: { model: "rio" }, fits: { model: "rio" }, fails: {} },
  // A district finds what lies in its towns.
  city: { query: { city: "keserwan" }, fits: { city: "jounieh" }, fails: { city: "jbeil" } },
  near: {
    query: { near: "antelias", radius: 10 },
    fits: { city: "metn" },
    fails: { city: "jbeil" },
  },
  radius: { query: { near: "keserwan", radius: 25 }, fits: { city: "jbeil" }, fails: { city: "tripoli" } },
  category: { query: { category: "luxury" }, fits: { category: "luxury" }, fails: {} },
  condition: { query: { condition: "new" }, fits: { condition: "new" }, fails: {} },
  gearType: { query: { gearType: "manual" }, fits: { gear_type: "manual" }, fails: {} },
  fuelType: { query: { fuelType: "diesel" }, fits: { fuel_type: "diesel" }, fails: {} },
  bodyType: { query: { bodyType: "suv" }, fits: { body_type: "suv" }, fails: { body_type: "sedan" } },
  driveType: { query: { driveType: "awd" }, fits: { drive_type: "awd" }, fails: {} },
  exteriorColor: { query: { exteriorColor: "red" }, fits: { exterior_color: "red" }, fails: {} },
  features: {
    query: { features: ["abs", "gps"] },
    fits: { features: ["gps", "abs"] },
    fails: { features: ["abs"] },
  },
  motorcycleType: {
    query: { vehicleType: "motorcycle", motorcycleType: "sport" },
    fits: { ...motorcycle, motorcycle_type: "sport" },
    fails: { ...motorcycle, motorcycle_type: "scooter" },
  },
  source: { query: { source: "gulf" }, fits: { source: "gulf" }, fails: { source: "us" } },
  customs: { query: { customs: "paid" }, fits: { customs: "paid" }, fails: { customs: "unpaid" } },
  titleStatus: { query: { titleStatus: "clean" }, fits: { title_status: "clean" }, fails: {} },
  plate: { query: { plate: "public" }, fits: { plate: "public" }, fails: { plate: "private" } },
  fairPrice: {
    query: { fairPrice: "great" },
    fits: { fair_price: "great", price_percent: 80 },
    fails: { fair_price: "high", price_percent: 130 },
  },
  sellerType: { query: { sellerType: "private" }, fits: {}, fails: { user_id: dealer } },
  owners: { query: { owners: "3" }, fits: { previous_owners: 4 }, fails: { previous_owners: 2 } },
  priceCut: {
    query: { priceCut: "1" },
    fits: cutAt("2026-10-17T10:00:00Z"),
    fails: cutAt("2026-10-16T08:00:00Z"),
  },
  addedWithin: {
    query: { addedWithin: "3" },
    fits: { created_at: new Date("2026-11-12T11:00:00Z") },
    fails: { created_at: new Date("2026-11-12T09:00:00Z") },
  },
  priceRange: { query: { priceRange: "10000-20000" }, fits: { price: 20_000 }, fails: { price: 9999 } },
  priceMin: { query: { priceMin: 10_000 }, fits: { price: 10_000 }, fails: { price: 9999.99 } },
  priceMax: { query: { priceMax: 10_000 }, fits: { price: 10_000 }, fails: { price: 10_000.01 } },
  yearRange: { query: { yearRange: "before-2015" }, fits: { year: 2014 }, fails: { year: 2015 } },
  yearMin: { query: { yearMin: 2015 }, fits: { year: 2015 }, fails: { year: 2014 } },
  yearMax: { query: { yearMax: 2015 }, fits: { year: 2015 }, fails: { year: 2016 } },
  mileageRange: { query: { mileageRange: "50000+" }, fits: { mileage: 50_000 }, fails: { mileage: 49_999 } },
  mileageMin: { query: { mileageMin: 50_000 }, fits: { mileage: 50_000 }, fails: { mileage: 49_999 } },
  mileageMax: { query: { mileageMax: 50_000 }, fits: { mileage: 50_000 }, fails: { mileage: 50_001 } },
  engineMin: {
    query: { vehicleType: "motorcycle", engineMin: 600 },
    fits: { ...motorcycle, bike_engine_size: 600 },
    fails: { ...motorcycle, bike_engine_size: 599 },
  },
  engineMax: {
    query: { vehicleType: "motorcycle", engineMax: 600 },
    fits: { ...motorcycle, bike_engine_size: 600 },
    fails: motorcycle,
  },
  seatsMin: { query: { seatsMin: 7 }, fits: { number_of_seats: 7 }, fails: { number_of_seats: 5 } },
  seatsMax: { query: { seatsMax: 5 }, fits: { number_of_seats: 5 }, fails: { number_of_seats: 7 } },
};

it("alerts a search for a family of each of its models", async () => {
  const owner = await makeUser(db);
  const fitting = await makeListing(db, { user_id: owner, brand: "mercedes-benz", model: "c-200" });
  const failing = await makeListing(db, { user_id: owner, brand: "mercedes-benz", model: "e-200" });
  for (const query of [{ brand: "mercedes-benz", model: "c-class" }, { search: "mercedes c class" }]) {
    const search = await understandSearch(listingQuery.parse(query), read, at);
    const given = { userId: await makeUser(db), name: "A class", alerts: "now" as const, at };
    const { id } = await saveSearch(db, given, search);
    const matches = await findMatches(db, [fitting, failing], at);
    expect(matches.filter(({ searchId }) => searchId === id)).toEqual([{ searchId: id, carId: fitting }]);
  }
});

it.each(Object.entries(samples))(
  "keeps the filter %s, and alerts by it",
  async (_, { query, fits, fails }) => {
    const owner = await makeUser(db);
    const fitting = await makeListing(db, { user_id: owner, ...fits });
    const failing = await makeListing(db, { user_id: owner, ...fails });
    const search = await understandSearch(listingQuery.parse(query), read, at);
    const given = { userId: await makeUser(db), name: "One filter", alerts: "now" as const, at };
    const { id, filters } = await saveSearch(db, given, search);
    expect(filters).not.toEqual({});
    const matches = await findMatches(db, [fitting, failing], at);
    expect(matches.filter(({ searchId }) => searchId === id)).toEqual([{ searchId: id, carId: fitting }]);

    // Its address, opened again, is the same search.
    const again = await understandSearch(
      listingQuery.parse({ vehicleType: search.vehicleType, ...filters }),
      read,
      at,
    );
    expect(again).toEqual(search);
  },
);

it("keeps no search for a place to measure from alone: it would find everything", async () => {
  const search = await understandSearch(listingQuery.parse({ near: "beirut", sort: "distance" }), read, at);
  expect(search.filters).toEqual({});
  const given = { userId: await makeUser(db), name: "Near", alerts: "now" as const, at };
  await expect(saveSearch(db, given, search)).rejects.toMatchObject({ code: "saved_search.no_filter" });
});
