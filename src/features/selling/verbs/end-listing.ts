import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { lockOwn, lockSeller } from "../owner.queries.ts";
import { keepSale } from "../sale.queries.ts";

/**
 * Ends a live listing because the vehicle is sold, which is kept with the days it took, or because the seller keeps it. Done already is done. Errors:
 * `listing.not_found`, `listing.wrong_state` {status}.
 * Database then: only a live one ends (cars_life); savers hear of a sale (cars_favorite_news); its fair price is
 * dropped, its model's computed again (cars_fair_price_over, cars_market_update); the search index hears of it
 * (cars_change, cars_tell).
 */
export async function endListing(
  tx: Database,
  userId: string,
  id: string,
  reason: "sold" | "withdrawn",
  at: Date,
): Promise<void> {
  await lockSeller(tx, userId, at);
  const { status, expired_reason } = await lockOwn(tx, userId, id);
  if (status === "expired" && expired_reason === reason) return;
  if (status !== "active") throw new AppError("listing.wrong_state", { facts: { status } });
  await tx
    .updateTable("cars")
    .set({ status: "expired", expired_reason: reason, updated_at: at })
    .where("id", "=", id)
    .execute();
  if (reason === "sold") await keepSale(tx, id);
}
