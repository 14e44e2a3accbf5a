import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { memoWhile } from "#platform/cache/memo.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { visitorHash } from "#platform/http/visitor.ts";
import { findFeaturedInTurn, mostFeatured, stripSize, turnAt } from "./featured-turn.ts";
import type { Cards } from "./kept-cards.ts";
import type { Details } from "./kept-details.ts";
import { listingContract } from "./listing.contract.ts";
import { findPageBySerial, findSimilarIds, findVisibility, wasOnSale } from "./listing.queries.ts";
import type { OwnListingDetail } from "./listing.schema.ts";
import { serialOf } from "./ref.ts";
import { looksLikeBot, recordEvent } from "./verbs/record-event.ts";

type View = Promise<OwnListingDetail | undefined>;

/** Slots: what the owner of a listing, and a reviewer, see of it in any state, which is the seller's feature to say. */
export interface ListingDeps extends Deps {
  ownView: (db: Database, userId: string, id: string, now: Date) => View;
  reviewerView: (db: Database, id: string, now: Date) => View;
  /** Slot: notes that a signed-in user looked at a listing, where they want that kept. */
  noteSeen: (db: Database, userId: string, ids: readonly string[], at: Date) => Promise<void>;
  cards: Cards;
  details: Details;
  /** The listings most like one, from memory; undefined where that does not know. */
  similarIds?: ((id: string, limit: number) => string[] | undefined) | undefined;
}

/** The public calls of the listings. */
export async function listingRoutes(app: FastifyInstance, deps: ListingDeps): Promise<void> {
  const { db: primary, clock, config, ownView, reviewerView, noteSeen, cards, details } = deps;
  const { similarIds = () => undefined, listingsVersion = () => undefined } = deps;
  const db = readsOf(primary);
  // Both numbers only grow.
  const version = () => {
    const known = listingsVersion();
    return known === undefined ? undefined : known + turnAt(clock());
  };
  const featured = memoWhile(version, () =>
    findFeaturedInTurn(db, sql`c.is_public`, turnAt(clock()), stripSize, mostFeatured),
  );

  // The address of a listing by its short number, short enough to be said or printed: a sign hangs longer than a car is for sale.
  app.get<{ Params: { ref: string } }>(
    "/n/:ref",
    { schema: { hide: true }, config: { policy: "public" } },
    async ({ params: { ref } }, reply) => {
      const serial = serialOf(ref);
      const listing = serial === undefined ? undefined : await findPageBySerial(db, serial);
      return reply.redirect(listing ? `/cars/${listing.id}` : `/cars?search=${encodeURIComponent(ref)}`, 302);
    },
  );

  serve(app, "Listings", listingContract, {
    "GET /api/cars/featured": async ({ query }) => cards.of((await featured()).slice(0, query.limit)),

    "GET /api/cars/:id": async ({ params, actor, administrator }) => {
      const reviewed = administrator && (await reviewerView(primary, params.id, clock()));
      if (reviewed) return reviewed;
      const listing = await details.of(params.id);
      // Read where it is written: an owner sees a change at once.
      const own =
        actor &&
        (!listing || listing.userId === actor.id) &&
        (await ownView(primary, actor.id, params.id, clock()));
      if (own) return own;
      if (listing) return listing;
      const gone = (await findVisibility(db, params.id)) === "gone";
      throw new AppError(gone ? "listing.gone" : "listing.not_found");
    },

    "GET /api/cars/:id/similar": async ({ params, query, actor }) => {
      const known = similarIds(params.id, query.limit);
      if (known) return cards.of(known);
      // The page of one that is gone shows what else there is, and so does the owner's of one in any state. Of what was never
      // on sale the likeness would say what it is.
      const visible =
        (await wasOnSale(db, params.id)) || (actor && (await ownView(primary, actor.id, params.id, clock())));
      if (!visible) throw new AppError("listing.not_found");
      return cards.of(await findSimilarIds(db, params.id, query.limit));
    },

    "POST /api/cars/:id/events": async ({ params, body, request, actor }) => {
      const visible = await findVisibility(db, params.id);
      if (!visible) throw new AppError("listing.not_found");
      if (visible === "gone") throw new AppError("listing.gone");
      if (actor && body.event === "view") await noteSeen(primary, actor.personId, [params.id], clock());
      const userAgent = request.headers["user-agent"];
      if (!looksLikeBot(userAgent)) {
        await recordEvent(primary, {
          carId: params.id,
          userId: actor?.id ?? null,
          event: body.event,
          channel: body.channel ?? null,
          visitorHash: visitorHash(request, config.sessionSecret),
          userAgent: userAgent ?? null,
          referrer: request.headers.referer ?? null,
          at: clock(),
        });
      }
      return undefined;
    },
  });
}
