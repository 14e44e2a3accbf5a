import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { heldFor } from "../held-for.ts";
import { askToTellOfReview } from "../mails/review-mail.ts";
import { reviewsOfUser } from "../review.limits.ts";
import { findOwnReview } from "../review.queries.ts";
import { standingOf } from "../standing.ts";

interface Writing {
  userId: string;
  dealerId: string;
  /** 1 to 5. */
  stars: number;
  text: string;
  at: Date;
}

/**
 * Writes a user's review of a dealer, or changes it: there is one of each two. What its words make suspicious waits for an
 * administrator, as does what follows one that was hidden. The dealer is told once it can be read. Errors: `auth.suspended`,
 * `auth.email_unverified`, `dealer_review.own`, `.no_contact`, `.too_soon` {from}, `.not_allowed`, `request.too_many`.
 */
export async function writeReview(tx: Database, limiter: RateLimiter, writing: Writing): Promise<void> {
  const { userId, dealerId, stars, text, at } = writing;
  await holdWriter(tx, userId);
  const before = await findOwnReview(tx, { userId, dealerId, hold: true });
  const known = before && { contactAt: before.contact_at };
  const { refusal, from, contactAt } = await standingOf(tx, { userId, dealerId, known }, at);
  if (refusal) throw new AppError(refusal, from ? { facts: { from: from.toISOString() } } : {});
  await limiter.count(reviewsOfUser, userId, at);
  const held = heldFor(text, before?.was_hidden ?? false);
  const state = held.length > 0 ? "held" : "shown";
  const said = { stars, text, state, held_for: held, hidden_reason: null, changed_at: at };
  // What was withdrawn and is written again begins afresh, but for what an administrator knows of it.
  const fresh = before?.state === "withdrawn" ? { written_at: at } : {};
  const { id, told_at } = await tx
    .insertInto("dealer_reviews")
    .values({ dealer_id: dealerId, user_id: userId, contact_at: contactAt ?? at, written_at: at, ...said })
    .onConflict((conflict) => conflict.constraint("dealer_reviews_once").doUpdateSet({ ...said, ...fresh }))
    .returning(["id", "told_at"])
    .executeTakeFirstOrThrow();
  if (state === "shown" && told_at === null) await askToTellOfReview(tx, id, at);
}

/**
 * Takes a user's review back, with the reply to it and what was reported of both. Error: `dealer_review.not_found`, also for one
 * that was taken back before.
 */
export async function withdrawReview(
  tx: Database,
  { userId, dealerId, at }: Pick<Writing, "userId" | "dealerId" | "at">,
): Promise<void> {
  const row = await findOwnReview(tx, { userId, dealerId, hold: true });
  if (!row || row.state === "withdrawn") throw new AppError("dealer_review.not_found");
  await tx.deleteFrom("dealer_review_reports").where("review_id", "=", row.id).execute();
  await tx
    .updateTable("dealer_reviews")
    .set({
      state: "withdrawn",
      stars: null,
      text: null,
      held_for: [],
      hidden_reason: null,
      reply: null,
      reply_state: null,
      reply_held_for: [],
      reply_hidden_reason: null,
      replied_at: null,
      reply_told_at: null,
      changed_at: at,
    })
    .where("id", "=", row.id)
    .execute();
}

/** One's writing comes one after the other. Error: `auth.suspended` of a session that was still good when the call began. */
async function holdWriter(tx: Database, userId: string): Promise<void> {
  const { rows } = await sql<{ ok: boolean }>`
    select in_good_standing(user_status, deletion_requested_at) as ok from users
    where id = ${userId}::uuid for no key update`.execute(tx);
  if (!rows[0]?.ok) throw new AppError("auth.suspended");
}
