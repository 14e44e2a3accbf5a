import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { AppError } from "#errors";
import { readSettings } from "#features/settings/settings.table.ts";
import type { Database } from "#platform/db/connect.ts";
import { countOwnAmong } from "../stock.queries.ts";
import type { StockChange } from "../stock.schema.ts";
import { type Changed, changeOne, isDone, type Said } from "./change-one.ts";
import { callMs, lockStock, portion } from "./lock-stock.ts";

export interface WantedChange {
  userId: string;
  /** Chosen by the caller: the same one again goes on with the same change, and does nothing twice. */
  changeId: string;
  ids: readonly string[];
  change: StockChange;
  /** Prices as they were seen, by id. */
  seen: Readonly<Record<string, number>>;
  /** So long it goes on; at least one portion is done. */
  forMs?: number;
}
export type ChangedRow = Changed & { id: string };

/**
 * Changes many listings of a seller, in the order given: the first ones take the last places of a plan. A portion is a
 * transaction, so that what was done stays done and no row is held for long; what the time of a call did not suffice for is
 * `left`, to be asked for again. One that cannot be changed keeps none of the others from it. Errors: `listing.not_found` when
 * any of them is not this seller's, and then none is; `request.key_reused` where the id is of another change.
 */
export async function changeStock(
  db: Database,
  { userId, changeId, ids, change, seen, forMs = callMs }: WantedChange,
  clock: () => Date,
): Promise<{ rows: ChangedRow[]; left: string[] }> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  if ((await countOwnAmong(db, userId, named)) < named.length) throw new AppError("listing.not_found");
  const prices = Object.fromEntries(Object.entries(seen).map(([id, price]) => [id.toLowerCase(), price]));
  const over = performance.now() + forMs;
  const rows: ChangedRow[] = [];
  while (rows.length < named.length && (rows.length === 0 || performance.now() < over)) {
    const next = named.slice(rows.length, rows.length + portion);
    const done = await db
      .transaction()
      .execute((tx) => changePortion(tx, { userId, changeId, ids: next, change, seen: prices }, clock()));
    rows.push(...done);
  }
  return { rows, left: named.slice(rows.length) };
}

async function changePortion(tx: Database, wanted: WantedChange, at: Date): Promise<ChangedRow[]> {
  const { userId, changeId, ids, change, seen } = wanted;
  const stock = await lockStock(tx, userId, async () => ids, at);
  await begin(tx, wanted, at);
  const { exchange_rates: rates } = await readSettings(tx, ["exchange_rates"]);
  const before = await doneBefore(tx, changeId, ids);
  const rows: ChangedRow[] = [];
  for (const id of ids) {
    const row = stock.listings.get(id);
    const changed: Changed =
      before.get(id) ??
      (row ? await changeOne(tx, stock, row, { change, rates, seen: seen[id], at }) : { outcome: "gone" });
    rows.push({ id, ...changed });
  }
  if (!("renew" in change))
    await keep(
      tx,
      changeId,
      rows.filter(({ id }) => !before.has(id)),
    );
  return rows;
}

/** Claims the id of a change for its seller and for what it does, and forgets changes that nobody takes back any more. */
async function begin(tx: Database, { userId, changeId, change }: WantedChange, at: Date): Promise<void> {
  await sql`delete from stock_changes
    where user_id = ${userId}::uuid and created_at < ${at}::timestamptz - interval '1 day'`.execute(tx);
  await sql`insert into stock_changes (id, user_id, change, created_at)
    values (${changeId}::uuid, ${userId}::uuid, ${JSON.stringify(change)}::jsonb, ${at}::timestamptz)
    on conflict (id) do nothing`.execute(tx);
  const { rows } = await sql<{ user_id: string; change: unknown }>`
    select user_id, change from stock_changes where id = ${changeId}::uuid`.execute(tx);
  const [kept] = rows;
  if (kept?.user_id !== userId || !isDeepStrictEqual(kept.change, change))
    throw new AppError("request.key_reused");
}

async function doneBefore(
  tx: Database,
  changeId: string,
  ids: readonly string[],
): Promise<Map<string, Changed>> {
  const { rows } = await sql<{ car_id: string; outcome: "changed" | "waits"; before: Said; after: Said }>`
    select car_id, outcome, before, after from stock_change_rows
    where change_id = ${changeId}::uuid and car_id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ car_id, ...row }) => [car_id, row]));
}

async function keep(tx: Database, changeId: string, rows: readonly ChangedRow[]): Promise<void> {
  const done = rows.filter(({ outcome }) => isDone(outcome));
  if (done.length === 0) return;
  await sql`insert into stock_change_rows (change_id, car_id, outcome, before, after)
    select ${changeId}::uuid, id, outcome, before, after
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as row (id uuid, outcome text, before jsonb, after jsonb)`.execute(tx);
}
