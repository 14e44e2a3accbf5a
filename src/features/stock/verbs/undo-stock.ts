import { sql } from "kysely";
import { AppError } from "#errors";
import type { LockedListing } from "#features/selling/owner.queries.ts";
import { renewMany } from "#features/selling/verbs/renew.ts";
import type { Database } from "#platform/db/connect.ts";
import { undoMinutes } from "../stock-words.ts";
import { type Changed, editOne, isSame, type Said, shownOf } from "./change-one.ts";
import type { ChangedRow } from "./change-stock.ts";
import { callMs, lockStock, portion, type Stock } from "./lock-stock.ts";

interface Undo {
  userId: string;
  changeId: string;
  /** So long it goes on; at least one portion is done. */
  forMs?: number;
}

/**
 * Takes a change of many listings back, each listing once: what was changed again since, was sold or deleted stays as it is
 * now. What the time of a call did not suffice for is `left`. A renewal is not taken back: buyers have seen it. Errors:
 * `stock.change_not_found`, also for anyone else's; `stock.undo_over` after an hour, or when nothing is left of it.
 */
export async function undoStock(
  db: Database,
  { userId, changeId, forMs = callMs }: Undo,
  clock: () => Date,
): Promise<{ rows: ChangedRow[]; left: number }> {
  await mustBeInTime(db, { userId, changeId }, clock());
  const over = performance.now() + forMs;
  const rows: ChangedRow[] = [];
  let left: number;
  do {
    const done = await db.transaction().execute((tx) => undoPortion(tx, { userId, changeId }, clock()));
    if (done.rows.length === 0 && rows.length === 0) throw new AppError("stock.undo_over");
    rows.push(...done.rows);
    left = done.left;
  } while (left > 0 && performance.now() < over);
  return { rows, left };
}

async function mustBeInTime(db: Database, { userId, changeId }: Undo, now: Date): Promise<void> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from stock_changes where id = ${changeId}::uuid and user_id = ${userId}::uuid`.execute(
    db,
  );
  const [change] = rows;
  if (!change) throw new AppError("stock.change_not_found");
  if (now.getTime() - change.created_at.getTime() > undoMinutes * 60_000) {
    throw new AppError("stock.undo_over");
  }
}

async function undoPortion(
  tx: Database,
  { userId, changeId }: Undo,
  at: Date,
): Promise<{ rows: ChangedRow[]; left: number }> {
  let kept: { car_id: string; before: Said; after: Said }[] = [];
  const stock = await lockStock(
    tx,
    userId,
    async () => {
      kept = await claim(tx, changeId, at);
      return kept.map(({ car_id }) => car_id);
    },
    at,
  );
  const rows: ChangedRow[] = [];
  for (const { car_id: id, before, after } of kept) {
    const row = stock.listings.get(id);
    const undone = row && (await undoOne(tx, stock, row, { before, after }, at));
    rows.push({ id, ...(undone ?? { outcome: "gone" as const }) });
  }
  const { rows: rest } = await sql<{ n: number }>`
    select count(*)::int as n from stock_change_rows
    where change_id = ${changeId}::uuid and undone_at is null`.execute(tx);
  return { rows, left: rest[0]?.n ?? 0 };
}

/** The next of a change that were not taken back, which they are from now on. */
async function claim(tx: Database, changeId: string, at: Date) {
  const { rows } = await sql<{ car_id: string; before: Said; after: Said }>`
    update stock_change_rows set undone_at = ${at}::timestamptz
    where change_id = ${changeId}::uuid and car_id in (
      select car_id from stock_change_rows where change_id = ${changeId}::uuid and undone_at is null
      order by car_id limit ${portion})
    returning car_id, before, after`.execute(tx);
  return rows;
}

async function undoOne(
  tx: Database,
  stock: Stock,
  row: LockedListing,
  { before, after }: { before: Said; after: Said },
  at: Date,
): Promise<Changed> {
  if (row.deleted_at) return { outcome: "gone" };
  if (before.status !== undefined) return bringBack(tx, row, after, at);
  if (row.status !== "active" && row.status !== "pending") return { outcome: "wrong_state" };
  const waiting = stock.revisions.get(row.id)?.changes ?? {};
  if (!isSame(shownOf(row, waiting, after), after)) return { outcome: "changed_meanwhile" };
  return editOne(tx, stock, row, before, at);
}

/** What was withdrawn goes on with the days that it had left, if it was not touched since. */
async function bringBack(tx: Database, row: LockedListing, after: Said, at: Date): Promise<Changed> {
  if (row.expired_reason !== "withdrawn" || row.updated_at.toISOString() !== after.updatedAt) {
    return { outcome: "changed_meanwhile" };
  }
  const [renewal] = await renewMany(tx, row.user_id, [row.id], at);
  const outcome = renewal?.outcome ?? "gone";
  if (outcome !== "active" && outcome !== "pending") return { outcome };
  return {
    outcome: outcome === "active" ? "changed" : "waits",
    before: { status: "withdrawn" },
    after: { status: outcome },
  };
}
