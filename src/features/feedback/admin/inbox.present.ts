import { versionOf } from "#features/administrators/versions.ts";
import type { Feedback, ListedFeedback } from "./inbox.contract.ts";
import type { FeedbackRow, ListedRow } from "./inbox.queries.ts";

export const presentListed = ({ created_at, ...row }: ListedRow): ListedFeedback => ({
  ...row,
  createdAt: created_at.toISOString(),
});

/** Hangs on what administrators may change, and on how many answers there are. */
export const versionOfFeedback = ({ category, priority, state, thread }: FeedbackRow): string =>
  versionOf({ category, priority, state, replies: thread.length });

export function presentFeedback(row: FeedbackRow): Feedback {
  const { user_id, created_at, updated_at: _, ...told } = row;
  return {
    ...told,
    replies: row.thread.length,
    userId: user_id,
    createdAt: created_at.toISOString(),
    version: versionOfFeedback(row),
  };
}
