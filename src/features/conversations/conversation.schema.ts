/** What a message may warn its reader of. */
export const hintKinds = ["link", "deposit", "identity"] as const;
export type HintKind = (typeof hintKinds)[number];

export const reportReasons = ["scam", "insult", "spam", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** In characters. */
export const longestMessage = 2000;
export const longestReport = 1000;

/** A number of unread messages that stands for more. */
export const mostCounted = 100;

/** What refuses every act in a conversation that the other side is told of. */
export const refusesWriting = [
  "conversation.unverified",
  "conversation.blocked",
  "conversation.closed",
  "auth.suspended",
  "request.too_many",
] as const;
