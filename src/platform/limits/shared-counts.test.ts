import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { sharedCounts } from "./shared-counts.ts";

const { db } = await testDatabase();
const time = { now: Date.parse("2026-11-15T10:20:10Z") };
const counting = (worthTelling = 1) =>
  sharedCounts({
    db,
    secret: "secret",
    name: "calls",
    windowMs: 60_000,
    worthTelling,
    now: () => time.now,
  });
const times = (n: number, act: () => { current: number }) => Array.from({ length: n }, act).at(-1)?.current;

it("two processes know of each other's counts once both told", async () => {
  const [one, other] = [counting(), counting()];
  expect(times(3, () => one.count("maya"))).toBe(3);
  expect(times(5, () => other.count("maya"))).toBe(5);
  await Promise.all([one.share(), other.share()]);
  await one.share();
  expect(one.count("maya").current).toBe(9);
  await other.share();
  await one.share();
  expect([one.count("maya").current, other.count("maya").current]).toEqual([10, 9]);
  await one.share();
  await other.share();
  expect(other.count("maya").current).toBe(12);
  expect(one.count("rami")).toEqual({ current: 1, leftMs: 50_000 });
  const rows = await db.selectFrom("rate_counters").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("maya");
});

it("a window ends for all", async () => {
  const [one, other] = [counting(), counting()];
  times(4, () => one.count("salma"));
  await one.share();
  time.now += 60_000;
  other.count("salma");
  await other.share();
  expect([one.count("salma").current, other.count("salma").current]).toEqual([1, 2]);
});

it("nobody is told of who comes seldom", async () => {
  await db.deleteFrom("rate_counters").execute();
  const one = counting(10);
  times(9, () => one.count("nadia"));
  await one.share();
  expect(await db.selectFrom("rate_counters").selectAll().execute()).toEqual([]);
  one.count("nadia");
  await one.share();
  expect((await db.selectFrom("rate_counters").selectAll().execute()).map(({ count }) => count)).toEqual([
    10,
  ]);
});

it("what could not be told is told the next time", async () => {
  const [one, other] = [counting(), counting()];
  times(4, () => one.count("karim"));
  await db.schema.alterTable("rate_counters").renameTo("away").execute();
  await expect(one.share()).rejects.toThrow();
  await db.schema
    .alterTable("away" as "rate_counters")
    .renameTo("rate_counters")
    .execute();
  await one.share();
  other.count("karim");
  await other.share();
  expect(other.count("karim").current).toBe(6);
});

it("a slow database is told of each count once, also by who asks again meanwhile, and the end waits for it", async () => {
  const one = counting();
  times(4, () => one.count("dana"));
  const held = Promise.withResolvers<void>();
  const holds = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (tx) => {
    await sql`lock table rate_counters in exclusive mode`.execute(tx);
    holds.resolve();
    await held.promise;
  });
  await holds.promise;
  const shares = [one.share(), one.share()];
  const told: string[] = [];
  const ended = one.settled().then(() => told.push("ended"));
  shares.push(one.share());
  const waiting = sql`
    select from pg_locks
    where relation = 'rate_counters'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
  expect(told).toEqual([]);
  held.resolve();
  await Promise.all([...shares, slow, ended]);
  const other = counting();
  other.count("dana");
  await other.share();
  expect([one.count("dana").current, other.count("dana").current]).toEqual([5, 6]);
});
