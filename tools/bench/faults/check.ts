import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Journal } from "../lib/writer/journal.ts";

/** More orders than were begun: one was placed twice. */
export async function ordersTooMany(db: Database, journal: Journal): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders`.execute(db);
  return Math.max(0, (rows[0]?.n ?? 0) - journal.begun.payment);
}

/** Files that nothing names, once nothing is being written: half of an upload. */
export async function strayFiles(db: Database, uploads: string): Promise<string[]> {
  const files = await readdir(uploads, { recursive: true }).catch(() => []);
  const { rows } = await sql<{
    id: string;
    has_job: boolean;
  }>`select id::text as id, false as has_job from uploads
    union all select payload ->> 'id', true from graphile_worker._private_jobs`.execute(db);
  // What a job is going to remove is not forgotten.
  const removedLater = new Set(rows.filter(({ has_job }) => has_job).map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  const idOf = (file: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(file)?.[0] ?? "";
  const halves = files.filter((file) => file.endsWith(".part") && !removedLater.has(idOf(file)));
  const unnamed = new Set(files.map(idOf).filter((id) => id && !known.has(id)));
  return [...halves, ...unnamed];
}

/** Waits until no job is due or at work; returns those that are left then, and those given up for good. */
export async function jobsLeft(db: Database, limitMs: number): Promise<string[]> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const { rows } = await sql<{ job: string }>`
      select t.identifier || case when j.attempts >= j.max_attempts then ' given up: ' || coalesce(left(j.last_error, 80), '')
        when j.locked_at is not null then ' at work since ' || date_trunc('second', now() - j.locked_at)
        else ' waits: ' || coalesce(left(j.last_error, 80), 'never begun') end as job
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.locked_at is not null or j.run_at <= now() or j.last_error is not null`.execute(db);
    if (rows.length === 0 || Date.now() > limit) return rows.map(({ job }) => job);
    await sleep(250);
  }
}
