import { sql } from "kysely";
import { AppError } from "#errors";
import { lockSeller } from "#features/selling/owner.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import type { StockFilter } from "../stock.schema.ts";
import { mostViews } from "../stock-words.ts";

export interface KeptView {
  id: string;
  name: string;
  filter: StockFilter;
}

/** A user's kept searches of the stock, in the order in which they were first kept. */
export async function findViews(db: Database, userId: string): Promise<KeptView[]> {
  const { rows } = await sql<KeptView>`
    select id, name, filter from stock_views where user_id = ${userId}::uuid
    order by created_at, id limit ${mostViews}`.execute(db);
  return rows;
}

/**
 * Keeps a search under a name; the same name, in any letter case, takes the new one. Error: `stock.too_many_views`, also for
 * several at once: the user's row is locked.
 */
export async function keepView(
  tx: Database,
  userId: string,
  { name, filter }: { name: string; filter: StockFilter },
  at: Date,
): Promise<KeptView> {
  await lockSeller(tx, userId, at);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from stock_views
    where user_id = ${userId}::uuid and lower(name) <> lower(${name})`.execute(tx);
  if ((rows[0]?.n ?? 0) >= mostViews) throw new AppError("stock.too_many_views");
  const kept = await sql<KeptView>`
    insert into stock_views (user_id, name, filter, created_at)
    values (${userId}::uuid, ${name}, ${JSON.stringify(filter)}::jsonb, ${at}::timestamptz)
    on conflict (user_id, lower(name)) do update set name = excluded.name, filter = excluded.filter
    returning id, name, filter`.execute(tx);
  return kept.rows[0] as KeptView;
}

/** Error: `stock.view_not_found`, also for anyone else's. */
export async function forgetView(db: Database, userId: string, id: string): Promise<void> {
  const { rows } = await sql`delete from stock_views
    where id = ${id}::uuid and user_id = ${userId}::uuid returning id`.execute(db);
  if (rows.length === 0) throw new AppError("stock.view_not_found");
}
