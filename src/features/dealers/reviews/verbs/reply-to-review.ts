import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { heldFor } from "../held-for.ts";
import { askToTellOfReply } from "../mails/review-mail.ts";
import { repliesOfUser } from "../review.limits.ts";

interface Replying {
  reviewId: string;
  dealerId: string;
  text: string;
  at: Date;
}

/**
 * A dealer's one reply to a review that can be read, or a change of it; its words are judged as those of the review. Returns
 * whether it is shown or waits. The buyer is told once it can be read. Errors: `dealer_review.not_found`, also for one of another
 * dealer, `request.too_many`.
 */
export async function replyToReview(
  tx: Database,
  limiter: RateLimiter,
  { reviewId, dealerId, text, at }: Replying,
): Promise<"shown" | "held"> {
  const { rows } = await sql<{ reply_was_hidden: boolean; reply_told_at: Date | null }>`
    select r.reply_was_hidden, r.reply_told_at from dealer_reviews r join users u on u.id = r.dealer_id
    where r.id = ${reviewId}::uuid and r.dealer_id = ${dealerId}::uuid and r.state = 'shown'
      and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)
    for update of r`.execute(tx);
  const [review] = rows;
  if (!review) throw new AppError("dealer_review.not_found");
  await limiter.count(repliesOfUser, dealerId, at);
  const held = heldFor(text, review.reply_was_hidden);
  const state = held.length > 0 ? "held" : "shown";
  await tx
    .updateTable("dealer_reviews")
    .set({
      reply: text,
      reply_state: state,
      reply_held_for: held,
      reply_hidden_reason: null,
      replied_at: at,
    })
    .where("id", "=", reviewId)
    .execute();
  if (state === "shown" && review.reply_told_at === null) await askToTellOfReply(tx, reviewId, at);
  return state;
}
