import { sql } from "kysely";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { databaseWay } from "../../../tests/support/database-way.ts";
import { connectDatabase, readsOf } from "./connect.ts";
import { listen } from "./listen.ts";
import { whileReachable } from "./unreachable.ts";

const { db, url } = await testDatabase();
const patiently = { timeout: 10_000, interval: 10 };

test("values keep their meaning: exact decimals, numbers for bigint, days without a zone", async () => {
  const { rows } = await sql`SELECT 1.10::numeric(9, 2) AS price, 7::int8 AS id, ARRAY[7::int8, NULL] AS ids,
    DATE '2026-03-01' AS day, TIMESTAMPTZ '2026-03-01 00:00+02' AS at`.execute(db);
  expect(rows).toEqual([
    { price: "1.10", id: 7, ids: [7, null], day: "2026-03-01", at: new Date("2026-02-28T22:00:00Z") },
  ]);
});

test.each([
  ["{}", []],
  ["{a,b}", ["a", "b"]],
  ["{nullable,annull}", ["nullable", "annull"]],
  ["{NULL,a}", [null, "a"]],
  ['{"NULL",""}', ["NULL", ""]],
  [`{"a,b","c\\"d","e\\\\f","{g}"}`, ["a,b", 'c"d', "e\\f", "{g}"]],
  ["{ a , b }", ["a", "b"]],
  [
    "{{a,b},{c,d}}",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["[2:3]={a,b}", ["a", "b"]],
])("the array %s of texts is what the server means by it", async (literal, texts) => {
  const { rows } = await sql`SELECT ${literal}::text[] AS texts`.execute(db);
  expect(rows).toEqual([{ texts }]);
});

test("a query that takes too long is cancelled by the server, before whoever asks gives up", async () => {
  const usual = await connectDatabase({ url, max: 1 });
  const { rows } = await sql`show statement_timeout`.execute(usual);
  expect(rows).toEqual([{ statement_timeout: "2400ms" }]);
  await usual.destroy();
  const hurried = await connectDatabase({ url, max: 1, statementTimeoutMs: 1000 });
  await expect(sql`SELECT pg_sleep(20)`.execute(hurried)).rejects.toMatchObject({ code: "57014" });
  await hurried.destroy();
});

test("reads go to the primary without a replica, beside one that is away, and beside a server that copies no other", async () => {
  expect(readsOf(db)).toBe(db);
  for (const replicaUrl of ["postgresql://127.0.0.1:1/x", url]) {
    const states: string[] = [];
    const both = await connectDatabase({ url, replicaUrl, max: 1, onReplica: (state) => states.push(state) });
    expect(readsOf(both)).not.toBe(both);
    expect((await sql`SELECT 1 AS one`.execute(readsOf(both))).rows).toEqual([{ one: 1 }]);
    expect(states).toEqual(["away"]);
    await both.destroy();
  }
});

test("a database out of reach is one sentence without the password", async () => {
  const refused = connectDatabase({ url: "postgresql://me:secret@127.0.0.1:1/x" });
  await expect(refused).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1 cannot be reached \(nothing listens there\)/,
  );
  await expect(refused).rejects.not.toThrow(/secret/);
});

test("a database that goes while a process starts is that sentence too, and any other fault its own", async () => {
  const cut = new pg.Client({ connectionString: url });
  cut.on("error", () => {});
  await cut.connect();
  const sleeps = whileReachable(url, cut.query("SELECT pg_sleep(60)"));
  const refused = expect(sleeps).rejects.toThrow(/^The database at .+ cannot be reached/);
  const { processID } = cut as unknown as { processID: number };
  const { rows } = await sql`SELECT pg_terminate_backend(${processID}::int) AS ended`.execute(db);
  expect(rows).toEqual([{ ended: true }]);
  await refused;
  await expect(whileReachable(url, cut.query("SELECT 1"))).rejects.toThrow(
    /cannot be reached \(the connection broke\)/,
  );
  await expect(whileReachable(url, sql`SELECT nonsense`.execute(db))).rejects.toThrow(/nonsense/);
});

test("a listener hears again after its connection was cut", async () => {
  const heard = vi.fn();
  const onReconnect = vi.fn();
  const listener = await listen(url, "news", heard, { onReconnect });
  await sql`SELECT pg_notify('news', 'one')`.execute(db);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("one"), patiently);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'mishwar listen news'
    AND datname = current_database()`.execute(db);
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled(), patiently);
  await sql`SELECT pg_notify('news', 'two')`.execute(db);
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith("two"), patiently);
  await listener.stop();
});

test("a listener whose connection is silent, since the network swallows everything, makes a new one", async () => {
  const { url: address, way } = await databaseWay(url);
  const onReconnect = vi.fn();
  const listener = await listen(address, "beats", () => {}, { onReconnect, beatMs: 20 });
  way.swallow();
  await vi.waitFor(async () => expect(await countOf("mishwar listen beats")).toBe(0), patiently);
  way.allow();
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled(), patiently);
  await listener.stop();
});

const countOf = async (name: string) =>
  (
    await sql`SELECT FROM pg_stat_activity WHERE application_name = ${name} AND datname = current_database()`.execute(
      db,
    )
  ).rows.length;

test("a channel that cannot be listened on leaves no connection behind", async () => {
  await expect(listen(url, "", () => {})).rejects.toThrow(/zero-length/);
  const left = sql<{
    pid: number;
  }>`SELECT pid FROM pg_stat_activity WHERE application_name = 'mishwar listen '
    AND datname = current_database()`;
  await vi.waitFor(async () => expect((await left.execute(db)).rows).toEqual([]), patiently);
});
