import { type LockedListing, lockedColumns } from "#features/selling/owner.queries.ts";
import type { Database } from "#platform/db/connect.ts";

/** Of a transaction: so many rows are held for a moment, while buyers' views wait to be counted. */
export const portion = 20;
/** Of a call: the database has some seconds for it in all, and what is not reached is asked for again. */
export const callMs = 1200;

/** A seller's listings of these, by id, locked until the transaction ends; those that were deleted too. */
export async function lockStock(
  tx: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, LockedListing>> {
  const rows = await tx
    .selectFrom("cars")
    .select(lockedColumns)
    .where("id", "in", [...ids])
    .where("user_id", "=", userId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
