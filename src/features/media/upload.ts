import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import sharp from "sharp";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { once } from "#platform/http/idempotency.ts";
import { addJob } from "#platform/queue/queue.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { perceptualHash } from "./perceptual-hash.ts";
import {
  blurOf,
  encodeVariants,
  pictureFolder,
  pictureFormats,
  pictureKey,
  type StoredPicture,
  uprightPixels,
} from "./pipeline.ts";
import { withPicture } from "./receive-picture.ts";
import type { Upload } from "./upload.contract.ts";

/** The job that makes the widths which are not there at once. */
export const variantsJob = "media.make_variants";
/** What it makes them of: the upright pixels without metadata, never served. */
export const sourceFolder = (id: string) => `${pictureFolder(id)}/source`;
export const sourceKey = (id: string) => `${sourceFolder(id)}/source.jpg`;

/** Made at once, in the request: what a phone shows of a listing. */
const firstWidth = 640;

type Stored = Awaited<ReturnType<typeof storeFirst>>;

/**
 * Keeps a picture that a user sent and shows it in one width at once; a job makes the others. The same bytes of the same
 * user are kept once, and are new again. With an Idempotency-Key the first answer is given again. Errors: those of
 * `withPicture` and `once`.
 */
export async function keepUpload(
  { db, storage, clock }: Pick<Deps, "db" | "storage" | "clock">,
  request: FastifyRequest,
  { userId, bytes }: { userId: string; bytes: Buffer },
): Promise<Upload> {
  const sourceHash = createHash("sha256").update(bytes).digest("hex");
  const stored = (await isKept(db, userId, sourceHash))
    ? undefined
    : await withPicture(() => storeFirst(storage, bytes));
  const { method, routeOptions, url, headers } = request;
  let answer: Upload | undefined;
  try {
    answer = await once(
      db,
      { method, routeOptions, url, headers, body: { sourceHash } },
      userId,
      async (tx) => {
        const row = { userId, sourceHash, at: clock() };
        const picture = (stored && (await insert(tx, stored, row))) ?? (await renew(tx, row));
        // It was kept when we looked, and has been removed since.
        if (!picture) throw new AppError("server.busy", { retryAfterSeconds: 1 });
        return present(picture);
      },
    );
    return answer;
  } finally {
    // Nothing names these files: another request was first, or this one failed.
    if (stored && answer?.id !== stored.id) await storage.removeFolder(pictureFolder(stored.id));
  }
}

/** Reads a picture and stores its first files: one width, and what the job needs for the others. */
async function storeFirst(storage: Storage, bytes: Uint8Array) {
  // Version 4, not the database's version 7: its first characters would be the same for weeks.
  const id = randomUUID();
  const pixels = await uprightPixels(bytes);
  const { width, height } = pixels.info;
  const variants = await encodeVariants(pixels, [Math.min(width, firstWidth)]);
  const [thumbhash, hash] = [await blurOf(pixels), await perceptualHash(pixels)];
  const unpacked = sharp(pixels.data, { raw: pixels.info });
  const source = await unpacked.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
  await Promise.all([
    storage.put(sourceKey(id), source),
    ...variants.map(({ width, format, data }) => storage.put(pictureKey(id, `${width}.${format}`), data)),
  ]);
  const size = variants.reduce((sum, { data }) => sum + data.length, 0);
  return { id, width, height, thumbhash, hash, widths: [Math.min(width, firstWidth)], bytes: size };
}

interface Owned {
  userId: string;
  sourceHash: string;
  at: Date;
}
const shown = ["id", "width", "height", "thumbhash", "widths"] as const;

/** Undefined when this user has the same picture already. */
async function insert(
  tx: Database,
  { hash, ...stored }: Stored,
  { userId, sourceHash, at }: Owned,
): Promise<StoredPicture | undefined> {
  const row = await tx
    .insertInto("uploads")
    .values({
      ...stored,
      user_id: userId,
      source_hash: sourceHash,
      created_at: at,
      perceptual_hash: hash === null ? null : sql<number>`${String(hash)}::bigint`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst();
  if (row) await addJob(tx, variantsJob, { id: row.id });
  return row;
}

/** A picture that is sent again is wanted again: its day begins anew. */
async function renew(tx: Database, { userId, sourceHash, at }: Owned): Promise<StoredPicture | undefined> {
  return tx
    .updateTable("uploads")
    .set({ created_at: at })
    .where("user_id", "=", userId)
    .where("source_hash", "=", sourceHash)
    .returning(shown)
    .executeTakeFirst();
}

async function isKept(db: Database, userId: string, sourceHash: string): Promise<boolean> {
  const found = await db
    .selectFrom("uploads")
    .select("id")
    .where("user_id", "=", userId)
    .where("source_hash", "=", sourceHash)
    .executeTakeFirst();
  return found !== undefined;
}

function present({ id, width, height, thumbhash, widths }: StoredPicture): Upload {
  const variants = widths.flatMap((width) =>
    pictureFormats.map((format) => ({ url: `/media/${id}/${width}.${format}`, width, format })),
  );
  return { id, url: `/media/${id}/${Math.max(...widths)}.webp`, width, height, thumbhash, variants };
}
