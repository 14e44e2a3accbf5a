import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Acknowledged, Journal } from "./journal.ts";

export interface Found {
  lost: string[];
  doubled: string[];
}

/** Whether everything that was acknowledged is there, once: in the database and, of photos, as a whole file. */
export async function checkWrites(
  db: Database,
  origin: string,
  journal: Journal,
  since: number,
): Promise<Found> {
  const { listing, message, payment, photo } = journal.acknowledged;
  const lost = [
    ...(await missing(db, "listing", listing, sql`select title as id from cars where title = any`)),
    ...(await missing(db, "message", message, sql`select content as id from messages where content = any`)),
    ...(await missing(db, "payment", payment, paidOrders)),
    ...(await missingPhotos(
      origin,
      photo.filter(({ at }) => at >= since),
    )),
  ];
  const { rows } = await sql<{ what: string }>`
    select 'listing ' || title as what from cars where title like 'Fault %' group by title having count(*) > 1
    union all
    select 'message ' || content from messages where content like 'Fault %' group by content having count(*) > 1
    union all
    select 'payment of order ' || order_id from order_events where state = 'paid' group by order_id having count(*) > 1`.execute(
    db,
  );
  return { lost, doubled: rows.map(({ what }) => what) };
}

/** Paid, its payment counted, and what was bought begun. */
const paidOrders = sql`select o.id::text as id from orders o join payments p on p.order_id = o.id
  join order_items i on i.order_id = o.id join subscriptions s on s.order_item_id = i.id
  where o.state = 'paid' and p.status = 'verified' and o.id::text = any`;

async function missing(
  db: Database,
  what: string,
  all: readonly Acknowledged[],
  query: ReturnType<typeof sql>,
) {
  const ids = all.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`${query}(${ids}::text[])`.execute(db);
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id)).map((id) => `${what} ${id}`);
}

async function missingPhotos(origin: string, photos: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { id } of photos) {
    const answer = await fetch(origin + id);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // The length that a WebP names in its head: a half-written one is shorter.
    const whole = answer.ok && bytes.length >= 12 && bytes.readUInt32LE(4) + 8 === bytes.length;
    if (!whole) lost.push(`photo ${id} (${answer.status}, ${bytes.length} bytes)`);
  }
  return lost;
}

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

/** Waits until no job is due or at work; gives those that are left then, and those given up for good. */
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
