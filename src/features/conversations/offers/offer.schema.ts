/** What becomes of an offer. `ended`: its time was over, or one of the two blocked the other. */
export const offerStates = ["open", "accepted", "declined", "countered", "withdrawn", "ended"] as const;
export type OfferState = (typeof offerStates)[number];

/** What a message of a conversation tells of an offer. */
export const offerEvents = ["made", "countered", "accepted", "declined", "withdrawn"] as const;
export type OfferEvent = (typeof offerEvents)[number];

/** For how long an offer may stand, from the moment it is made, in milliseconds. */
export const shortestOffer = 30 * 60_000;
export const longestOffer = 14 * 86_400_000;
