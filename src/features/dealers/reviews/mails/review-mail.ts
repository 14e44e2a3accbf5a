import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** Tells the dealer of a review, or its writer of the reply. */
export const reviewMailJob = "dealers.review_mail";
export const reviewMail = z.object({ reviewId: z.uuid(), part: z.enum(["review", "reply"]) });

/** Tells who wrote a review, or a reply, that an administrator hid or showed it. */
export const reviewDecidedJob = "dealers.review_decided_mail";
export const reviewDecided = z.object({
  reviewId: z.uuid(),
  part: z.enum(["review", "reply"]),
  state: z.enum(["shown", "hidden"]),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ReviewDecided = z.output<typeof reviewDecided>;

const tries = { maxAttempts: 12 };

/** Asks for the dealer to be told of a review, once in its life. */
export async function askToTellOfReview(tx: Database, reviewId: string, at: Date): Promise<void> {
  await tx.updateTable("dealer_reviews").set({ told_at: at }).where("id", "=", reviewId).execute();
  await addJob(tx, reviewMailJob, { reviewId, part: "review" }, tries);
}

/** Asks for the buyer to be told of the reply, once. */
export async function askToTellOfReply(tx: Database, reviewId: string, at: Date): Promise<void> {
  await tx.updateTable("dealer_reviews").set({ reply_told_at: at }).where("id", "=", reviewId).execute();
  await addJob(tx, reviewMailJob, { reviewId, part: "reply" }, tries);
}

export const askToTellOfDecision = (tx: Database, told: ReviewDecided) =>
  addJob(tx, reviewDecidedJob, told, tries);
