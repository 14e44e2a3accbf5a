import { sql } from "kysely";
import { AppError } from "#errors";
import { worded } from "#features/selling/refusals.ts";
import { noteHits } from "#features/selling/review/find-flags.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockListings, type ModeratedListing } from "../locked-listing.queries.ts";
import { type ListingNews, listingNewsJob, tellReporterJob } from "../mails/tell-owner.request.ts";
import type { Reviewer } from "./decide.ts";
import { revisionBefore } from "./decide-revision.ts";

/** So many upheld reports hide a listing until a user has reviewed it. */
export const hidingReports = 3;

export type ReportOutcome = "upheld" | "dismissed";
export interface Resolved {
  resolved: number;
  /** Whether the listing went back to review by this. */
  hidden: boolean;
}

/**
 * Says of one report whether it is right. Errors: `report.not_found`, `report.decided` {outcome} when a user has said so
 * before.
 */
export async function resolveReport(
  tx: Database,
  reviewer: Reviewer,
  id: string,
  outcome: ReportOutcome,
  at: Date,
): Promise<{ answer: Resolved; log: LogEntry[] }> {
  const report = await tx
    .selectFrom("listing_reports")
    .select(["car_id", "outcome"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!report) throw new AppError("report.not_found");
  const listing = (await lockListings(tx, [report.car_id])).get(report.car_id);
  if (!listing) throw new AppError("report.not_found");
  const ids = await markOpen(tx, reviewer, listing.id, outcome, at, id);
  if (ids.length === 0) throw await decidedBefore(tx, id);
  return settle(tx, listing, ids, outcome, at);
}

/** Says it of all open reports of a listing. Errors: `listing.not_found`; `report.decided` when none is open any more. */
export async function resolveReportsOf(
  tx: Database,
  reviewer: Reviewer,
  carId: string,
  outcome: ReportOutcome,
  at: Date,
): Promise<{ answer: Resolved; log: LogEntry[] }> {
  const listing = (await lockListings(tx, [carId])).get(carId.toLowerCase());
  if (!listing) throw new AppError("listing.not_found");
  const ids = await markOpen(tx, reviewer, listing.id, outcome, at);
  if (ids.length === 0) throw new AppError("report.decided");
  return settle(tx, listing, ids, outcome, at);
}

async function markOpen(
  tx: Database,
  reviewer: Reviewer,
  carId: string,
  outcome: ReportOutcome,
  at: Date,
  only?: string,
): Promise<string[]> {
  let marking = tx
    .updateTable("listing_reports")
    .set({ outcome, resolved_at: at, resolved_by: reviewer.id })
    .where("car_id", "=", carId)
    .where("resolved_at", "is", null);
  if (only) marking = marking.where("id", "=", only);
  const rows = await marking.returning("id").execute();
  return rows.map(({ id }) => id);
}

async function decidedBefore(tx: Database, id: string): Promise<AppError> {
  const now = await tx
    .selectFrom("listing_reports")
    .select("outcome")
    .where("id", "=", id)
    .executeTakeFirst();
  return new AppError("report.decided", { facts: { outcome: now?.outcome ?? null } });
}

async function settle(
  tx: Database,
  listing: ModeratedListing,
  ids: readonly string[],
  outcome: ReportOutcome,
  at: Date,
): Promise<{ answer: Resolved; log: LogEntry[] }> {
  for (const reportId of ids) await addJob(tx, tellReporterJob, { reportId }, { maxAttempts: 12 });
  const dropped = (await revisionBefore(tx, listing)) !== undefined;
  const hidden = outcome === "upheld" && (await hideWhenUpheld(tx, listing, at));
  const log: LogEntry[] = ids.map((id) => ({
    action: outcome === "upheld" ? "report.upheld" : "report.dismissed",
    resource: ["report", id],
    before: { outcome: null },
    after: { outcome },
    details: { listing: listing.id, title: listing.title },
  }));
  if (hidden) {
    const news: ListingNews = { carId: listing.id, what: "hidden", dropped, at: at.toISOString() };
    await addJob(tx, listingNewsJob, news, { maxAttempts: 12 });
    log.push({
      action: "listing.hidden",
      resource: ["listing", listing.id],
      before: { status: listing.status },
      after: { status: "pending", ...(dropped && { changes: "dropped" }) },
      details: { title: listing.title },
    });
  }
  return { answer: { resolved: ids.length, hidden }, log };
}

/**
 * A live listing goes back to review; what was upheld before its last approval was looked at then.
 * Database then: it waits for a review from now on (cars_life, cars_waiting); fair prices and the search index follow
 * (cars_fair_price_over, cars_market_update, cars_change, cars_tell).
 */
async function hideWhenUpheld(tx: Database, { id, ...listing }: ModeratedListing, at: Date) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from listing_reports r
    where r.car_id = ${id}::uuid and r.outcome = 'upheld' and r.resolved_at > coalesce((
      select max(decided_at) from listing_reviews
      where car_id = ${id}::uuid and decision = 'active' and undone_at is null), '-infinity')`.execute(tx);
  const upheld = rows[0]?.n ?? 0;
  if (upheld < hidingReports || listing.deleted_at || !["active", "pending"].includes(listing.status))
    return false;
  await tx
    .insertInto("listing_flags")
    .values({ car_id: id, kind: "upheld_reports", detail: String(upheld), created_at: at })
    .onConflict((conflict) => conflict.columns(["car_id", "kind"]).doUpdateSet({ detail: String(upheld) }))
    .execute();
  await noteHits(tx, id, ["upheld_reports"], at);
  if (listing.status !== "active") return false;
  await worded(listing.vehicle_type, () =>
    tx.updateTable("cars").set({ status: "pending", updated_at: at }).where("id", "=", id).execute(),
  );
  return true;
}
