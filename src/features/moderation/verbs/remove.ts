import { AppError } from "#errors";
import { worded } from "#features/selling/refusals.ts";
import { liftWarning, warn } from "#features/selling/standing/verbs/warn.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockListings } from "../locked-listing.queries.ts";
import { type ListingNews, listingNewsJob } from "../mails/tell-owner.request.ts";
import { type Reviewer, undoSeconds } from "./decide.ts";

/**
 * Hides any listing at once, also from its owner, who is notified unless it is brought back within seconds, and warned where
 * that is said; it can be brought back until it is purged. Error: `listing.not_found`.
 * Database then: fair prices follow (cars_fair_price_over, cars_market_update), and the search index (cars_change,
 * cars_tell); its owner cannot bring it back (cars_deleted_stay).
 */
export async function remove(
  tx: Database,
  reviewer: Reviewer,
  { id, isWarned = false }: { id: string; isWarned?: boolean | undefined },
  at: Date,
): Promise<LogEntry> {
  const listing = (await lockListings(tx, [id])).get(id.toLowerCase());
  if (!listing || listing.deleted_at) throw new AppError("listing.not_found");
  await tx
    .updateTable("cars")
    .set({ deleted_at: at, deleted_by: reviewer.id, updated_at: at })
    .where("id", "=", listing.id)
    .execute();
  await tx.deleteFrom("review_claims").where("car_id", "=", listing.id).execute();
  const { user_id: userId, title } = listing;
  if (isWarned) await warn(tx, { userId, carId: listing.id, title, administratorId: reviewer.id }, at);
  const later = new Date(at.getTime() + undoSeconds * 1000);
  await tellOfListing(tx, { carId: listing.id, what: "deleted", at: at.toISOString() }, later);
  return {
    action: "listing.deleted",
    resource: ["listing", listing.id],
    before: { status: listing.status },
    after: { status: "deleted", ...(isWarned && { warned: true }) },
    details: { title: listing.title },
  };
}

/**
 * Brings a deleted listing back as it was, no matter who deleted it; a warning is lifted as far as it rests on the removal. Its
 * owner is told, unless by the caller (`isTold`). Errors: `listing.not_found`, also once it was purged (after 30 days, after 60
 * where an appeal waits for its answer); `listing.wrong_state` {status} when it is not deleted; `listing.limit_reached` when the
 * plan has no place.
 * Database then: a place in the plan or MS002 (cars_place); live again, saved searches are matched (cars_news); fair
 * prices and the search index follow (cars_market_update, cars_change, cars_tell).
 */
export async function restore(
  tx: Database,
  { id, isTold = false }: { id: string; isTold?: boolean },
  at: Date,
): Promise<LogEntry> {
  const listing = (await lockListings(tx, [id])).get(id.toLowerCase());
  if (!listing) throw new AppError("listing.not_found");
  const { status } = listing;
  if (!listing.deleted_at) throw new AppError("listing.wrong_state", { facts: { status } });
  await worded(listing.vehicle_type, () =>
    tx
      .updateTable("cars")
      .set({ deleted_at: null, deleted_by: null, updated_at: at })
      .where("id", "=", listing.id)
      .execute(),
  );
  await liftWarning(tx, { carId: listing.id }, at);
  // What its owner was not told yet, and now never is, needs no second word.
  if (!isTold && at.getTime() - listing.deleted_at.getTime() >= undoSeconds * 1000) {
    await tellOfListing(tx, { carId: listing.id, what: "restored", at: at.toISOString() });
  }
  return {
    action: "listing.restored",
    resource: ["listing", listing.id],
    before: { status: "deleted" },
    after: { status },
    details: { title: listing.title },
  };
}

const tellOfListing = (tx: Database, news: ListingNews, runAt?: Date) =>
  addJob(tx, listingNewsJob, news, { ...(runAt && { runAt }), maxAttempts: 12 });
