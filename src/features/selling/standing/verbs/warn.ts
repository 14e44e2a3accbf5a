import type { Database } from "#platform/db/connect.ts";
import { warningDays } from "../ladder.ts";

interface Warning {
  userId: string;
  carId: string;
  title: string;
  /** The refusal that it goes with; without one the listing was removed. */
  review?: { id: string; code: string } | undefined;
  administratorId: string;
}

/**
 * Warns a seller for 90 days, in the transaction of the decision, which locked the seller. What is decided in one go, at the same
 * moment, is one warning.
 */
export async function warn(tx: Database, warning: Warning, at: Date): Promise<void> {
  const { userId, carId, title, review, administratorId } = warning;
  await tx
    .insertInto("seller_warnings")
    .values({
      user_id: userId,
      car_id: carId,
      review_id: review?.id ?? null,
      title: title.slice(0, 300),
      code: review?.code ?? null,
      given_by: administratorId,
      given_at: at,
      ends_at: new Date(at.getTime() + warningDays * 86_400_000),
    })
    .onConflict((conflict) => conflict.columns(["user_id", "given_at"]).doNothing())
    .execute();
}

/** Lifts the warning that went with a refusal (`reviewId`), or with the removal of a listing at a moment. Returns whether there was one. */
export async function liftWarning(
  tx: Database,
  of: { reviewId: string } | { carId: string; removedAt: Date },
  at: Date,
): Promise<boolean> {
  const lifting = tx.updateTable("seller_warnings").set({ lifted_at: at }).where("lifted_at", "is", null);
  const { numUpdatedRows } = await ("reviewId" in of
    ? lifting.where("review_id", "=", of.reviewId)
    : lifting.where("car_id", "=", of.carId).where("given_at", "=", of.removedAt)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}
