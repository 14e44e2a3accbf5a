import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { visitorHash } from "#platform/http/visitor.ts";
import { listingContract } from "./listing.contract.ts";
import { pictureIds, presentCard, presentListing } from "./listing.present.ts";
import {
  type CardRow,
  findCards,
  findFeatured,
  findPictures,
  findPriceHistory,
  findPublic,
  findSimilarIds,
  findVisibility,
} from "./listing.queries.ts";
import type { ListingCard } from "./listing.schema.ts";
import { findOwnDetail } from "./own/own.queries.ts";
import { ownView } from "./own/own-view.ts";
import { filtersOf } from "./search/criteria.ts";
import { searchIn } from "./search/search.query.ts";
import { suggester } from "./search/suggest.ts";
import { searchReader, wordsInListings } from "./search/understand.ts";
import { looksLikeBot, recordEvent } from "./verbs/record-event.ts";

/** The public calls of the listings. */
export async function listingRoutes(
  app: FastifyInstance,
  { db: primary, clock, config, search = searchIn(primary) }: Deps,
): Promise<void> {
  const db = readsOf(primary);
  const suggest = suggester(db, clock);
  const readSearch = searchReader(wordsInListings(db, clock));

  async function presentCards(rows: CardRow[]): Promise<ListingCard[]> {
    const pictures = await findPictures(db, pictureIds(rows));
    const now = clock();
    return rows.map((row) => presentCard(row, pictures, now));
  }

  serve(app, "Listings", listingContract, {
    "GET /api/cars": async ({ query }) => {
      const explicit = filtersOf(query, clock());
      const read = await readSearch(query, explicit, clock());
      const { vehicleType, userId, dealer, sort, page, limit } = query;
      const criteria = {
        vehicleType,
        userId,
        dealer,
        filters: { ...read.filters, ...explicit },
        words: read.words,
      };
      const found = await search(criteria, { sort, page, limit }, query.facets);
      return {
        data: await presentCards(await findCards(db, found.ids)),
        total: found.total,
        page,
        totalPages: Math.ceil(found.total / limit),
        ...(found.facets && { facets: found.facets }),
        ...(query.search && { understood: read.understood }),
      };
    },

    "GET /api/cars/suggest": async ({ query, request }) => ({
      data: await suggest(query.q, query.vehicleType, request.language),
    }),

    "GET /api/cars/featured": async ({ query }) => presentCards(await findFeatured(db, query.limit)),

    "GET /api/cars/:id": async ({ params, actor }) => {
      const row = await findPublic(db, params.id);
      // Read where it is written: an owner sees a change at once.
      const own =
        actor && (!row || row.user_id === actor.id) && (await ownView(primary, actor.id, params.id, clock()));
      if (own) return own;
      if (!row) {
        const gone = (await findVisibility(db, params.id)) === "gone";
        throw new AppError(gone ? "listing.gone" : "listing.not_found");
      }
      const [pictures, history] = await Promise.all([
        findPictures(db, pictureIds([row])),
        findPriceHistory(db, row.id),
      ]);
      return presentListing(row, pictures, history, clock());
    },

    "GET /api/cars/:id/similar": async ({ params, query, actor }) => {
      // The page of an expired listing shows what else there is, and so does the owner's of one in any state.
      const visible =
        (await findVisibility(db, params.id)) ??
        (actor && (await findOwnDetail(primary, actor.id, params.id)));
      if (!visible) throw new AppError("listing.not_found");
      return presentCards(await findCards(db, await findSimilarIds(db, params.id, query.limit)));
    },

    "POST /api/cars/:id/events": async ({ params, body, request, actor }) => {
      const visible = await findVisibility(db, params.id);
      if (!visible) throw new AppError("listing.not_found");
      if (visible === "gone") throw new AppError("listing.gone");
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
