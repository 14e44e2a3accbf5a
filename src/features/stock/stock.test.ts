import { describe, expect, it } from "vitest";
import { makeListing } from "#features/listings/listing.factory.ts";
import { refOf } from "#features/listings/ref.ts";
import { callsWith, makeSeller, makeUpload } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { giveStockNumber, makeLive } from "./stock.factory.ts";

const { app, db, time } = await testApp();
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(time.now.getTime() - days * dayMs);

const seller = await makeSeller(app, db, { current_plan: "dealer-60" });
const other = await makeSeller(app, db, { current_plan: "dealer-60" });
const live = (given: object = {}) => makeLive(db, seller.id, { now: time.now, ...given });

const corolla = await live({
  brand: "toyota",
  model: "corolla",
  price: 9000,
  created_at: daysAgo(75),
  view_count: 40,
  vin_number: "JTDBR32E720012345",
  fair_price: "high",
  price_percent: 118,
});
const sportage = await live({
  price: 14_800,
  created_at: daysAgo(10),
  view_count: 90,
  images: [await makeUpload(db, seller.id)],
  fair_price: "great",
  price_percent: 84,
});
const bike = await live({
  vehicle_type: "motorcycle",
  brand: "yamaha",
  model: "yzf-r6",
  motorcycle_type: "sport",
  bike_engine_size: 600,
  price: 7000,
  created_at: daysAgo(1),
});
const sold = await live({ status: "expired", expired_reason: "sold", created_at: daysAgo(90) });
const rejected = await live({ status: "rejected", rejection_reason: "Dark", created_at: daysAgo(2) });
await live({ deleted_at: time.now });
await makeLive(db, other.id, { now: time.now });
await giveStockNumber(db, { userId: seller.id, carId: sportage, stockNumber: "A-1042" });
await giveStockNumber(db, { userId: seller.id, carId: corolla, stockNumber: "B-6" });
// What its dealer's program calls it goes before what a file did.
await db
  .insertInto("stock_items")
  .values({ user_id: seller.id, stock_number: "B-7", car_id: corolla, said_at: time.now })
  .execute();
for (const visitor of ["a", "b"]) {
  await db
    .insertInto("listing_analytics")
    .values({ car_id: corolla, event: "contact", visitor_hash: visitor, hour: time.now })
    .execute();
}

const read = async (query = "", who: Pick<typeof seller, "get"> = seller) => {
  const answer = await who.get(`/api/stock${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const idsOf = async (query: string): Promise<string[]> =>
  (await read(query)).data.map(({ id }: { id: string }) => id);

describe("GET /api/stock", () => {
  it("is of the signed-in seller alone, with what was deleted left out", async () => {
    expect((await callsWith(app, {}).get("/api/stock")).statusCode).toBe(401);
    expect(await idsOf("")).toEqual([bike, rejected, sportage, corolla, sold]);
    expect((await read("", other)).total).toBe(1);
    expect(await idsOf(`?userId=${other.id}`)).toHaveLength(5);
  });

  it("tells of each what its seller works with", async () => {
    const { serial } = await db
      .selectFrom("cars")
      .select("serial")
      .where("id", "=", corolla)
      .executeTakeFirstOrThrow();
    const { data } = await read("?search=corolla");
    expect(data).toMatchObject([
      {
        id: corolla,
        ref: refOf(serial),
        stockNumber: "B-7",
        daysOnSale: 75,
        viewCount: 40,
        contactCount: 2,
        photoCount: 0,
        fairPrice: "high",
        pricePercent: 118,
        price: 9000,
        currency: "usd",
        status: "active",
        changesWait: false,
      },
    ]);
    expect(data[0].completeness).toBeGreaterThan(30);
    expect(data[0]).not.toHaveProperty("search_text");
    expect((await read("?state=sold")).data).toMatchObject([{ daysOnSale: null, expiredReason: "sold" }]);
  });

  it("finds by words in either language, stock number, VIN, a part of it, and short number", async () => {
    const { serial } = await db
      .selectFrom("cars")
      .select("serial")
      .where("id", "=", bike)
      .executeTakeFirstOrThrow();
    for (const [search, ids] of [
      ["تويوتا", [corolla]],
      ["toyota corolla", [corolla]],
      ["a-1042", [sportage]],
      ["JTDBR32E720012345", [corolla]],
      ["0012345", [corolla]],
      [refOf(serial), [bike]],
      ["#", []],
      ["%", []],
      ["nothing-like-it", []],
    ] as const) {
      expect(await idsOf(`?search=${encodeURIComponent(search)}`), search).toEqual(ids);
    }
  });

  it.each([
    ["state=active", [bike, sportage, corolla]],
    ["state=sold", [sold]],
    ["state=rejected", [rejected]],
    ["state=all", [bike, rejected, sportage, corolla, sold]],
    ["vehicleType=motorcycle", [bike]],
    ["photos=none&state=active", [bike, corolla]],
    ["photos=few&state=active", [bike, sportage, corolla]],
    ["position=high", [corolla]],
    ["position=unknown", [bike]],
    ["days=60", [corolla]],
    ["days=10", [sportage, corolla]],
  ])("narrows by %s", async (query, ids) => {
    expect(await idsOf(`?${query}`)).toEqual(ids);
  });

  it.each([
    ["price&state=active", [bike, corolla, sportage]],
    ["-views&state=active", [sportage, corolla, bike]],
    ["-contacts&state=active", [corolla, bike, sportage]],
    ["position&state=active", [sportage, corolla, bike]],
    ["-position&state=active", [corolla, sportage, bike]],
    ["stockNumber&state=active", [sportage, corolla, bike]],
    ["model&state=active", [sportage, corolla, bike]],
    ["-photos&state=active", [sportage, bike, corolla]],
    ["-days&state=active", [corolla, sportage, bike]],
    ["expiresAt&state=active", [bike, sportage, corolla]],
  ])("orders by %s", async (sort, ids) => {
    expect(await idsOf(`?sort=${sort}`)).toEqual(ids);
  });

  it("gives pages, also one behind the last, and refuses what is no question", async () => {
    expect(await read("?limit=2&page=2")).toMatchObject({ total: 5, page: 2, totalPages: 3 });
    expect(await read("?limit=2&page=9")).toMatchObject({ total: 5, data: [] });
    for (const query of ["limit=101", "page=0", "sort=id", "state=gone", "days=0", "position=cheap"]) {
      expect((await seller.get(`/api/stock?${query}`)).statusCode, query).toBe(400);
    }
  });

  it("gives the ids of all that a filter finds", async () => {
    expect((await seller.get("/api/stock-ids?state=active")).json()).toEqual({
      ids: [bike, sportage, corolla],
      more: false,
    });
    expect((await seller.get("/api/stock-ids?state=nothing")).statusCode).toBe(400);
  });
});

describe("a view of the stock", () => {
  const keep = (name: unknown, filter: object = {}, who = seller) =>
    who.post("/api/stock-views", { name, filter });

  it("is kept on the account by its name, takes what is newer, and is forgotten", async () => {
    const first = await keep("  Old ones ", { days: 60, state: "active" });
    expect([first.statusCode, first.json()]).toMatchObject([
      201,
      { name: "Old ones", filter: { days: 60, state: "active" } },
    ]);
    const again = await keep("OLD ONES", { days: 90 });
    expect(again.json()).toEqual({ id: first.json().id, name: "OLD ONES", filter: { days: 90 } });
    expect((await other.get("/api/stock-views")).json()).toEqual({ data: [] });
    const { id } = first.json();
    expect((await other.remove(`/api/stock-views/${id}`)).statusCode).toBe(404);
    expect((await seller.get("/api/stock-views")).json().data).toHaveLength(1);
    expect((await seller.remove(`/api/stock-views/${id}`)).statusCode).toBe(204);
    expect((await seller.remove(`/api/stock-views/${id}`)).json().code).toBe("stock.view_not_found");
  });

  it("is refused where it is none, and past twenty also at once", async () => {
    for (const [name, filter] of [
      ["", {}],
      ["a".repeat(41), {}],
      [5, {}],
      ["x", { sort: "price" }],
      ["x", { state: "?" }],
    ] as const) {
      expect((await keep(name, filter)).statusCode).toBe(400);
    }
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => keep(`View ${n}`, {}, other)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json().code).toBe("stock.too_many_views");
    const [kept] = (await other.get("/api/stock-views")).json().data;
    expect((await keep(kept.name.toLowerCase(), { days: 5 }, other)).statusCode).toBe(201);
  });
});

it("one who has no listing has an empty stock", async () => {
  const fresh = await makeSeller(app, db);
  expect(await read("", fresh)).toMatchObject({ data: [], total: 0, undoable: null });
  await makeListing(db, { user_id: fresh.id, status: "pending" });
  expect((await read("", fresh)).total).toBe(1);
});
