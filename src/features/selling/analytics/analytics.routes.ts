import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { dayInBeirut } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { csvFile } from "#text/csv.ts";
import { analyticsContract } from "./analytics.contract.ts";
import {
  perDay,
  presentChange,
  presentDetail,
  presentMoved,
  presentOwnListing,
  totalsOf,
} from "./analytics.present.ts";
import {
  countEvents,
  countMoments,
  type EventCount,
  findChanges,
  findOwnListings,
  hasDetail,
  type ListingRow,
  periodOf,
  similarRates,
} from "./analytics.queries.ts";

/** What one's listings brought; a moment old where there is a replica. */
export async function analyticsRoutes(app: FastifyInstance, { db: primary, clock }: Deps): Promise<void> {
  const db = readsOf(primary);

  /** A new plan counts at once: it is read where it is written. */
  const mustHaveDetail = async (userId: string) => {
    if (!(await hasDetail(primary, userId, clock()))) throw new AppError("plan.no_detail");
  };

  serve(app, "Listings", analyticsContract, {
    "GET /api/cars/:id/analytics": async ({ actor, params: { id }, query }) => {
      const [row] = await findOwnListings(db, actor.id, id);
      if (!row) throw new AppError("listing.not_found");
      const { days, period, before } = periodOf(clock(), query.days);
      const known = { from: before.from, until: period.until };
      const [counts, rates, changes, pictures] = await Promise.all([
        countEvents(db, [id], known),
        similarRates(db, [id], period),
        findChanges(db, [id], known),
        findPictures(db, pictureIds([row])),
      ]);
      const now = counts.filter(({ day }) => day >= period.from);
      const moved = presentMoved(row, changes, counts, periodOf(clock(), 2 * query.days).days);
      return {
        ...presentOwnListing(row, pictures, now, rates.get(id)),
        days: perDay(days, now),
        before: totalsOf(counts.filter(({ day }) => day < period.from)),
        changes: moved.filter(({ day }) => day >= period.from),
      };
    },

    "GET /api/analytics": async ({ actor, query }) => {
      const listings = await findOwnListings(db, actor.id);
      const ids = listings.map(({ id }) => id);
      const { days, period, before } = periodOf(clock(), query.days);
      const [counts, earlier, rates, changes, pictures, detail] = await Promise.all([
        countEvents(db, ids, period),
        countEvents(db, ids, before),
        similarRates(db, ids, period),
        findChanges(db, ids, period),
        findPictures(db, pictureIds(listings)),
        hasDetail(primary, actor.id, clock()),
      ]);
      const countsOf = Map.groupBy(counts, ({ car_id }) => car_id);
      const changesOf = Map.groupBy(changes, ({ car_id }) => car_id);
      const states = Object.fromEntries(
        listingStatuses.map((status) => [status, listings.filter((one) => one.status === status).length]),
      );
      return {
        days: perDay(days, counts),
        totals: totalsOf(counts),
        before: totalsOf(earlier),
        states: states as Record<(typeof listingStatuses)[number], number>,
        hasDetail: detail,
        listings: listings.map((row) => ({
          ...presentOwnListing(row, pictures, countsOf.get(row.id) ?? [], rates.get(row.id)),
          changes: (changesOf.get(row.id) ?? []).map(presentChange),
        })),
      };
    },

    "GET /api/analytics/detail": async ({ actor, query }) => {
      await mustHaveDetail(actor.id);
      const listings = await findOwnListings(db, actor.id);
      const ids = listings.map(({ id }) => id);
      const { period } = periodOf(clock(), query.days);
      const [counts, moments] = await Promise.all([
        countEvents(db, ids, period),
        countMoments(db, ids, period),
      ]);
      return presentDetail(listings, counts, moments);
    },

    "GET /api/analytics.csv": async ({ actor, query, request, reply }) => {
      await mustHaveDetail(actor.id);
      const listings = await findOwnListings(db, actor.id);
      const { days, period } = periodOf(clock(), query.days);
      const counts = await countEvents(
        db,
        listings.map(({ id }) => id),
        period,
      );
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="mishwar-statistics-${days.at(-1)}.csv"`)
        .header("cache-control", "no-store");
      return csvFile(linesOf(request.t, listings, days, counts));
    },
  });
}

/** A head, then a line for each listing and day that it was there. */
function linesOf(
  t: Translate,
  listings: readonly ListingRow[],
  days: readonly string[],
  counts: readonly EventCount[],
): (string | number)[][] {
  const countsOf = Map.groupBy(counts, ({ car_id }) => car_id);
  const head = [
    t("analytics.day"),
    t("analytics.listingNumber"),
    t("analytics.listing"),
    t("analytics.views"),
    t("analytics.contacts"),
    t("analytics.favorites"),
    t("analytics.shares"),
  ];
  const lines = listings.flatMap((row) => {
    const since = dayInBeirut(row.created_at);
    return perDay(
      days.filter((day) => day >= since),
      countsOf.get(row.id) ?? [],
    ).map(({ day, views, contacts, favorites, shares }) => [
      day,
      row.id,
      row.title,
      views,
      contacts,
      favorites,
      shares,
    ]);
  });
  return [head, ...lines];
}
