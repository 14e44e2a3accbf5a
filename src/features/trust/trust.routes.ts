import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { shownReports } from "#features/inspections/shown-report.ts";
import type { Details } from "#features/listings/kept-details.ts";
import { findVisibility } from "#features/listings/listing.queries.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { Lru } from "#platform/cache/lru.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { trustContract } from "./trust.contract.ts";
import { findSellerFacts, type SellerFacts } from "./trust.queries.ts";

/** Of 90 days, five minutes more or less say nothing; the page of a listing asks for it each time. */
const keptMs = 5 * 60_000;
const mostKept = 10_000;

interface TrustDeps extends Deps {
  details: Details;
  /** What the owner of a listing sees of it in any state. */
  ownView: (db: Database, userId: string, id: string, now: Date) => Promise<OwnListingDetail | undefined>;
}

/** What a buyer may go by, for everyone who may see the listing; of its seller as it was at most five minutes ago. */
export async function trustRoutes(
  app: FastifyInstance,
  { db: primary, clock, config, details, ownView }: TrustDeps,
): Promise<void> {
  const db = readsOf(primary);
  const kept = new Lru<string, { facts: SellerFacts; until: number }>(mostKept);

  const reports = shownReports(db, { clock, sessionSecret: config.sessionSecret });

  async function factsOf(sellerId: string): Promise<SellerFacts> {
    const at = clock();
    const known = kept.get(sellerId);
    if (known && at.getTime() < known.until) return known.facts;
    const facts = await findSellerFacts(db, sellerId, at);
    kept.set(sellerId, { facts, until: at.getTime() + keptMs });
    return facts;
  }

  serve(app, "Listings", trustContract, {
    "GET /api/cars/:id/trust": async ({ params: { id }, actor }) => {
      const listing = (await details.of(id)) ?? (actor && (await ownView(primary, actor.id, id, clock())));
      if (!listing) {
        const gone = (await findVisibility(db, id)) === "gone";
        throw new AppError(gone ? "listing.gone" : "listing.not_found");
      }
      const [{ phoneVerified, replyMinutes, sold, onSale }, seenHereBefore, inspection, havePartners] =
        await Promise.all([
          factsOf(listing.seller.id),
          details.seenBefore(id),
          reports.of(listing),
          listing.vehicleType === "car" && reports.havePartners(),
        ]);
      const { papersSeenAt } = listing;
      return {
        phoneVerified,
        memberSince: listing.seller.memberSince,
        ...(replyMinutes !== null && { replyMinutes }),
        soldBefore: sold,
        otherCars: Math.max(0, onSale - (listing.status === "active" ? 1 : 0)),
        ...(papersSeenAt !== null && { papersSeenAt }),
        ...(inspection && { inspection }),
        mayBeInspected: havePartners,
        seenHereBefore: [...seenHereBefore],
      };
    },
  });
}
