import { bothWays } from "#text/both-ways.ts";

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
export const inboxSorts = bothWays("createdAt", "subject", "from", "category", "priority", "state");
export type InboxSort = (typeof inboxSorts)[number];
