import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { JobDeps } from "#deps";
import { type ListingInput, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { callsWith, carForm, livesIn, makeSeller } from "#features/selling/selling.factory.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { makeCalmMarket } from "../pricing.factory.ts";
import { pricingJobs } from "../pricing.jobs.ts";
import { followMarket } from "./follow-market.ts";

const { app, db, config, storage, time } = await testApp();
const guest = callsWith(app, {});
const { liveListing, rowOf } = livesIn(db, time);
const user_id = await makeUser(db);
await makeCalmMarket(db, user_id);
const words = await loadServerMessages();
const run = async (name: string) => {
  const mailer = { send: async () => {}, close: () => {} };
  const deps: JobDeps = { db, config, storage, clock: () => time.now, mailer, words, log: app.log };
  await pricingJobs(deps)
    .find((job) => job.name === name)
    ?.run({});
};
const follow = () => run("pricing.fair_prices");

/** Prices of one model and year; returns the ids. */
const offer = (model: string, prices: readonly number[], given: Partial<ListingInput> = {}) =>
  makeListings(
    db,
    prices.map((price) => ({ user_id, model, price, ...given })),
  );
const labelOf = async (id = "") => (await rowOf(id)).fair_price;
const six = [6500, 9800, 9900, 10_000, 10_100, 15_500];
/** As few as each can still be judged by. */
const two = [6500, 10_000];
const waiting = async () =>
  (
    await sql<{ model: string }>`select distinct model from fair_price_changes order by model`.execute(db)
  ).rows.map(({ model }) => model);

describe("labels follow the market", () => {
  it("are told with what they rest on, filtered, counted and ordered by", async () => {
    const ids = await offer("told", six);
    await follow();
    const [great = "", , , fair = "", , high = ""] = ids;
    const page = (await guest.get(`/api/cars/${great}`)).json();
    expect(page).toMatchObject({
      fairPrice: "great",
      fairPriceBasis: { comparables: 5, yearMin: 2018, yearMax: 2018, computedAt: time.now.toISOString() },
    });
    const { later, ...now } = page.fairPriceBasis;
    expect(now.middle / 10_000).toBeCloseTo(1, 1);
    for (const rising of [
      [now.low, now.middle, now.high],
      [later.low, later.high, now.high],
      [later.low, now.low],
    ]) {
      expect(rising.toSorted((a, b) => a - b)).toEqual(rising);
    }
    const search = async (query: string) => (await guest.get(`/api/cars?search=told&${query}`)).json();
    const found = await search("fairPrice=great&fairPrice=high&sort=fair_price&facets=1");
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([great, high]);
    expect(found.data[0]).toMatchObject({ fairPrice: "great" });
    expect(found.facets.fairPrice).toEqual({ great: 1, fair: 4, high: 1 });
    expect((await search("fairPrice=fair")).data.map(({ id }: { id: string }) => id)).toContain(fair);
    expect((await guest.get("/api/cars?fairPrice=cheap")).statusCode).toBe(400);
  });

  it("judge nobody whose mileage is not said, and compare with none of them", async () => {
    const [first = "", second = ""] = await offer("unsaid", two);
    await follow();
    expect(await labelOf(second)).not.toBeNull();
    await db.updateTable("cars").set({ mileage: null }).where("id", "=", first).execute();
    await follow();
    expect([await labelOf(first), await labelOf(second)]).toEqual([null, null]);
    // It is said later: that is a change of the market, as any.
    await db.updateTable("cars").set({ mileage: 0, condition: null }).where("id", "=", first).execute();
    await follow();
    expect(await labelOf(first)).not.toBeNull();
  });

  it("are computed anew for the models that changed, and say the same of all others", async () => {
    const [one = ""] = await offer("changed", six);
    const [other = ""] = await offer("unchanged", six);
    await follow();
    expect(await waiting()).toEqual([]);
    const said = () =>
      db.selectFrom("fair_prices").select(["label", "middle"]).where("car_id", "=", other).executeTakeFirst();
    const before = await said();
    time.now = new Date(time.now.getTime() + 60_000);
    await offer("changed", [6400, 6500, 6500, 6500, 6600, 6600, 6700]);
    expect(await waiting()).toEqual(["changed"]);
    await follow();
    expect(await labelOf(one)).toBe("fair");
    const after = await said();
    expect(after?.label).toBe(before?.label);
    expect(Number(after?.middle) / Number(before?.middle)).toBeCloseTo(1, 2);

    // A view, a title or a feature changes no market.
    await db
      .updateTable("cars")
      .set({ view_count: 50, title: "Another title", featured: true })
      .where("id", "=", one)
      .execute();
    expect(await waiting()).toEqual([]);
    expect(await labelOf(one)).toBe("fair");
  });

  it.each<[string, ListingInput | object]>([
    ["its price", { price: 9000 }],
    ["its currency", { currency: "eur" }],
    ["its mileage", { mileage: 150_000 }],
    ["its year", { year: 2013 }],
    ["its model", { model: "elsewhere" }],
    ["its gearbox", { gear_type: "manual" }],
    ["its engine", { engine_capacity: "1.6" }],
    ["its condition", { condition: "damaged" }],
    ["its title", { title_status: "salvage", accident_history: true }],
    ["its owner's standing", { owner_in_good_standing: false }],
    ["its state", { status: "pending" }],
  ])("end with %s, at once, and are noted for those that were compared with it", async (what, set) => {
    const model = `ends with ${what}`;
    const [id = "", neighbour = ""] = await offer(model, two);
    await follow();
    expect(await labelOf(id)).toBe("good");
    await db.updateTable("cars").set(set).where("id", "=", id).execute();
    expect(await labelOf(id)).toBeNull();
    expect((await rowOf(id)).price_percent).toBeNull();
    expect(await waiting()).toContain(model);
    await follow();
    // With it gone, the other is alone. Who stands well is kept by the database.
    const isGone = ["its model", "its condition", "its title", "its state"].includes(what);
    expect((await labelOf(neighbour)) === null).toBe(isGone);
  });

  it("go with a listing that goes for good, or comes back", async () => {
    const [id = "", neighbour = ""] = await offer("goes", two);
    await follow();
    await db.updateTable("cars").set({ deleted_at: time.now }).where("id", "=", id).execute();
    await follow();
    expect(await labelOf(neighbour)).toBeNull();
    await db.updateTable("cars").set({ deleted_at: null }).where("id", "=", id).execute();
    await follow();
    expect([await labelOf(id), await labelOf(neighbour)]).toEqual(["good", "fair"]);
    await db.deleteFrom("cars").where("id", "=", id).execute();
    await follow();
    expect(await labelOf(neighbour)).toBeNull();
  });

  it("follow a change of the rates", async () => {
    const lbp = { currency: "lbp" as const };
    const [id = ""] = await offer(
      "rates",
      six.map((price) => price * 89_500),
      lbp,
    );
    const dollars = await offer("rates", [10_000, 10_000, 10_000]);
    await follow();
    expect(await labelOf(dollars[0])).toBe("fair");
    await sql`update cars set price_usd = price_usd * 2 where model = 'rates' and currency = 'lbp'`.execute(
      db,
    );
    await follow();
    expect(await labelOf(dollars[0])).toBe("great");
    expect(await labelOf(id)).not.toBeNull();
  });

  it("come out the same when two workers do it at once, whatever changes meanwhile", async () => {
    const models = Array.from({ length: 60 }, (_, no) => `at once ${no}`);
    const ids = (
      await Promise.all(models.map((model) => offer(model, [9000, 9800, 9900, 10_000, 10_100, 11_000])))
    ).flat();
    await Promise.all([
      followMarket(db, time.now),
      followMarket(db, time.now),
      run("pricing.all_fair_prices"),
      ...ids
        .slice(0, 12)
        .map((id) => db.updateTable("cars").set({ price: 20_000 }).where("id", "=", id).execute()),
    ]);
    await follow();
    const first = await sql`select id, fair_price, price_percent from cars order by id`.execute(db);
    await run("pricing.all_fair_prices");
    expect(await sql`select id, fair_price, price_percent from cars order by id`.execute(db)).toEqual(first);
    expect(await waiting()).toEqual([]);
  });

  it("are read by the newest curve, of whichever number of digits", async () => {
    await sql`alter table price_curves alter column id restart with 999`.execute(db);
    await run("pricing.all_fair_prices");
    await offer("digits", six);
    await follow();
    const { rows } = await sql<{ curve_id: number; listings: number }>`
      select curve_id::int, listings from price_models where model = 'digits'`.execute(db);
    expect(rows).toEqual([{ curve_id: 1001, listings: 6 }]);
  });

  it("are news for saved searches while the listing is new, and none later", async () => {
    const [fresh = ""] = await offer("news", six);
    const [old = ""] = await offer("no news", six);
    await sql`update listing_debuts set at = now() - interval '3 days' where car_id = ${old}::uuid`.execute(
      db,
    );
    await sql`delete from saved_search_news`.execute(db);
    await follow();
    const { rows } = await sql<{ car_id: string }>`select car_id from saved_search_news`.execute(db);
    expect(rows.map(({ car_id }) => car_id)).toContain(fresh);
    expect(rows.map(({ car_id }) => car_id)).not.toContain(old);
  });

  it("are nobody's to set or to buy: not of the seller, not of a plan", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    for (const field of ["fairPrice", "fairPriceBasis", "pricePercent"]) {
      const answer = await seller.post("/api/cars", { ...carForm, [field]: "great" });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
    const id = await liveListing(seller, { model: "bought", price: 30_000, mileage: 0 });
    await offer("bought", six);
    await db.updateTable("cars").set({ featured: true, search_priority: 9 }).where("id", "=", id).execute();
    await follow();
    expect(await labelOf(id)).toBe("high");
    expect((await seller.patch(`/api/cars/${id}`, { fairPrice: "great" })).statusCode).toBe(400);
  });
});
