import { sql } from "kysely";
import { AppError } from "#errors";
import { worded } from "#features/selling/refusals.ts";
import { warn } from "#features/selling/standing/verbs/warn.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import type { Decision } from "../decision.schema.ts";
import { findLastReview, lockListings, type ModeratedListing } from "../locked-listing.queries.ts";
import { tellOwnerJob } from "../mails/tell-owner.request.ts";
import { decideRevision, type RevisionBefore, revisionBefore } from "./decide-revision.ts";

/** How long a reviewer can take a decision back; the owner is notified after it. */
export const undoSeconds = 15;
/** So long a call that does not say what it saw leaves another reviewer's decision alone. */
const othersDecisionSeconds = 60;

/** Where a decision may take a listing (docs/product.md, "States of a listing"). */
const moves: Partial<Record<ListingStatus, readonly Decision["status"][]>> = {
  pending: ["active", "rejected"],
  active: ["rejected"],
  rejected: ["active"],
};

export interface Reviewer {
  id: string;
}

/**
 * Approves or refuses a listing, or the changes of a live one that wait: an approval means these where there are any, a refusal
 * where `changes` says so, and otherwise takes the listing off the market. `seen`: its `updatedAt` as the reviewer saw it; what has changed since is not decided.
 * Returns what is written down. Errors: `listing.not_found`, `listing.decided` {status, decidedBy, decidedAt} when another
 * decision came first, `listing.changed` {status}, `listing.wrong_state` {status}, `listing.limit_reached` when a refused
 * one finds no place in its owner's plan.
 */
export async function decide(
  tx: Database,
  reviewer: Reviewer,
  { id, seen, ...decision }: Decision & { id: string; seen?: string | undefined },
  at: Date,
): Promise<LogEntry> {
  const listing = (await lockListings(tx, [id])).get(id.toLowerCase());
  if (!listing) throw new AppError("listing.not_found");
  return decideLocked(tx, reviewer, listing, { ...decision, seen }, at);
}

/**
 * Likewise, of a listing that is locked.
 * Database then: only a legal move, and approval starts the period (cars_life); a refused one that is approved has a
 * place in the plan or MS002 (cars_place); it waits no more (cars_waiting); live, saved searches are matched
 * (cars_news); fair prices follow (cars_fair_price_over, cars_market_update), and the search index (cars_change,
 * cars_tell).
 */
export async function decideLocked(
  tx: Database,
  reviewer: Reviewer,
  listing: ModeratedListing,
  { seen, changes = false, ...decision }: Decision & { seen?: string | undefined },
  at: Date,
): Promise<LogEntry> {
  const { id, status: before } = listing;
  const revision = await revisionBefore(tx, listing);
  const ofChanges = revision && (changes || decision.status === "active") ? revision : undefined;
  await refuseStale(tx, reviewer, listing, { ...decision, changes, isOfChanges: !!ofChanges }, seen, at);
  const refusal = refusalOf(decision);
  const dropped = revision && !ofChanges;
  const warned = decision.warn && { warned: true };
  const reviewId = await keepReview(tx, reviewer, listing, decision, { revision: ofChanges, dropped }, at);
  if (decision.warn && decision.status === "rejected") {
    await warn(
      tx,
      {
        ...{ userId: listing.user_id, carId: id, title: listing.title, administratorId: reviewer.id },
        review: { id: reviewId, code: decision.code ?? "other" },
      },
      at,
    );
  }
  if (ofChanges) {
    await decideRevision(tx, listing, ofChanges, decision, at);
    await tx.deleteFrom("review_claims").where("car_id", "=", id).execute();
    await tellOwnerLater(tx, listing.user_id, at);
    return {
      action: decision.status === "active" ? "listing.revision_approved" : "listing.revision_rejected",
      resource: ["listing", id],
      before: Object.fromEntries(Object.entries(ofChanges.was).filter(([name]) => name in ofChanges.changes)),
      after: { ...ofChanges.changes, ...(decision.status === "rejected" && refusal), ...warned },
      details: { title: listing.title },
    };
  }
  await worded(listing.vehicle_type, () =>
    tx
      .updateTable("cars")
      .set({ status: decision.status, ...refusal, updated_at: at })
      .where("id", "=", id)
      .execute(),
  );
  if (decision.status === "active") await tx.deleteFrom("listing_flags").where("car_id", "=", id).execute();
  await tx.deleteFrom("review_claims").where("car_id", "=", id).execute();
  await tellOwnerLater(tx, listing.user_id, at);
  return {
    action: decision.status === "active" ? "listing.approved" : "listing.rejected",
    resource: ["listing", id],
    before: { status: before },
    after: {
      status: decision.status,
      ...(decision.status === "rejected" && refusal),
      ...warned,
      ...(dropped && { changes: "dropped" }),
    },
    details: { title: listing.title },
  };
}

async function refuseStale(
  tx: Database,
  reviewer: Reviewer,
  listing: ModeratedListing,
  { status: to, changes, isOfChanges }: Decision & { isOfChanges: boolean },
  seen: string | undefined,
  at: Date,
): Promise<void> {
  const { status } = listing;
  if (listing.deleted_at) throw new AppError("listing.wrong_state", { facts: { status: "deleted" } });
  const last = await findLastReview(tx, listing.id);
  const isOfLast = last?.decision === status || (changes && status === "active");
  const outdated = seen !== undefined && Date.parse(seen) !== listing.updated_at.getTime();
  const justDecided =
    seen === undefined &&
    last !== undefined &&
    last.admin_id !== reviewer.id &&
    at.getTime() - last.decided_at.getTime() < othersDecisionSeconds * 1000;
  const isOver = changes && status === "active";
  if (last && isOfLast && !isOfChanges && (outdated || justDecided || status === to || isOver)) {
    const { full_name: decidedBy, decided_at } = last;
    throw new AppError("listing.decided", {
      facts: { status, decidedBy, decidedAt: decided_at.toISOString() },
    });
  }
  if (outdated) throw new AppError("listing.changed", { facts: { status } });
  if (isOfChanges) return;
  if (isOver || !moves[status]?.includes(to))
    throw new AppError("listing.wrong_state", { facts: { status } });
}

const refusalOf = ({ status, code, reason }: Decision) =>
  status === "rejected"
    ? { rejection_code: code ?? "other", rejection_reason: reason || null }
    : { rejection_code: null, rejection_reason: null };

async function keepReview(
  tx: Database,
  reviewer: Reviewer,
  listing: ModeratedListing,
  decision: Decision,
  { revision, dropped }: { revision?: RevisionBefore | undefined; dropped?: boolean | undefined },
  at: Date,
): Promise<string> {
  const { rejection_code: code, rejection_reason: reason } = refusalOf(decision);
  const waited = listing.waiting_since && (at.getTime() - listing.waiting_since.getTime()) / 1000;
  const before = {
    status: listing.status,
    waitingSince: listing.waiting_since,
    expiresAt: listing.expires_at,
    refreshedAt: listing.refreshed_at,
    rejectionCode: listing.rejection_code,
    rejectionReason: listing.rejection_reason,
    ...(revision && { revision }),
    ...(dropped && { dropped }),
  };
  const { rows } = await sql<{ id: string }>`
    insert into listing_reviews (car_id, admin_id, decision, code, reason, waited_seconds, before, decided_at)
    select ${listing.id}::uuid, ${reviewer.id}::uuid, ${decision.status}::listing_status, ${code}, ${reason},
      ${waited === null ? null : Math.max(0, Math.round(waited))}::int,
      ${JSON.stringify(before)}::jsonb || jsonb_build_object('flags', coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'detail', detail, 'createdAt', created_at) order by created_at)
        from listing_flags where car_id = ${listing.id}::uuid), '[]')),
      ${at}::timestamptz
    returning id`.execute(tx);
  if (!rows[0]) throw new Error("one row was inserted");
  return rows[0].id;
}

/** One letter for all that is decided of a user's listings in one go. */
async function tellOwnerLater(tx: Database, userId: string, at: Date): Promise<void> {
  await addJob(
    tx,
    tellOwnerJob,
    { userId },
    { key: `${tellOwnerJob} ${userId}`, runAt: new Date(at.getTime() + undoSeconds * 1000), maxAttempts: 12 },
  );
}
