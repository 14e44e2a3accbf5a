/** What the screens and the calls of reviews agree upon. */

/** In characters. */
export const reviewLimits = { shortest: 10, longest: 1500 } as const;
export const longestReply = 1500;
export const longestReport = 1000;
/** A buyer writes of what happened, not in the anger of the first message. */
export const hoursAfterContact = 24;
/** Accounts that were made for a review are younger. */
export const daysOfAccount = 3;
/** An average of fewer says more of one buyer than of the dealer. */
export const fewestForAverage = 3;
export const perPage = 10;

export const reviewOrders = ["newest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export const reviewParts = ["review", "reply"] as const;
export type ReviewPart = (typeof reviewParts)[number];

export const reviewReportReasons = ["fake", "insult", "private", "spam", "other"] as const;
export type ReviewReportReason = (typeof reviewReportReasons)[number];

/** Why a text waits for an administrator: what its words show, or that one before it was hidden. */
export const heldReasons = ["phone_in_text", "link_in_text", "deposit", "again"] as const;
export type HeldReason = (typeof heldReasons)[number];
