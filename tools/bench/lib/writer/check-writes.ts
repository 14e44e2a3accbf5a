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
    select 'listing ' || title as what from cars where title like 'Bench %' group by title having count(*) > 1
    union all
    select 'message ' || content from messages where content like 'Bench %' group by content having count(*) > 1
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
