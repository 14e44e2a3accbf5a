import { sql } from "kysely";
import pino from "pino";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { databaseWay } from "../../../tests/support/database-way.ts";
import { addJob, startQueue } from "./queue.ts";

const { db, url } = await testDatabase();

const waiting = async () => (await sql`select from graphile_worker._private_jobs`.execute(db)).rows.length;

test("a database that goes away just before jobs end costs neither the process nor a second run", async () => {
  const { url: address, way } = await databaseWay(url);
  const runs: string[] = [];
  const begun = Promise.withResolvers<void>();
  const cut = Promise.withResolvers<void>();
  const job = (name: string, fails: boolean) => ({
    name,
    run: async () => {
      runs.push(name);
      if (runs.length === 2) begun.resolve();
      await cut.promise;
      if (fails && runs.length === 2) throw new Error("once");
    },
  });
  const queue = await startQueue({
    url: address,
    jobs: [job("test.done", false), job("test.failed", true)],
    log: pino({ level: "silent" }),
  });
  await addJob(db, "test.done", {});
  await addJob(db, "test.failed", {});
  await begun.promise;
  way.refuse();
  cut.resolve();
  // Both end now, and nothing can be written down of it.
  await new Promise((done) => setImmediate(done));
  expect(await waiting()).toBe(2);
  way.allow();
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  expect(runs.toSorted()).toEqual(["test.done", "test.failed", "test.failed"]);
  await queue.stop();
});
