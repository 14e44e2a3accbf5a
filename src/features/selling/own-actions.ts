import type { OwnerAction } from "#features/listings/listing-state.schema.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";

/** In its last days a live listing can be prolonged. */
export const renewableDays = 7;
const dayMs = 86_400_000;

/** What an owner may do with a listing now: one place for the calls, the dashboard and the page of the listing. */
export function ownerActionsOf(
  { status, expires_at }: { status: ListingStatus; expires_at: Date | null },
  now: Date,
): OwnerAction[] {
  const ending =
    status === "active" &&
    expires_at !== null &&
    expires_at.getTime() - now.getTime() <= renewableDays * dayMs;
  return [
    "edit",
    ...(status === "expired" || ending ? (["renew"] as const) : []),
    ...(status === "active" ? (["sold", "withdraw"] as const) : []),
    "delete",
  ];
}
