import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { lockOwn, lockSeller } from "../owner.queries.ts";

/**
 * Ends a live listing because the vehicle is sold, or because the seller keeps it. Done already is done. Errors:
 * `listing.not_found`, `listing.wrong_state` {status}.
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
}
