// Without zod, which the browser would fetch with the reasons.

/** Why a reviewer refused a listing: each has a sentence that says what to mend. */
export const rejectionCodes = [
  "incomplete",
  "bad_photos",
  "wrong_details",
  "unrealistic_price",
  "contact_in_text",
  "duplicate",
  "prohibited",
  "suspected_fraud",
  "other",
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];
