import type { RejectionCode } from "#features/listings/rejection-codes.ts";

/** How many warnings in force have each new listing reviewed, and how many keep new ones away. */
export const warningsFor = { review: 2, ban: 3 } as const;
/** So many days after the last of three no listing can be added. */
export const banDays = 30;
/** A warning ends by itself. */
export const warningDays = 90;
/** What one administrator decides for the same reason within so long is one warning. */
export const oneWarningMinutes = 10;

/** What a seller is to blame for: a warning may go with these, and is proposed with those of ill intent. */
const faults: readonly RejectionCode[] = [
  "wrong_details",
  "contact_in_text",
  "duplicate",
  "prohibited",
  "suspected_fraud",
];
const graveFaults: readonly RejectionCode[] = ["prohibited", "suspected_fraud"];

export const isFault = (code: RejectionCode | undefined): boolean =>
  code !== undefined && faults.includes(code);
export const isGraveFault = (code: RejectionCode | undefined): boolean =>
  code !== undefined && graveFaults.includes(code);
