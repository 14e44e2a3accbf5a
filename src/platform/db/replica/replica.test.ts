import cookies from "@fastify/cookie";
import Fastify from "fastify";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { standbyPair } from "../../../../tests/support/standby.ts";
import { ownWrites } from "../../http/own-writes.ts";
import { connectDatabase, readsOf, replicaOf } from "../connect.ts";
import { fromPrimary } from "./from-primary.ts";

const pair = await standbyPair();
const states: string[] = [];
const db = await connectDatabase({
  url: pair.primaryUrl,
  replicaUrl: pair.standbyUrl,
  max: 4,
  statementTimeoutMs: 60_000,
  onReplica: (state) => states.push(state),
});
const standby = await connectDatabase({ url: pair.standbyUrl, max: 2 });
afterAll(async () => {
  await db.destroy();
  await standby.destroy();
  await pair.end();
});

const replica = replicaOf(db);
if (!replica) throw new Error("there is a replica");
await sql`create table notes (n int)`.execute(db);
const write = (n: number) => sql`insert into notes values (${n})`.execute(db);
const replay = (verb: "pause" | "resume") =>
  sql`select ${sql.raw(`pg_wal_replay_${verb}()`)}`.execute(standby);
/** What is read, and of which server. */
async function read() {
  const { rows } = await sql<{ notes: number[] | null; copy: boolean }>`
    select array_agg(n order by n) as notes, pg_is_in_recovery() as copy from notes`.execute(readsOf(db));
  return { notes: rows[0]?.notes ?? [], copy: rows[0]?.copy };
}
const fromCopy = () => read().then(({ copy }) => copy);

beforeEach(async () => {
  await sql`truncate notes`.execute(db);
  replica.heardOfChange();
  await expect.poll(fromCopy, { timeout: 20_000 }).toBe(true);
});

it("answers what may be a moment old, and not what must be seen at once", async () => {
  await write(1);
  await expect.poll(read).toEqual({ notes: [1], copy: true });
  await replay("pause");
  await write(2);
  expect(await fromPrimary(read)).toEqual({ notes: [1, 2], copy: false });
  await replay("resume");
  await expect.poll(read).toEqual({ notes: [1, 2], copy: true });
});

it("is not read while it lacks what this process was told of", async () => {
  await replay("pause");
  await write(1);
  replica.heardOfChange();
  expect(await read()).toEqual({ notes: [1], copy: false });
  await replay("resume");
  await expect.poll(read).toEqual({ notes: [1], copy: true });
});

it("is not read by anybody while it is more than a second behind", async () => {
  await replay("pause");
  await write(1);
  await expect.poll(read).toEqual({ notes: [1], copy: false });
  expect(states.at(-1)).toBe("behind");
  await replay("resume");
  await expect.poll(read).toEqual({ notes: [1], copy: true });
});

it("hands a read that is in the way of what it replays to the primary", async () => {
  await write(1);
  await expect.poll(read).toEqual({ notes: [1], copy: true });
  const reading = sql<{ n: number; copy: boolean }>`
    select n, pg_is_in_recovery() as copy, case when pg_is_in_recovery() then pg_sleep(25)::text end as held
    from notes`.execute(readsOf(db));
  const asleep = sql<{
    n: number;
  }>`select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep'`;
  await expect.poll(async () => (await asleep.execute(standby)).rows[0]?.n).toBe(1);
  await sql`alter table notes add column if not exists more int`.execute(db);
  expect((await reading).rows).toEqual([{ n: 1, copy: false, held: null }]);
});

it("may go and come back without anybody noticing", async () => {
  await pair.stopStandby();
  await write(1);
  const answers = await Promise.all(Array.from({ length: 20 }, read));
  expect(new Set(answers.map(({ copy }) => copy))).toEqual(new Set([false]));
  expect(states.at(-1)).toBe("away");
  await pair.startStandby();
  await expect.poll(read, { timeout: 20_000 }).toEqual({ notes: [1], copy: true });
});

it("shows visitors what they have changed", async () => {
  const app = Fastify();
  await app.register(cookies);
  await app.register(ownWrites, { replica, publicUrl: "http://localhost" });
  const config = { policy: "public" } as const;
  app.get("/notes", { config }, read);
  app.post("/notes", { config }, async () => {
    await write(1);
    return read();
  });
  await replay("pause");
  const written = await app.inject({ method: "POST", url: "/notes", payload: {} });
  expect(written.json()).toEqual({ notes: [1], copy: false });
  const [cookie] = written.cookies;
  expect(cookie).toMatchObject({ name: "written", path: "/", httpOnly: true, sameSite: "Lax", maxAge: 5 });
  const readAs = (cookies: Record<string, string>) =>
    app.inject({ url: "/notes", cookies }).then((answer) => answer.json());
  const asAuthor = () => readAs({ written: cookie?.value ?? "" });
  expect(await asAuthor()).toEqual({ notes: [1], copy: false });
  await replay("resume");
  await expect.poll(() => readAs({})).toEqual({ notes: [1], copy: true });
  expect(await asAuthor()).toEqual({ notes: [1], copy: false });
  await app.close();
});
