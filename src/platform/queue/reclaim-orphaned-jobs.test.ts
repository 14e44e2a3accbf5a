import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addJob } from "./queue.ts";
import { reclaimOrphanedJobs } from "./reclaim-orphaned-jobs.ts";

const { db, url } = await testDatabase();

/** A job that a queue took some minutes ago, and has not ended. */
async function takenBy(queue: string, minutesAgo = 60): Promise<void> {
  await addJob(db, "test.job", {}, { key: queue });
  await sql`update graphile_worker._private_jobs
    set locked_by = ${queue}, locked_at = now() - make_interval(mins => ${minutesAgo}), attempts = 1 where key = ${queue}`.execute(
    db,
  );
}
/** How many queues say that they live. */
const claims = async () =>
  (
    await sql`select from pg_locks where locktype = 'advisory' and classid = 20260 and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  ).rows.length;
const stillTaken = async () =>
  (
    await sql<{ by: string }>`select locked_by as by from graphile_worker._private_jobs
      where locked_by is not null order by 1`.execute(db)
  ).rows.map(({ by }) => by);

test("jobs of a queue that died are free again, those of one that lives are not", async () => {
  const log = { warn: vi.fn() };
  const living = reclaimOrphanedJobs({ url, log, everyMs: 10 });
  onTestFinished(() => living.stop());
  living.add("pool-living");
  await expect.poll(claims).toBe(1);
  await takenBy("pool-living");
  await takenBy("pool-killed");
  const watching = reclaimOrphanedJobs({ url, log, everyMs: 10 });
  onTestFinished(() => watching.stop());
  await expect.poll(stillTaken).toEqual(["pool-living"]);
  await expect
    .poll(() => log.warn.mock.calls)
    .toEqual([[{ queues: 1 }, expect.stringContaining("free again")]]);

  // And when it ends, so does its claim.
  await living.stop();
  await expect.poll(stillTaken).toEqual([]);
});

test("of a job that was asked for anew while a dead queue had it, the new one alone is left", async () => {
  await takenBy("pool-dead");
  const payload = { asked: "anew" };
  await addJob(db, "test.job", payload, { key: "pool-dead" });
  const jobs = async () =>
    (
      await sql<{
        key: string | null;
        payload: object;
      }>`select key, payload from graphile_worker._private_jobs
        where key = 'pool-dead' or locked_by = 'pool-dead' or attempts >= max_attempts`.execute(db)
    ).rows;
  expect(await jobs()).toHaveLength(2);
  const watching = reclaimOrphanedJobs({ url, log: { warn: vi.fn() }, everyMs: 10 });
  onTestFinished(() => watching.stop());
  await expect.poll(jobs).toEqual([{ key: "pool-dead", payload }]);
});

test("a job that was taken a moment ago is left alone: its queue may be about to say that it lives", async () => {
  const watching = reclaimOrphanedJobs({ url, log: { warn: vi.fn() }, everyMs: 10 });
  onTestFinished(() => watching.stop());
  await takenBy("pool-new", 0);
  await takenBy("pool-old");
  await expect.poll(stillTaken).toEqual(["pool-new"]);
});
