import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { lockOwn, lockSeller } from "../owner.queries.ts";
import { worded } from "../refusals.ts";

/** How long the owner can undo it; an administrator can until the listing is purged. */
export const undoMinutes = 60;

/**
 * Hides a listing at once; it is gone for good after 30 days. Error: `listing.not_found`.
 * Database then: its fair price is dropped, its model's computed again (cars_fair_price_over, cars_market_update); the
 * search index hears of it (cars_change, cars_tell).
 */
export async function deleteListing(tx: Database, userId: string, id: string, at: Date): Promise<void> {
  await lockSeller(tx, userId, at);
  await lockOwn(tx, userId, id);
  await tx.updateTable("cars").set({ deleted_at: at, updated_at: at }).where("id", "=", id).execute();
}

/**
 * Undoes a deletion: the listing is as it was, if the plan has a place for it. Errors: `listing.not_found`,
 * `listing.undo_over` after an hour, `listing.limit_reached`.
 * Database then: refused with MS001 where an administrator deleted it (cars_deleted_stay), a place in the plan or
 * MS002 (cars_place); live again, saved searches are matched and its model's fair prices computed again (cars_news,
 * cars_market_update); the search index hears of it (cars_change, cars_tell).
 */
export async function restoreListing(tx: Database, userId: string, id: string, at: Date): Promise<void> {
  await lockSeller(tx, userId, at);
  const { deleted_at, vehicle_type } = await lockOwn(tx, userId, id, { deleted: true });
  if (deleted_at && at.getTime() - deleted_at.getTime() > undoMinutes * 60_000) {
    throw new AppError("listing.undo_over");
  }
  await worded(vehicle_type, () =>
    tx.updateTable("cars").set({ deleted_at: null, updated_at: at }).where("id", "=", id).execute(),
  );
}
