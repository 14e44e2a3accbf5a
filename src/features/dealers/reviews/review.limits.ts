import type { RateLimit } from "#platform/limits/rate-limit.ts";

/** A buyer who changes words again and again is still far below it. */
export const reviewsOfUser: RateLimit = { name: "dealer-reviews", most: 20, seconds: 86_400 };
/** A dealer who answers what was left for months does it in one day. */
export const repliesOfUser: RateLimit = { name: "dealer-review-replies", most: 100, seconds: 86_400 };
export const reviewReportsOfUser: RateLimit = { name: "dealer-review-reports", most: 20, seconds: 86_400 };
