/** What a message may be about, how urgent it is, and how it stands: for the calls and the screens alike. */
export const categories = [
  "general",
  "account",
  "listing",
  "payment",
  "dealer",
  "complaint",
  "idea",
] as const;
export const priorities = ["high", "medium", "low"] as const;
/** `pending`: open. */
export const states = ["pending", "answered", "closed"] as const;
export const longestReply = 5000;

/** The columns by which messages are ordered; a minus in front: the other way round. */
export const inboxSorts = [
  "createdAt",
  "-createdAt",
  "subject",
  "-subject",
  "from",
  "-from",
  "category",
  "-category",
  "priority",
  "-priority",
  "state",
  "-state",
] as const;
export type InboxSort = (typeof inboxSorts)[number];
