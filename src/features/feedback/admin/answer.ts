import { AppError } from "#errors";
import { changedMeanwhile } from "#features/administrators/versions.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import { replyMailJob } from "../mails/reply-mail.ts";
import type { Feedback } from "./inbox.contract.ts";
import { versionOfFeedback } from "./inbox.present.ts";
import { type FeedbackRow, findFeedback } from "./inbox.queries.ts";

interface Change {
  id: string;
  version: string;
  at: Date;
}
type Sorting = Partial<Pick<Feedback, "category" | "priority" | "state">>;

/** Holds a message that is as it was read. Errors: `feedback.not_found`, `feedback.changed`. */
async function lockUnchanged(tx: Database, { id, version }: Change): Promise<FeedbackRow> {
  const found = await findFeedback(tx, id, { hold: true });
  if (!found) throw new AppError("feedback.not_found");
  if (versionOfFeedback(found) === version) return found;
  throw await changedMeanwhile(tx, "feedback.changed", {
    resources: [["feedback", id]],
    updatedAt: found.updated_at ?? found.created_at,
  });
}

/** Sorts, closes or opens a message; one with an answer is answered again once it is opened. Errors: as `lockUnchanged`. */
export async function sortFeedback(
  tx: Database,
  { category, priority, state, ...change }: Change & Sorting,
): Promise<LogEntry> {
  const before = await lockUnchanged(tx, change);
  const opened = before.thread.length > 0 ? "answered" : "pending";
  const after = {
    category: category ?? before.category,
    priority: priority ?? before.priority,
    status: state === "pending" ? opened : (state ?? before.state),
  };
  await tx
    .updateTable("user_feedback")
    .set({ ...after, updated_at: change.at })
    .where("id", "=", change.id)
    .execute();
  return {
    action: "feedback.sorted",
    resource: ["feedback", change.id],
    before: { category: before.category, priority: before.priority, status: before.state },
    after,
    details: { title: before.subject },
  };
}

/** Keeps an answer and asks for its mail. Errors: as `lockUnchanged`: of two answers at once one goes out. */
export async function replyToFeedback(
  tx: Database,
  { message, administratorId, ...change }: Change & { message: string; administratorId: string },
): Promise<LogEntry> {
  const before = await lockUnchanged(tx, change);
  const { id: replyId } = await tx
    .insertInto("feedback_replies")
    .values({ feedback_id: change.id, admin_id: administratorId, message, created_at: change.at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("user_feedback")
    .set({
      status: "answered",
      admin_response: message,
      responded_by: administratorId,
      responded_at: change.at,
      updated_at: change.at,
    })
    .where("id", "=", change.id)
    .execute();
  await addJob(tx, replyMailJob, { replyId }, { maxAttempts: 12 });
  return {
    action: "feedback.replied",
    resource: ["feedback", change.id],
    before: { status: before.state },
    after: { status: "answered" },
    details: { title: before.subject },
  };
}
