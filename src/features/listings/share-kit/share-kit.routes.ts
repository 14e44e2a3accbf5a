import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#errors";
import { pictureKey } from "#features/media/pipeline.ts";
import { findSiteName } from "#features/site/site.queries.ts";
import type { Language } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { readsOf } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { allowScripts, sourceOf } from "#platform/http/inline-scripts.ts";
import { visitorHash } from "#platform/http/visitor.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { toPdf } from "#platform/typeset/to-pdf.ts";
import { toSvg } from "#platform/typeset/to-svg.ts";
import type { ListingDeps } from "../listing.routes.ts";
import type { PublicListing } from "../listing.schema.ts";
import { drawPicture, type PictureKind } from "./draw-picture.ts";
import { drawSign } from "./draw-sign.ts";
import { drawnPieces, versionOf } from "./drawn-pieces.ts";
import { chatText, type KitWords, kitWords } from "./kit-words.ts";
import { shareKitContract } from "./share-kit.contract.ts";
import { printScript, signInWords, signPage } from "./sign-page.ts";

/** Of what is drawn, not of what a browser has already. A dealer makes signs for a whole stock. */
const perUser: RateLimit = { name: "share-kit of a user", most: 600, seconds: 3600 };
/** Many phones of a mobile network share an address. */
const perAddress: RateLimit = { name: "share-kit of an address", most: 200, seconds: 3600 };

interface Asked {
  params: { id: string };
  query: { language?: Language | undefined; phone?: boolean };
  actor: Actor | undefined;
}
interface AskedOver extends Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

type KitDeps = Pick<ListingDeps, "db" | "clock" | "config" | "storage" | "ownView" | "details">;

/** What sellers share their listings by, made of what the listing says now. */
export async function shareKitRoutes(app: FastifyInstance, deps: KitDeps): Promise<void> {
  const { db: primary, clock, config, storage, ownView, details } = deps;
  const db = readsOf(primary);
  const words = await loadServerMessages();
  const limiter = rateLimiter(primary, config.sessionSecret);
  const piece = drawnPieces();

  /** The owner's in any state, read where it is written; anyone's while it is public. Throws `listing.not_found`. */
  async function find(id: string, actor: Actor | undefined) {
    const listing = await details.of(id);
    const mayOwn = actor && (!listing || listing.userId === actor.id);
    const own = mayOwn ? await ownView(primary, actor.id, id, clock()) : undefined;
    const found: PublicListing | undefined = own ?? listing;
    if (!found) throw new AppError("listing.not_found");
    return { listing: found, phone: own?.phoneNumber };
  }

  async function wordsFor({ params, query, actor }: Asked, visitor: Language) {
    const { listing, phone } = await find(params.id, actor);
    const language = query.language ?? visitor;
    const siteName = await findSiteName(db, language);
    const said = { language, words, publicUrl: config.publicUrl, siteName, now: clock() };
    const kit = kitWords(listing, { ...said, phone: query.phone ? phone : undefined });
    return { listing, kit };
  }

  /** Sends a piece, or 304 to a browser that has this very one. */
  async function send(
    { actor, request, reply }: AskedOver,
    { type, file, says }: { type: string; file: string; says: unknown },
    draw: () => Promise<Buffer>,
  ): Promise<Readable | string> {
    const version = versionOf(says);
    // An owner's answer differs from everybody's, and a changed price shows at once.
    reply.header("cache-control", "private, no-cache").header("etag", version);
    if (request.headers["if-none-match"]?.includes(version)) {
      reply.code(304).send();
      return "";
    }
    const who = actor?.id ?? visitorHash(request, config.sessionSecret);
    await limiter.count(actor ? perUser : perAddress, who, clock());
    const bytes = await piece(`${type} ${version}`, draw);
    reply
      .type(type)
      .header("content-length", bytes.length)
      .header("content-disposition", `inline; filename="${file}"`);
    return Readable.from([bytes]);
  }

  const picture = (kind: PictureKind) => async (asked: AskedOver) => {
    const { listing, kit } = await wordsFor(asked, asked.request.language);
    const cover = listing.photos[0];
    const file = `${kind}-${kit.ref}-${kit.language}.png`;
    return send(asked, { type: "image/png", file, says: [kind, kit, cover?.id] }, async () => {
      const photo = cover && (await storage.get(pictureKey(cover.id, `${Math.max(...cover.widths)}.webp`)));
      return drawPicture(kind, kit, photo && (await buffer(photo.stream)));
    });
  };

  const sign = (type: string, ending: string, make: (kit: KitWords) => Promise<Buffer | string>) => {
    return async (asked: AskedOver) => {
      const { kit } = await wordsFor(asked, asked.request.language);
      const file = `sign-${kit.ref}-${kit.language}.${ending}`;
      return send(asked, { type, file, says: ["sign", kit] }, async () => Buffer.from(await make(kit)));
    };
  };
  const svgOf = async (kit: KitWords) => toSvg(await drawSign(kit), signInWords(kit));
  const titleOf = (kit: KitWords) => words[kit.language]("share-kit.signTitle", { name: kit.name });
  const printed = sign("text/html; charset=utf-8", "html", async (kit) =>
    signPage(kit, await svgOf(kit), words[kit.language]),
  );

  serve(app, "Listings", shareKitContract, {
    "GET /api/cars/:id/share/text": async (asked) => {
      const { kit } = await wordsFor(asked, asked.request.language);
      return { text: chatText(kit, words[kit.language]), url: kit.url };
    },
    "GET /api/cars/:id/share/story.png": picture("story"),
    "GET /api/cars/:id/share/square.png": picture("square"),
    "GET /api/cars/:id/share/sign.pdf": sign("application/pdf", "pdf", async (kit) =>
      toPdf(await drawSign(kit), { title: titleOf(kit), language: kit.language }),
    ),
    "GET /api/cars/:id/share/sign.svg": sign("image/svg+xml", "svg", svgOf),
    "GET /api/cars/:id/share/sign": async (asked) => {
      allowScripts(asked.reply, [sourceOf(printScript)]);
      return printed(asked);
    },
  });
}
