import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { presentAppeal } from "../appeals/appeals.present.ts";
import type { findStanding } from "./standing.queries.ts";

/** How a seller stands, as the seller reads it. */
export function presentStanding(
  { ladder, warnings, removed }: Awaited<ReturnType<typeof findStanding>>,
  now: Date,
) {
  return {
    warnings: warnings.map(({ title, code, given_at, ends_at }) => ({
      title,
      code: rejectionCodes.find((one) => one === code) ?? null,
      givenAt: given_at.toISOString(),
      endsAt: ends_at.toISOString(),
    })),
    reviewedUntil: ladder.reviewed_until?.toISOString() ?? null,
    noListingUntil: ladder.no_listing_until?.toISOString() ?? null,
    removed: removed.flatMap(({ id, title, deleted_at, decision }) => {
      const appeal = presentAppeal(decision, now);
      return appeal ? [{ id, title, removedAt: deleted_at.toISOString(), appeal }] : [];
    }),
  };
}
