import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { findPictures } from "#features/listings/listing.queries.ts";
import { keptPictures } from "#features/listings/sharing/kept-pictures.ts";
import { pictureStanding } from "#features/media/picture-standing.ts";
import { pictureFolder, pictureKey } from "#features/media/pipeline.ts";
import { readsOf } from "#platform/db/connect.ts";
import { turns } from "#platform/process/turns.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/feeds/photos/{id}.jpg`: a picture of a public listing as JPEG, since catalogues of others take no WebP. Made once and kept
 * with the picture, so that it goes with it.
 */
export async function feedPhotoRoutes(app: FastifyInstance, { db, storage }: Deps): Promise<void> {
  const send = keptPictures(storage);
  const inTurn = turns({ atOnce: 1, longestQueue: 30 });
  const open = { schema: { hide: true }, config: { policy: "public" as const, anonymous: true } };

  app.get<{ Params: { id: string } }>("/feeds/photos/:id.jpg", open, async ({ params: { id } }, reply) => {
    const reads = readsOf(db);
    const standing = uuid.test(id) ? await pictureStanding(reads, id) : undefined;
    const picture = standing?.isPublic ? (await findPictures(reads, [id])).get(id) : undefined;
    if (!picture) throw new AppError("feed.not_found");
    const width = Math.max(...picture.widths);
    return send(reply, `${pictureFolder(id)}/feed`, [id, width], () =>
      inTurn(async () => {
        const stored = await storage.get(pictureKey(id, `${width}.webp`));
        if (!stored) throw new AppError("feed.not_found");
        return sharp(await buffer(stored.stream))
          .jpeg({ quality: 82, mozjpeg: true })
          .toBuffer();
      }),
    );
  });
}
