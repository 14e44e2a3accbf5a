import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { connectDatabase } from "#platform/db/connect.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { makeMarket } from "../search.factory.ts";
import { type SearchListings, searchIn } from "../search.query.ts";
import { searchIndex } from "./search-index.ts";

let search: SearchListings;
const { app, db, url } = await testApp({ search: (...asked) => search(...asked) });
await makeMarket(db, 80);
const index = searchIndex({
  db,
  url,
  onError: (error) => {
    throw error;
  },
});
index.start();
afterAll(() => index.stop());
await vi.waitFor(() => expect(index.isFresh()).toBe(true), { timeout: 10_000 });
beforeEach(() => {
  search = index.search;
});

const get = async (query: string) => (await app.inject(`/api/cars?${query}`)).json();

describe("GET /api/cars from the index", () => {
  it.each(["facets=1", "search=clean&sort=most_viewed", "brand=kia&facets=1&page=2&limit=5", "dealer=1"])(
    "answers %s as the database does",
    async (query) => {
      const fromMemory = await get(query);
      search = searchIn(db);
      expect(fromMemory).toEqual(await get(query));
      expect(fromMemory.total).toBeGreaterThan(0);
    },
  );

  it("never shows a listing that was hidden a moment ago, though the index still has it", async () => {
    const id = await makeListing(db, { user_id: await makeUser(db), city: "hermel" });
    search = async () => ({ ids: [id], total: 1 });
    expect((await get("city=hermel")).data).toHaveLength(1);
    await db.updateTable("cars").set({ status: "rejected" }).where("id", "=", id).execute();
    expect((await get("city=hermel")).data).toEqual([]);
  });
});

describe("without the index", () => {
  const everything: Parameters<SearchListings> = [
    { vehicleType: "car", filters: {}, words: [] },
    { sort: "newest", page: 1, limit: 24 },
    true,
  ];

  it("the database answers: before all is read, and after it has stopped", async () => {
    const expected = await searchIn(db)(...everything);
    const one = searchIndex({ db, url, onError: () => {} });
    expect(one.isFresh()).toBe(false);
    expect(await one.search(...everything)).toEqual(expected);
    one.start();
    await one.stop();
    expect(await one.search(...everything)).toEqual(expected);
  });

  it("which says that it is not fresh once it cannot read changes any more", async () => {
    const lost = await connectDatabase({ url, max: 1 });
    const failures: Error[] = [];
    const one = searchIndex({ db: lost, url, onError: (error) => failures.push(error), pollMs: 1000 });
    onTestFinished(() => one.stop());
    one.start();
    await vi.waitFor(() => expect(one.isFresh()).toBe(true), { timeout: 10_000 });
    await lost.destroy();
    await vi.waitFor(() => expect(one.isFresh()).toBe(false), { timeout: 10_000 });
    expect(failures.length).toBeGreaterThan(0);
  });
});
