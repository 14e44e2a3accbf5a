import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { presentAppeal } from "../appeals/appeals.present.ts";
import type { findStanding, Ladder } from "./standing.queries.ts";

/** What warnings in force restrict. */
export const presentLimits = ({ reviewed_until, no_listing_until }: Ladder) => ({
  reviewedUntil: reviewed_until?.toISOString() ?? null,
  noListingUntil: no_listing_until?.toISOString() ?? null,
});

/** How a seller stands, as the seller reads it. */
export function presentStanding(
  { ladder, warnings, removed }: Awaited<ReturnType<typeof findStanding>>,
  now: Date,
) {
  return {
    warnings: warnings.map(({ title, listings, code, given_at, ends_at }) => ({
      title,
      more: listings - 1,
      code: rejectionCodes.find((one) => one === code) ?? null,
      givenAt: given_at.toISOString(),
      endsAt: ends_at.toISOString(),
    })),
    ...presentLimits(ladder),
    removed: removed.flatMap(({ id, title, deleted_at, decision }) => {
      const appeal = presentAppeal(decision, now);
      return appeal ? [{ id, title, removedAt: deleted_at.toISOString(), appeal }] : [];
    }),
  };
}
