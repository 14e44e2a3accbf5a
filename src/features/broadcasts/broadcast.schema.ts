/** What messages to many may be; for the server and the screens alike. */

export const broadcastKinds = ["notification", "email"] as const;
export type BroadcastKind = (typeof broadcastKinds)[number];

/** Who is notified, by kind. `individuals` are users who are no dealers; those of a `list` are named one by one. */
export const audiencesOf = {
  notification: ["all", "subscribers", "dealers", "individuals", "list"],
  email: ["verified", "paid", "inactive", "list"],
} as const;
export const audiences = [
  "all",
  "subscribers",
  "dealers",
  "individuals",
  "verified",
  "paid",
  "inactive",
  "list",
] as const;
export type Audience = (typeof audiences)[number];
export const isNamed = (audience: Audience) => audience === "list";

export const broadcastStates = ["draft", "scheduled", "sending", "sent", "cancelled", "stopped"] as const;
export type BroadcastState = (typeof broadcastStates)[number];

export const outcomes = ["waiting", "sending", "sent", "failed", "skipped"] as const;
export const outcomeReasons = ["unsubscribed", "standing", "refused", "unreachable", "interrupted"] as const;

/** Characters, and recipients that are named one by one. */
export const longestTitle = 120;
export const longestBody = { notification: 1000, email: 5000 } as const;
export const mostAddresses = 5000;
/** Bytes of an attachment: 5 MB. */
export const largestAttachment = 5 * 1024 * 1024;
