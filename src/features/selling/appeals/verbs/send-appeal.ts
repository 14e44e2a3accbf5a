import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { findDecision } from "../appeals.queries.ts";
import { openUntil } from "../limits.ts";

/**
 * Keeps what a seller says against the decision that stands against a listing: once, within 14 days. Errors:
 * `listing.not_found`, also for anyone else's, one that its owner deleted and one that is gone; `appeal.none`, `appeal.sent`,
 * `appeal.over`.
 */
export async function sendAppeal(
  tx: Database,
  { userId, carId, text }: { userId: string; carId: string; text: string },
  at: Date,
): Promise<void> {
  const car = await tx
    .selectFrom("cars")
    .select("id")
    .where("id", "=", carId)
    .where("user_id", "=", userId)
    .where((is) => is.or([is("deleted_at", "is", null), is("deleted_by", "is not", null)]))
    .forUpdate()
    .executeTakeFirst();
  if (!car) throw new AppError("listing.not_found");
  const decision = await findDecision(tx, car.id);
  if (!decision) throw new AppError("appeal.none");
  if (decision.appeal) throw new AppError("appeal.sent");
  const { review_id, made_by, made_at } = decision;
  if (at > openUntil(new Date(made_at))) throw new AppError("appeal.over");
  await tx
    .insertInto("listing_appeals")
    .values({ car_id: car.id, user_id: userId, review_id, made_by, made_at, text, sent_at: at })
    .execute();
}
