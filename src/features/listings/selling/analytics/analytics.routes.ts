import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { coverOf, pictureIds } from "../../listing.present.ts";
import { findPictures } from "../../listing.queries.ts";
import { analyticsContract } from "./analytics.contract.ts";
import { perDay, presentChange, rateOf, totalsOf } from "./analytics.present.ts";
import { countEvents, findChanges, findOwnListings, periodOf, similarRates } from "./analytics.queries.ts";

/** What one's listings brought; a moment old where there is a replica. */
export async function analyticsRoutes(app: FastifyInstance, { db: primary, clock }: Deps): Promise<void> {
  const db = readsOf(primary);

  serve(app, "Listings", analyticsContract, {
    "GET /api/cars/:id/analytics": async ({ actor, params: { id }, query }) => {
      const own = await db
        .selectFrom("cars")
        .select("id")
        .where("id", "=", id)
        .where("user_id", "=", actor.id)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      if (!own) throw new AppError("listing.not_found");
      const { days, period } = periodOf(clock(), query.days);
      const [counts, rates, changes] = await Promise.all([
        countEvents(db, [id], period),
        similarRates(db, [id], period),
        findChanges(db, [id], period),
      ]);
      const totals = totalsOf(counts);
      return {
        id,
        days: perDay(days, counts),
        totals,
        contactRate: rateOf(totals),
        similarContactRate: rates.get(id) ?? null,
        changes: changes.map(presentChange),
      };
    },

    "GET /api/analytics": async ({ actor, query }) => {
      const listings = await findOwnListings(db, actor.id);
      const ids = listings.map(({ id }) => id);
      const { days, period, before } = periodOf(clock(), query.days);
      const [counts, earlier, rates, changes, pictures] = await Promise.all([
        countEvents(db, ids, period),
        countEvents(db, ids, before),
        similarRates(db, ids, period),
        findChanges(db, ids, period),
        findPictures(db, pictureIds(listings)),
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
        listings: listings.map((row) => {
          const totals = totalsOf(countsOf.get(row.id) ?? []);
          return {
            id: row.id,
            vehicleType: row.vehicle_type,
            title: row.title,
            status: row.status,
            photo: coverOf(row, pictures),
            priceUsd: Number(row.price_usd),
            totals,
            contactRate: rateOf(totals),
            similarContactRate: rates.get(row.id) ?? null,
            changes: (changesOf.get(row.id) ?? []).map(presentChange),
          };
        }),
      };
    },
  });
}
