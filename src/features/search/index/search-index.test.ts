import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { findSimilarIds } from "#features/listings/listing.queries.ts";
import { featureSlugs, sortOrders } from "#features/reference/enumerations.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { processorMs } from "../../../../tests/support/processor-ms.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { columnFilters } from "../conditions.ts";
import type { Criteria, Filters, PageRequest } from "../criteria.ts";
import { rangeNames } from "../filters.ts";
import { whatIsListed } from "../listed.ts";
import { findDistricts } from "../nearby/places-map.queries.ts";
import type { DistrictFigures } from "../nearby/places-map.ts";
import { anyCriteria, makeMarket, valuesOf } from "../search.factory.ts";
import { searchListings } from "../search.query.ts";
import { searchIndex } from "./search-index.ts";

const { db, url } = await testDatabase();
const market = await makeMarket(db, 300);
const errors: Error[] = [];
const index = searchIndex({ db, url, onError: (error) => errors.push(error) });
index.start();
afterAll(() => index.stop());
await vi.waitFor(() => expect(index.isFresh()).toBe(true), { timeout: 10_000 });

const everything: Criteria = { vehicleType: "car", filters: {}, words: [] };
const first: PageRequest = { sort: "default", page: 1, limit: 60 };
const fromDatabase = (criteria: Criteria, request = first) => searchListings(db, criteria, request, true);

/** That the database was asked after all would let every comparison pass. */
afterEach(() => {
  expect(index.isFresh()).toBe(true);
  expect(errors).toEqual([]);
});

describe("the index gives what the database gives", () => {
  it("whatever the filters, words, seller, order and page", async () => {
    const anySeller = fc.record({
      userId: fc.option(fc.constantFrom(...market.users), { nil: undefined, freq: 6 }),
      dealer: fc.constantFrom(false, false, false, true),
    });
    const anyRequest = fc.record({
      sort: fc.constantFrom(...sortOrders),
      page: fc.constantFrom(1, 1, 2, 3, 9),
      limit: fc.constantFrom(1, 7, 24, 60),
      turn: fc.integer({ min: 0, max: 600_000 }),
      rank: fc.constantFrom([], [], ["clean"], ["x5", "clean"], ["nowhere"], ["bmw", "نظيفه", "nowhere"]),
    });
    await fc.assert(
      fc.asyncProperty(anyCriteria, anySeller, anyRequest, async (filters, seller, request) => {
        const criteria = { ...filters, ...seller };
        expect(await index.search(criteria, request, true)).toEqual(await fromDatabase(criteria, request));
      }),
      inputs(200),
    );
  }, 60_000);

  it("whatever is shown on a map", async () => {
    const byName = (found: DistrictFigures[]) =>
      found.toSorted((a, b) => a.district.localeCompare(b.district, "en"));
    await fc.assert(
      fc.asyncProperty(anyCriteria, async (criteria) => {
        const known = index.districts(criteria);
        expect(byName(known ?? [])).toEqual(byName(await findDistricts(db, criteria)));
        expect(known).toBeDefined();
      }),
      inputs(100),
    );
  }, 60_000);

  it.each(sortOrders)("with ties on every page when ordered by %s", async (sort) => {
    for (let page = 1; page <= 12; page++) {
      const request = { sort, page, limit: 24, turn: 494_911 };
      for (const criteria of [everything, { ...everything, filters: { near: "chouf" as const } }])
        expect(await index.search(criteria, request, false)).toEqual(
          await searchListings(db, criteria, request, false),
        );
    }
  });

  it.each<[string, Partial<Criteria>]>([
    ["no listing has the word", { words: ["zeppelin"] }],
    ["one of two words is missing", { words: ["bmw", "zeppelin"] }],
    ["filters exclude each other", { filters: { brand: ["kia"], model: ["x5"] } }],
    ["nobody has such a model", { filters: { model: ["nothing-like-it"] } }],
    ["the seller has nothing", { userId: "00000000-0000-4000-8000-000000000000" }],
    ["all features at once are too many", { filters: { features: featureSlugs } }],
  ])("when nothing is found: %s", async (_, given) => {
    const criteria = { ...everything, ...given };
    const found = await index.search(criteria, first, true);
    expect(found).toEqual(await fromDatabase(criteria));
    expect(found.total).toBe(0);
  });

  it("with every filter in use, in no time: hostile queries have them all", async () => {
    const filters: Filters = Object.fromEntries([
      ...columnFilters.map((name) => [name, valuesOf(name).slice(0, 1)]),
      ...rangeNames.map((name) => [`${name}Min`, 1]),
    ]);
    const criteria = { ...everything, filters };
    expect(await index.search(criteria, first, true)).toEqual(await fromDatabase(criteria));
    const took = await processorMs(async () => {
      for (let page = 2; page < 22; page++) await index.search(criteria, { ...first, page }, true);
    });
    expect(took).toBeLessThan(2000);
  });

  it("of what is most like each listing, which is in no list of what is like it", async () => {
    for (const id of market.ids) {
      const known = index.similarIds(id, 12);
      const isPublic = index.changeNumber(id) !== undefined;
      expect(known !== undefined).toBe(isPublic);
      if (known) expect(known, id).toEqual(await findSimilarIds(db, id, 12));
      if (known) expect(known).not.toContain(id);
    }
  });

  it("of the words that begin a word of a public listing", async () => {
    const ask = whatIsListed(db, () => new Date()).words;
    const words = ["kia", "ki", "ia", "clean", "x5", "zeppelin", "نظيفه", "owne", "wner"];
    expect(index.knownWords(words)).toEqual(await ask(words));
  });

  it("of the models that something public is listed of", async () => {
    const listed = whatIsListed(db, () => new Date());
    const inMemory = whatIsListed(db, () => new Date(), index);
    for (const vehicleType of ["car", "motorcycle"] as const)
      expect(await inMemory.models(vehicleType)).toEqual(await listed.models(vehicleType));
    expect(await inMemory.models("car")).toContain("bmw-x-series");
  });

  it("for words of every length, at the beginning and within others", async () => {
    const { rows } = await sql<{ token: string }>`
      select distinct regexp_split_to_table(trim(search_text), ' +') as token from cars where is_public`.execute(
      db,
    );
    const parts = rows.flatMap(({ token }) => [token, token.slice(0, 2), token.slice(1, 4), token.slice(-3)]);
    const words = [...new Set(parts)].filter((word) => word !== "");
    for (const word of words.filter((_, at) => at % 5 === 0)) {
      const criteria = { ...everything, words: [word] };
      const request: PageRequest = { ...first, sort: "newest" };
      expect(await index.search(criteria, request, false), word).toEqual(
        await searchListings(db, criteria, request, false),
      );
    }
  }, 60_000);
});
