import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type ListingInput, makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { recordEvent } from "#features/listings/verbs/record-event.ts";
import { connectDatabase } from "#platform/db/connect.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import type { Criteria, PageRequest } from "../criteria.ts";
import { makeMarket } from "../search.factory.ts";
import { searchListings } from "../search.query.ts";
import { type SearchIndex, searchIndex } from "./search-index.ts";

const { db, url } = await testDatabase();
await makeMarket(db, 60);
const errors: Error[] = [];

/** An index that polls so rarely that it must hear of changes, or one that must find them by itself; on its own way to the database. */
function started({ pollMs = 600_000, way = url, told = errors } = {}): SearchIndex {
  const one = searchIndex({ db, url: way, onError: (error) => told.push(error), pollMs });
  one.start();
  return one;
}
async function opened(pollMs?: number): Promise<SearchIndex> {
  const one = started({ ...(pollMs && { pollMs }) });
  await vi.waitFor(() => expect(one.isFresh()).toBe(true), patiently);
  return one;
}
const patiently = { timeout: 10_000, interval: 10 };
let index: SearchIndex;
let userId = "";
beforeAll(async () => {
  index = await opened();
  userId = await makeUser(db);
});
afterAll(async () => {
  await index.stop();
  expect(errors).toEqual([]);
});

/** No listing of the market is of this place: whether one is found there says all. */
const hermel: Criteria = { vehicleType: "car", filters: { city: ["hermel"] }, words: [] };
const first: PageRequest = { sort: "default", page: 1, limit: 60 };
/** Looks into memory alone: an answer of the database would be right without any index. */
const foundBy = async (one: SearchIndex, where: Partial<Criteria> = {}) =>
  one.isFresh() ? (await one.search({ ...hermel, ...where }, first, false)).total : "not fresh";
const shows = (count: number, where: Partial<Criteria> = {}, one = index) =>
  vi.waitFor(async () => expect(await foundBy(one, where)).toBe(count), patiently);

afterEach(async () => {
  await db.deleteFrom("cars").where("city", "=", "hermel").execute();
  await shows(0);
});
const list = (given: Partial<ListingInput> = {}) =>
  makeListing(db, { user_id: userId, city: "hermel", title: "Hermel only", ...given });
const change = (id: string, values: Partial<ListingInput>) =>
  db.updateTable("cars").set(values).where("id", "=", id).execute();

it("has another version as soon as a change is there, and none while it is not fresh", async () => {
  const before = index.version();
  await list();
  await shows(1);
  expect(index.version()).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
  const unread = searchIndex({ db, url, onError: (error) => errors.push(error) });
  expect(unread.version()).toBeUndefined();
});

it("has the same version after looks that find nothing, though they read a change again", async () => {
  // What is changed while a transaction is under way is read again with each look.
  const held = await db.startTransaction().execute();
  onTestFinished(async () => void (await held.rollback().execute()));
  await sql`select pg_current_xact_id()`.execute(held);
  const id = await list();
  const poller = await opened(20);
  onTestFinished(() => poller.stop());
  const before = poller.version();
  for (let look = 0; look < 3; look++) {
    const age = poller.figures().ageMs ?? 0;
    await vi.waitFor(() => expect(poller.figures().ageMs).toBeLessThan(age), {
      timeout: 10_000,
      interval: 1,
    });
  }
  expect(poller.version()).toBe(before);
  await change(id, { price: 5000 });
  await vi.waitFor(
    () => expect(poller.version()).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY),
    patiently,
  );
});

/** The same database by another address, on the way to which LISTEN is held back until it is released. */
async function holdingListen(address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const database = new URL(address);
  const folder = database.searchParams.get("host");
  const visitors = new Set<Socket>();
  const server = createServer((visitor) => {
    visitors.add(visitor);
    const path = folder && join(folder, ".s.PGSQL.5432");
    const upstream = path ? connect(path) : connect(Number(database.port), database.hostname);
    visitor.on("error", () => {});
    upstream.on("error", () => {});
    visitor.on("data", async (bytes) => {
      if (bytes.includes("LISTEN")) await released;
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => visitor.write(bytes));
    visitor.on("close", () => upstream.destroy());
    upstream.on("close", () => visitor.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const held = new URL(address);
  held.searchParams.delete("host");
  held.hostname = "127.0.0.1";
  held.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    server.close();
    for (const visitor of visitors) visitor.destroy();
  };
  return { url: held.href, release, cut };
}

describe("the index follows", () => {
  it("its own time: a clock that is set back or ahead makes it neither fresh nor stale", async () => {
    const real = Date.now();
    for (const hours of [-6, 6]) {
      const clock = vi.spyOn(Date, "now").mockReturnValue(real + hours * 3_600_000);
      expect([hours, index.isFresh()]).toEqual([hours, true]);
      clock.mockRestore();
    }
  });

  it("a new listing, and one that is approved", async () => {
    await list();
    await shows(1);
    const pending = await list({ status: "pending" });
    await change(pending, { status: "active" });
    await shows(2);
  });

  it("an edit of words and of fields", async () => {
    const id = await list();
    await shows(1);
    await change(id, { title: "Zanzibar", gear_type: "manual", features: ["gps"] });
    await shows(1, { words: ["zanzi"] });
    await shows(0, { words: ["only"] });
    await shows(1, { filters: { ...hermel.filters, gearType: ["manual"], features: ["gps"] } });
    await change(id, { vehicle_type: "motorcycle" });
    await shows(1, { vehicleType: "motorcycle" });
    await shows(0);
  });

  it("an edit of any field alone: a filter over it finds what the listing says now", async () => {
    const id = await list();
    await shows(1);
    const { rows: fields } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'cars' and is_generated = 'NEVER'`.execute(db);
    const numberOf = () =>
      db.selectFrom("cars").select("change_number").where("id", "=", id).executeTakeFirstOrThrow();
    for (const { name } of fields) {
      const [heard, before] = [index.version() ?? 0, await numberOf()];
      await sql`update cars set ${sql.ref(name)} = ${sql.ref(name)} where id = ${id}::uuid`.execute(db);
      const { change_number: after } = await numberOf();
      expect([name, after > before.change_number]).toEqual([name, true]);
      await vi.waitFor(() => expect(index.version(), name).toBeGreaterThan(heard), patiently);
    }
    expect(fields.length).toBeGreaterThan(50);
  });

  it.each<[string, Partial<ListingInput>, Partial<ListingInput>]>([
    ["is hidden", { status: "rejected" }, { status: "active" }],
    ["expires", { status: "expired", expired_reason: "lapsed" }, { status: "active", expired_reason: null }],
    ["is put into the bin", { deleted_at: new Date() }, { deleted_at: null }],
  ])("a listing that %s and comes back", async (_, away, back) => {
    const id = await list();
    await shows(1);
    await change(id, away);
    await shows(0);
    await change(id, back);
    await shows(1, { words: ["hermel", "only"] });
  });

  it("a listing that is deleted for good, also with all others of its seller", async () => {
    const id = await list();
    const seller = await makeUser(db);
    await list({ user_id: seller });
    await list({ user_id: seller });
    await shows(3);
    await db.deleteFrom("cars").where("id", "=", id).execute();
    await shows(2);
    await db.deleteFrom("users").where("id", "=", seller).execute();
    await shows(0);
  });

  it("a seller who is suspended, comes back, and is approved as a dealer", async () => {
    const seller = await makeUser(db, { is_dealership: true, dealership_name: "Hermel Cars" });
    const changeSeller = (values: { user_status?: "active" | "suspended"; is_verified_dealer?: boolean }) =>
      db.updateTable("users").set(values).where("id", "=", seller).execute();
    await list({ user_id: seller });
    await shows(1);
    await changeSeller({ user_status: "suspended" });
    await shows(0);
    await changeSeller({ user_status: "active" });
    await shows(1);
    await shows(0, { dealer: true });
    await changeSeller({ is_verified_dealer: true });
    await shows(1, { dealer: true });
    await shows(1, { userId: seller });
  });

  it("a new price, and a new rate for the old one", async () => {
    const id = await list({ price: 9000, currency: "eur" });
    const upTo = (priceMax: number): Partial<Criteria> => ({ filters: { ...hermel.filters, priceMax } });
    await shows(0, upTo(6000));
    await change(id, { price: 4000 });
    await shows(1, upTo(6000));
    await sql`update app_settings set value = value || '{"eur": 0.5}' where key = 'exchange_rates'`.execute(
      db,
    );
    await sql`update cars set price = price where currency = 'eur'`.execute(db);
    await shows(0, upTo(6000));
    await shows(1, upTo(8000));
  });

  it("a change that is committed after one that began later", async () => {
    const early = await list();
    const late = await list();
    await shows(2);
    const other = await connectDatabase({ url, max: 1 });
    onTestFinished(() => other.destroy());
    const slow = await other.startTransaction().execute();
    await slow.updateTable("cars").set({ gear_type: "cvt" }).where("id", "=", early).execute();
    await change(late, { gear_type: "manual" });
    await shows(1, { filters: { ...hermel.filters, gearType: ["manual"] } });
    await slow.commit().execute();
    await shows(1, { filters: { ...hermel.filters, gearType: ["cvt"] } });
  });

  it("changes made while it could not hear", async () => {
    const id = await list();
    await shows(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mishwar listen cars_changed' and datname = current_database()`.execute(db);
    await change(id, { status: "rejected" });
    await shows(0);
    expect(errors.splice(0).length).toBeGreaterThan(0);
    await change(id, { status: "active" });
    await shows(1);
  });

  it("nothing while it cannot hear: then the database answers", async () => {
    const way = await holdingListen(url);
    way.release();
    const lost: Error[] = [];
    const deaf = started({ way: way.url, told: lost });
    onTestFinished(() => deaf.stop());
    await list();
    await shows(1, {}, deaf);
    way.cut();
    await vi.waitFor(() => expect(deaf.isFresh()).toBe(false), patiently);
    await list();
    expect((await deaf.search(hermel, first, false)).total).toBe(2);
    await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0), patiently);
  });

  it("nothing where it could never hear: the database answers from the beginning", async () => {
    const way = await holdingListen(url);
    way.cut();
    const lost: Error[] = [];
    const deaf = started({ way: way.url, told: lost });
    onTestFinished(() => deaf.stop());
    await vi.waitFor(() => expect(deaf.figures().listings).toBeGreaterThan(0), patiently);
    await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0), patiently);
    await list();
    expect(deaf.isFresh()).toBe(false);
    expect((await deaf.search(hermel, first, false)).total).toBe(1);
  });

  it("changes that nobody told, at the next look", async () => {
    const poller = await opened(500);
    onTestFinished(() => poller.stop());
    const id = await list({ view_count: 0 });
    const other = await list({ view_count: 3 });
    const mostViewed = async () =>
      poller.isFresh()
        ? (await poller.search(hermel, { ...first, sort: "most_viewed" }, false)).ids
        : "not fresh";
    await expect.poll(mostViewed, patiently).toEqual([other, id]);
    for (let visitor = 0; visitor < 9; visitor++) {
      await recordEvent(db, {
        carId: id,
        event: "view",
        channel: null,
        visitorHash: `visitor ${visitor}`,
        userAgent: null,
        referrer: null,
        at: new Date(),
      });
    }
    await expect.poll(mostViewed, patiently).toEqual([id, other]);
  });

  it("changes made after all was read and before it could hear", async () => {
    const held = await holdingListen(url);
    const late = started({ way: held.url });
    onTestFinished(() => late.stop());
    await vi.waitFor(() => expect(late.figures().listings).toBeGreaterThan(0), patiently);
    await list();
    await shows(1);
    // What it has read lacks it; the database is asked meanwhile.
    expect(late.isFresh()).toBe(false);
    expect((await late.search(hermel, first, false)).total).toBe(1);
    held.release();
    await shows(1, {}, late);
  });
});

describe("several indexes of one database", () => {
  it("agree with each other and with the database", async () => {
    const second = await opened();
    onTestFinished(() => second.stop());
    for (let at = 0; at < 5; at++) await list({ price: 5000 + at, title: `Hermel ${at}` });
    for (const one of [index, second]) {
      await shows(5, {}, one);
      expect(await one.search(hermel, first, true)).toEqual(await searchListings(db, hermel, first, true));
    }
  });
});
