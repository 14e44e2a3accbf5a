import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { type CsvCell, csvLine, csvLineForPrograms } from "#text/csv.ts";
import { findOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { type Feeds, feedContract } from "./feed.contract.ts";
import {
  countFeedListings,
  endFeed,
  type FeedDealer,
  type FeedListing,
  type FeedRow,
  findDealerOfFeed,
  findFeed,
  findFeedListings,
  renewFeed,
} from "./feed.queries.ts";
import { feedHash, feedToken, feedTokenShape } from "./feed-token.ts";
import { metaHeads, metaRow } from "./meta-feed.ts";
import { stockHeads, stockRow } from "./stock-feed.ts";

type RowOf = (listing: FeedListing, url: string, images: readonly string[]) => readonly CsvCell[] | undefined;
interface Feed {
  heads: readonly string[];
  rowOf: (dealer: FeedDealer, request: FastifyRequest) => RowOf;
  line: (cells: readonly CsvCell[]) => string;
}
const meta: Feed = {
  heads: metaHeads,
  rowOf:
    (dealer, { language }) =>
    (listing, url, images) =>
      metaRow(listing, { dealer, language, url, images }),
  line: csvLineForPrograms,
};
const stock: Feed = { heads: stockHeads, rowOf: () => stockRow, line: csvLine };

/** What a dealer has for sale, for other sites: at addresses that cannot be guessed, which its owner makes and renews. */
export async function feedRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const { sessionSecret, publicUrl } = config;

  async function viewOf(tx: Database, userId: string, row: FeedRow | undefined): Promise<Feeds | null> {
    if (!row) return null;
    const token = feedToken(userId, row.renewals, sessionSecret);
    // It was ended, or made with a secret that the market had before.
    if (row.token_hash !== feedHash(token)) return null;
    const base = `${publicUrl}/feeds/${token}`;
    return {
      metaUrl: `${base}/meta.csv`,
      stockUrl: `${base}/stock.csv`,
      madeAt: row.made_at.toISOString(),
      ...(await countFeedListings(tx, userId)),
    };
  }

  serve(app, "Feeds", feedContract, {
    "GET /api/feeds": async ({ actor: { id } }) => {
      await findOwnShowroom(db, id);
      return { feeds: await viewOf(db, id, await findFeed(db, id)) };
    },
    "POST /api/feeds": ({ actor: { id } }) =>
      db.transaction().execute(async (tx) => ({
        feeds: await viewOf(tx, id, await renewFeed(tx, id, sessionSecret, clock())),
      })),
    "DELETE /api/feeds": async ({ actor: { id } }) => {
      await db.transaction().execute((tx) => endFeed(tx, id));
      return undefined;
    },
  });

  /** The rows of a feed, line by line. */
  async function send(
    request: FastifyRequest<{ Params: { token: string } }>,
    reply: FastifyReply,
    { heads, rowOf, line }: Feed,
  ) {
    const { token } = request.params;
    const dealer = feedTokenShape.test(token) ? await findDealerOfFeed(db, token) : undefined;
    if (!dealer) throw new AppError("feed.not_found");
    const reads = readsOf(db);
    const listings = await findFeedListings(reads, dealer.userId);
    const pictures = await findPictures(reads, pictureIds(listings));
    const row = rowOf(dealer, request);
    const lines = listings.flatMap((listing) => {
      const images = pictureIds([listing]).flatMap((id) => {
        return pictures.has(id) ? [`${publicUrl}/feeds/photos/${id}.jpg`] : [];
      });
      const cells = row(listing, `${publicUrl}/cars/${listing.id}`, images);
      return cells ? [line(cells)] : [];
    });
    reply
      .type("text/csv; charset=utf-8")
      .header("cache-control", "private, no-store")
      .header("x-robots-tag", "noindex");
    return Readable.from([line(heads), ...lines]);
  }
  const open = { schema: { hide: true }, config: { policy: "public" as const } };
  app.get<{ Params: { token: string } }>("/feeds/:token/meta.csv", open, (request, reply) =>
    send(request, reply, meta),
  );
  app.get<{ Params: { token: string } }>("/feeds/:token/stock.csv", open, (request, reply) =>
    send(request, reply, stock),
  );
}
