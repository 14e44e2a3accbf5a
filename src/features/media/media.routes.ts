import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { Lru } from "#platform/cache/lru.ts";
import { readsOf } from "#platform/db/connect.ts";
import { pictureStanding } from "./picture-standing.ts";
import { pictureFormats, pictureKey } from "./pipeline.ts";

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const file = new RegExp(`^[1-9]\\d{0,4}\\.(${pictureFormats.join("|")})$`);

/**
 * A picture that is taken down is gone for strangers within a minute: half of it is this memory's, half a shared cache's. A browser
 * that has it keeps it, since a visitor who saw it has seen it.
 */
const publicSeconds = 30;
const ofPublic = `public, max-age=31536000, s-maxage=${publicSeconds}, immutable`;
const mostKnown = 50_000;

/** Who asks for a picture that is not public: asked for then alone. */
export interface MediaDeps extends Deps {
  usersOf: (request: FastifyRequest) => Promise<readonly string[]>;
  isReviewer: (request: FastifyRequest) => Promise<boolean>;
}

/**
 * `/media/{id}/{width}.{avif,webp}`: the variants of stored pictures. What lies under an id never changes. Those of a listing that
 * is not public are its owner's and the reviewers', those of a deleted one nobody's; 404 for all others.
 */
export async function mediaRoutes(
  app: FastifyInstance,
  { db: primary, storage, clock, usersOf, isReviewer }: MediaDeps,
): Promise<void> {
  const db = readsOf(primary);
  const publicUntil = new Lru<string, number>(mostKnown);

  async function cacheControlFor(request: FastifyRequest, pictureId: string): Promise<string | undefined> {
    const now = clock().getTime();
    if ((publicUntil.get(pictureId) ?? 0) > now) return ofPublic;
    const found = await pictureStanding(db, pictureId);
    if (!found) return undefined;
    if (found.isPublic) {
      publicUntil.set(pictureId, now + publicSeconds * 1000);
      return ofPublic;
    }
    if (found.isDeleted) return undefined;
    const isOwner = found.ownerId !== null && (await usersOf(request)).includes(found.ownerId);
    return isOwner || (await isReviewer(request)) ? "private, no-store" : undefined;
  }

  app.get<{ Params: { id: string; file: string } }>(
    "/media/:id/:file",
    { schema: { hide: true }, config: { policy: "public", anonymous: true }, logLevel: "warn" },
    async (request, reply) => {
      const { params } = request;
      const valid = id.test(params.id) && file.test(params.file);
      const cacheControl = valid ? await cacheControlFor(request, params.id) : undefined;
      const etag = `"${params.id}-${params.file}"`;
      if (cacheControl && request.headers["if-none-match"] === etag)
        return reply.code(304).headers({ "cache-control": cacheControl, etag }).send();
      const found = cacheControl && (await storage.get(pictureKey(params.id, params.file)));
      if (!found) return reply.code(404).header("cache-control", "no-store").send();
      return reply
        .headers({ "cache-control": cacheControl, etag, "content-length": found.bytes })
        .type(params.file.endsWith(".avif") ? "image/avif" : "image/webp")
        .send(found.stream);
    },
  );
}
