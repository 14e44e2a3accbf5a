import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimit, RateLimiter } from "#platform/limits/rate-limit.ts";

interface Report {
  carId: string;
  /** Of a signed-in person. */
  userId: string | undefined;
  /** Of a guest: a keyed hash of the address. */
  visitorHash: string;
  reason: string;
  text?: string | undefined;
  at: Date;
}

/** Enough for anyone who looks around carefully, too few to flood the reviewers. */
const perPerson: RateLimit = { name: "reports", most: 20, seconds: 86_400 };

/**
 * Tells the market what is wrong with a listing that anyone may see; each person once. Within the caller's transaction, by
 * a limiter that counts in it: what is refused counts for nothing. Errors: `listing.not_found`,
 * `listing.own`, `listing.already_reported`, `request.too_many`.
 */
export async function report(tx: Database, limiter: RateLimiter, told: Report): Promise<void> {
  const { carId, userId, visitorHash, reason, text, at } = told;
  const listing = await tx
    .selectFrom("cars")
    .select("user_id")
    .where("id", "=", carId)
    .where("is_public", "=", true)
    .executeTakeFirst();
  if (!listing) throw new AppError("listing.not_found");
  if (listing.user_id === userId) throw new AppError("listing.own");
  const reporter = userId ?? visitorHash;
  await limiter.count(perPerson, reporter, at);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("listing_reports")
    .values({ car_id: carId, user_id: userId ?? null, reporter, reason, text: text ?? null, created_at: at })
    .onConflict((conflict) => conflict.columns(["car_id", "reporter"]).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError("listing.already_reported");
}
