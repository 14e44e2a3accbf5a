import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { isShown } from "../rating.ts";
import { reviewReportsOfUser } from "../review.limits.ts";
import type { ReviewPart, ReviewReportReason } from "../review.schema.ts";

interface Reporting {
  reviewId: string;
  userId: string;
  part: ReviewPart;
  reason: ReviewReportReason;
  text: string | undefined;
  at: Date;
}

/**
 * Keeps what a user says is wrong with a review, or with the reply to it; it stays where it is until an administrator has looked.
 * Errors: `dealer_review.not_found` for what cannot be read, `dealer_review.own` of one's own words, `dealer_review.reported`,
 * `request.too_many`.
 */
export async function reportReview(
  tx: Database,
  limiter: RateLimiter,
  { reviewId, userId, part, reason, text, at }: Reporting,
): Promise<void> {
  const { rows } = await sql<{ writer: string }>`
    select ${part === "reply" ? sql`r.dealer_id` : sql`r.user_id`} as writer
    from dealer_reviews r join users u on u.id = r.dealer_id
    where r.id = ${reviewId}::uuid and ${isShown(sql`u.id`)}
      and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)
      and (${part} = 'review' or r.reply_state = 'shown')
    for key share of r`.execute(tx);
  if (!rows[0]) throw new AppError("dealer_review.not_found");
  if (rows[0].writer === userId) throw new AppError("dealer_review.own");
  await limiter.count(reviewReportsOfUser, userId, at);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("dealer_review_reports")
    .values({ review_id: reviewId, user_id: userId, part, reason, text: text ?? null, created_at: at })
    .onConflict((conflict) => conflict.constraint("dealer_review_reports_once").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new AppError("dealer_review.reported");
}
