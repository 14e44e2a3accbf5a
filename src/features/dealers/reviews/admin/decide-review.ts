import { AppError } from "#errors";
import { changedMeanwhile } from "#features/administrators/versions.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { askToTellOfDecision, askToTellOfReply, askToTellOfReview } from "../mails/review-mail.ts";
import type { ReviewPart } from "../review.schema.ts";
import { findJudgedReview, versionOfPart } from "./review-admin.queries.ts";

interface Deciding {
  id: string;
  part: ReviewPart;
  version: string;
  state: "shown" | "hidden";
  /** Of what is hidden; its writer reads it. */
  reason?: string | undefined;
  administratorId: string;
  at: Date;
}

/**
 * Shows or hides a review, or the reply to it, and decides the open reports of it. Its writer is told when that changes how it
 * stands; the other of the two when it can be read for the first time. Returns what is written down. Errors:
 * `dealer_review.not_found`, `dealer_review.changed` where its words or its state are other by now.
 */
export async function decideReview(
  tx: Database,
  { id, part, version, state, reason, administratorId, at }: Deciding,
): Promise<LogEntry> {
  const row = await findJudgedReview(tx, id, true);
  const before = row && (part === "review" ? row.state : row.reply_state);
  if (!row || !before) throw new AppError("dealer_review.not_found");
  if (versionOfPart(row, part) !== version) {
    throw await changedMeanwhile(tx, "dealer_review.changed", {
      resources: [["dealer_review", id]],
      updatedAt: (part === "review" ? row.changed_at : row.replied_at) ?? at,
    });
  }
  const hidden = state === "hidden";
  const now = { hidden_reason: reason ?? null, was_hidden: hidden };
  const { told_at, reply_told_at } = await tx
    .updateTable("dealer_reviews")
    .set(
      part === "review"
        ? { state, ...now }
        : {
            reply_state: state,
            reply_hidden_reason: now.hidden_reason,
            reply_was_hidden: now.was_hidden,
          },
    )
    .where("id", "=", id)
    .returning(["told_at", "reply_told_at"])
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("dealer_review_reports")
    .set({ outcome: hidden ? "upheld" : "dismissed", resolved_at: at, resolved_by: administratorId })
    .where("review_id", "=", id)
    .where("part", "=", part)
    .where("resolved_at", "is", null)
    .execute();
  if (before !== state) {
    const told = { reviewId: id, part, state, reason: reason ?? null, at: at.toISOString() };
    await askToTellOfDecision(tx, told);
  }
  if (state === "shown" && part === "review" && told_at === null) await askToTellOfReview(tx, id, at);
  if (state === "shown" && part === "reply" && reply_told_at === null) await askToTellOfReply(tx, id, at);
  return {
    action: before === state ? "dealer_review.kept" : `dealer_review.${state}`,
    resource: ["dealer_review", id],
    before: { state: before },
    after: { state, reason: reason ?? null },
    details: { dealershipName: row.dealer, user: part === "review" ? row.user_id : row.dealer_id },
  };
}
