import { sql } from "kysely";
import { AppError } from "#errors";
import { worded } from "#features/selling/refusals.ts";
import { liftWarning } from "#features/selling/standing/verbs/warn.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { findLastReview, lockListings } from "../locked-listing.queries.ts";
import { type Reviewer, undoSeconds } from "./decide.ts";
import { type RevisionBefore, takeBackRevision } from "./decide-revision.ts";

/**
 * Takes one's own decision about a waiting listing back, within seconds and before its owner is notified: it waits again as
 * it did, with its flags. Errors: `listing.not_found`; `review.undo_over` when it is too late, not one's own, or anything
 * happened to the listing since.
 * Database then: only a legal move (cars_life), a refused one has a place in the plan or MS002 (cars_place), and keeps
 * the time since when it waited (cars_waiting); fair prices and the search index follow (cars_fair_price_over,
 * cars_market_update, cars_change, cars_tell).
 */
export async function takeBack(tx: Database, reviewer: Reviewer, id: string, at: Date): Promise<LogEntry> {
  const listing = (await lockListings(tx, [id])).get(id.toLowerCase());
  if (!listing) throw new AppError("listing.not_found");
  const last = await findLastReview(tx, listing.id);
  const untouched = last && last.decided_at.getTime() === listing.updated_at.getTime() && !listing.deleted_at;
  const inTime = last && at.getTime() - last.decided_at.getTime() <= undoSeconds * 1000;
  if (!last || last.admin_id !== reviewer.id || !untouched || !inTime) throw new AppError("review.undo_over");
  const { rows } = await sql<{ revision: RevisionBefore | null; waitingSince: string }>`
    update listing_reviews set undone_at = ${at}::timestamptz
    where id = ${last.id}::uuid and undone_at is null and told_at is null
      and (before ->> 'status' = 'pending' or before ? 'revision')
    returning before -> 'revision' as revision, before ->> 'waitingSince' as "waitingSince"`.execute(tx);
  const [review] = rows;
  if (!review) throw new AppError("review.undo_over");
  const { revision, waitingSince } = review;
  // Neither its warning nor an appeal against it is about anything now.
  await liftWarning(tx, { reviewId: last.id }, at);
  await tx.deleteFrom("listing_appeals").where("review_id", "=", last.id).execute();
  if (revision) {
    await takeBackRevision(tx, listing, revision, { decidedAt: last.decided_at, waitingSince, at });
  } else await worded(listing.vehicle_type, () => asItWas(tx, last.id, at));
  await sql`
    insert into listing_flags (car_id, kind, detail, created_at)
    select r.car_id, flag.kind, flag.detail, flag."createdAt"
    from listing_reviews r, jsonb_to_recordset(r.before -> 'flags') flag (kind text, detail text, "createdAt" timestamptz)
    where r.id = ${last.id}::uuid
    on conflict (car_id, kind) do nothing`.execute(tx);
  return {
    action: "listing.decision_taken_back",
    resource: ["listing", listing.id],
    before: { status: listing.status },
    after: revision ? { changes: "pending" } : { status: "pending" },
    details: { title: listing.title },
  };
}

const asItWas = (tx: Database, reviewId: string, at: Date) =>
  sql`
  update cars c set status = 'pending', updated_at = ${at}::timestamptz,
    waiting_since = (r.before ->> 'waitingSince')::timestamptz,
    expires_at = (r.before ->> 'expiresAt')::timestamptz,
    refreshed_at = (r.before ->> 'refreshedAt')::timestamptz,
    rejection_code = r.before ->> 'rejectionCode', rejection_reason = r.before ->> 'rejectionReason'
  from listing_reviews r where r.id = ${reviewId}::uuid and c.id = r.car_id`.execute(tx);
