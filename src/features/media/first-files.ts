import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import type { Storage } from "#platform/storage/storage.ts";
import type { Pixels } from "./decode.ts";
import { perceptualHash } from "./perceptual-hash.ts";
import { blurOf, encodeVariants, pictureFolder, pictureKey } from "./pipeline.ts";

/** The job that removes what a picture left behind that came to nothing. */
export const forgetJob = "media.forget_unnamed";
/** Longer than any request takes. */
const forgetAfterSeconds = 3600;
/** What the other widths are made of: the upright pixels without metadata, never served. */
export const sourceFolder = (id: string) => `${pictureFolder(id)}/source`;
export const sourceKey = (id: string) => `${sourceFolder(id)}/source.jpg`;

/** Made at once, in the request: what a phone shows of a listing. */
const firstWidth = 640;

export type FirstFiles = Awaited<ReturnType<typeof storeFirst>>;

export const forgetKey = (id: string) => `${forgetJob} ${id}`;

/**
 * The id of a picture whose files are about to be stored. Should nothing name them in the end (the process is killed, the
 * database goes away), a job removes them; what names them takes that job away.
 */
export async function announce(db: Database): Promise<string> {
  // Version 4, not the database's version 7: its first characters would be the same for weeks.
  const id = randomUUID();
  await addJob(db, forgetJob, { id }, { key: forgetKey(id), afterSeconds: forgetAfterSeconds });
  return id;
}

/** Removes the files of a picture that no row names. */
export async function forgetUnnamed(
  { db, storage }: { db: Database; storage: Storage },
  id: string,
): Promise<void> {
  const named = await db.selectFrom("uploads").select("id").where("id", "=", id).executeTakeFirst();
  if (!named) await storage.removeFolder(pictureFolder(id));
}

/** Stores the first files of a picture: one width, and what the job needs for the others. */
export async function storeFirst(storage: Storage, pixels: Pixels, id: string) {
  const { width, height } = pixels.info;
  const variants = await encodeVariants(pixels, [Math.min(width, firstWidth)]);
  const [thumbhash, hash] = [await blurOf(pixels), await perceptualHash(pixels)];
  const unpacked = sharp(pixels.data, { raw: pixels.info });
  const source = await unpacked.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
  const stored = await Promise.allSettled([
    storage.put(sourceKey(id), source),
    ...variants.map(({ width, format, data }) => storage.put(pictureKey(id, `${width}.${format}`), data)),
  ]);
  const failed = stored.find((one) => one.status === "rejected");
  if (failed) {
    // Where the disk is full, what did fit must not stay on it.
    await storage.removeFolder(pictureFolder(id)).catch(() => {});
    throw failed.reason;
  }
  const size = variants.reduce((sum, { data }) => sum + data.length, 0);
  return { id, width, height, thumbhash, hash, widths: [Math.min(width, firstWidth)], bytes: size };
}
