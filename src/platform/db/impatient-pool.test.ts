import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { databaseWay } from "../../../tests/support/database-way.ts";
import { isAway } from "./away.ts";
import { connectDatabase, type Database } from "./connect.ts";
import { Patience, withPatience } from "./patience.ts";

const { db: other, url } = await testDatabase();

async function onePoolOf(max: number, address = url): Promise<Database> {
  const db = await connectDatabase({ url: address, max });
  onTestFinished(() => db.destroy());
  return db;
}
/** Everything that anybody does here fails as what passes, or not at all. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (isAway(error) ? "away" : error),
  );
const pidOf = async (db: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;
const isGone = (pid: number) => async () =>
  (await sql`select from pg_stat_activity where pid = ${pid}`.execute(other)).rows.length;

test("a connection that breaks in the middle of a transaction fails that, and not the process", async () => {
  const db = await onePoolOf(1);
  const broken = await failure(
    db.transaction().execute(async (tx) => {
      const pid = await pidOf(tx);
      await sql`select pg_terminate_backend(${pid})`.execute(other);
      await expect.poll(isGone(pid)).toBe(0);
      await sql`select 1`.execute(tx);
    }),
  );
  expect(broken).toBe("away");
  expect(await failure(sql`select 1`.execute(db))).toBe("done");
});

test("where the network swallows everything, an asker gives up at the end of its patience, and the pool recovers", async () => {
  const { url: address, way } = await databaseWay(url);
  const db = await onePoolOf(1, address);
  way.swallow();
  const ask = () => withPatience(new Patience(50), () => failure(sql`select 1`.execute(db)));
  expect(await ask()).toBe("away");
  // Now there is no connection at all, and none can be made.
  expect(await ask()).toBe("away");
  way.allow();
  await expect.poll(() => failure(sql`select 1`.execute(db))).toBe("done");
});

test("patience is for all that a request asks, and waiting for a free connection is a part of it", async () => {
  const db = await onePoolOf(1);
  const held = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    taken.resolve();
    await held.promise;
  });
  await taken.promise;
  const patience = new Patience(50);
  expect(await withPatience(patience, () => failure(sql`select 1`.execute(db)))).toBe("away");
  expect(patience.left()).toBeLessThanOrEqual(0);
  held.resolve();
  await holder;
  // Nothing is asked for anyone who has none left, and the connection that came too late is free for others.
  expect(await withPatience(patience, () => failure(sql`select 1`.execute(db)))).toBe("away");
  expect(await failure(sql`select 1`.execute(db))).toBe("done");
});

test("what a request does beside the database takes nothing away", async () => {
  const patience = new Patience(1000);
  const before = patience.left();
  await new Promise((done) => setImmediate(done));
  expect(patience.left()).toBe(before);
});
