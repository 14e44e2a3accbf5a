import type { Updateable } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { renewableDays } from "../selling/own-actions.ts";
import { type LockedListing, lockOwn, lockSeller } from "../selling/owner.queries.ts";
import { worded } from "../selling/refusals.ts";
import { sellingSettings } from "../selling/selling.settings.ts";

const dayMs = 86_400_000;

/**
 * Puts an expired listing up again for a whole period, through a review when it was changed meanwhile; or prolongs a live
 * one in its last days. Only what lived its period comes to the front of the market again: ending a listing and renewing
 * it is no way there. Errors: `listing.not_found`, `listing.wrong_state` {status}, `listing.limit_reached`.
 */
export async function renew(tx: Database, userId: string, id: string, at: Date): Promise<void> {
  const { periodDays } = await sellingSettings(tx);
  await lockSeller(tx, userId);
  const listing = await lockOwn(tx, userId, id);
  const update = renewal(listing, at, periodDays * dayMs);
  if (!update) throw new AppError("listing.wrong_state", { facts: { status: listing.status } });
  await worded(listing.vehicle_type, () =>
    tx
      .updateTable("cars")
      .set({ ...update, updated_at: at })
      .where("id", "=", id)
      .execute(),
  );
  await tx.insertInto("listing_changes").values({ car_id: id, kind: "renewed", changed_at: at }).execute();
}

function renewal(listing: LockedListing, at: Date, period: number): Updateable<Cars> | undefined {
  const { status, expires_at, expired_reason, changed_while_expired } = listing;
  const lapsed = expired_reason === "lapsed";
  if (status === "expired") {
    // Without a date the approval gives the period, and the place at the front.
    if (changed_while_expired) {
      return { status: "pending", expired_reason: null, ...(lapsed && { expires_at: null }) };
    }
    return {
      status: "active",
      expired_reason: null,
      expires_at: new Date(at.getTime() + period),
      ...(lapsed && { refreshed_at: at }),
    };
  }
  const left = expires_at ? expires_at.getTime() - at.getTime() : Number.POSITIVE_INFINITY;
  if (status !== "active" || !expires_at || left > renewableDays * dayMs) return undefined;
  return { expires_at: new Date(Math.max(expires_at.getTime(), at.getTime()) + period), refreshed_at: at };
}
