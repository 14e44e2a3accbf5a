import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import sharp from "sharp";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { isAway } from "#platform/db/away.ts";
import type { Database } from "#platform/db/connect.ts";
import { once } from "#platform/http/idempotency.ts";
import { addJob, removeJob } from "#platform/queue/queue.ts";
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
/** The job that removes what a picture left behind that came to nothing. */
export const forgetJob = "media.forget_unnamed";
/** Longer than any request takes. */
const forgetAfterSeconds = 3600;
/** What it makes them of: the upright pixels without metadata, never served. */
export const sourceFolder = (id: string) => `${pictureFolder(id)}/source`;
export const sourceKey = (id: string) => `${sourceFolder(id)}/source.jpg`;

/** Made at once, in the request: what a phone shows of a listing. */
const firstWidth = 640;

type Stored = Awaited<ReturnType<typeof storeFirst>>;

interface Sent {
  userId: string;
  bytes: Buffer;
}
type KeepDeps = Pick<Deps, "db" | "storage" | "clock">;

/**
 * Keeps a picture that a user sent and shows it in one width at once; a job makes the others. The same bytes of the same
 * user are kept once, and are new again. With an Idempotency-Key the first answer is given again. Errors: those of
 * `withPicture` and `once`.
 */
export function keepUpload(deps: KeepDeps, request: FastifyRequest, sent: Sent): Promise<Upload> {
  const { method, routeOptions, url, headers } = request;
  return keep(deps, sent, (sourceHash, work) =>
    once(deps.db, { method, routeOptions, url, headers, body: { sourceHash } }, sent.userId, work),
  );
}

/** The same of a picture that came with others, in a job. Returns the address that a listing shows it by. */
export async function keepPicture(deps: KeepDeps, sent: Sent): Promise<string> {
  const { url } = await keep(deps, sent, (_sourceHash, work) => deps.db.transaction().execute(work));
  return url;
}

async function keep(
  { db, storage, clock }: KeepDeps,
  { userId, bytes }: Sent,
  inTransaction: (sourceHash: string, work: (tx: Database) => Promise<Upload>) => Promise<Upload>,
): Promise<Upload> {
  const sourceHash = createHash("sha256").update(bytes).digest("hex");
  const stored = (await isKept(db, userId, sourceHash))
    ? undefined
    : await withPicture(async () => storeFirst(storage, bytes, await announce(db)));
  try {
    const answer = await inTransaction(sourceHash, async (tx) => {
      const row = { userId, sourceHash, at: clock() };
      const picture = (stored && (await insert(tx, stored, row))) ?? (await renew(tx, row));
      // It was kept when we looked, and has been removed since.
      if (!picture) throw new AppError("server.busy", { retryAfterSeconds: 1 });
      return present(picture);
    });
    // Another request was first: nothing names these files.
    if (stored && answer.id !== stored.id) await storage.removeFolder(pictureFolder(stored.id));
    return answer;
  } catch (error) {
    // Anyone who loses the database at the commit does not know what became of it: then the job finds out.
    if (stored && !isAway(error)) await storage.removeFolder(pictureFolder(stored.id));
    throw error;
  }
}

const forgetKey = (id: string) => `${forgetJob} ${id}`;

/**
 * The id of a picture whose files are about to be stored. Should nothing name them in the end (the process is killed, the
 * database goes away), a job removes them; what names them takes that job away.
 */
async function announce(db: Database): Promise<string> {
  // Version 4, not the database's version 7: its first characters would be the same for weeks.
  const id = randomUUID();
  await addJob(db, forgetJob, { id }, { key: forgetKey(id), afterSeconds: forgetAfterSeconds });
  return id;
}

/** Removes the files of a picture that no row names. */
export async function forgetUnnamed(
  { db, storage }: Pick<KeepDeps, "db" | "storage">,
  id: string,
): Promise<void> {
  const named = await db.selectFrom("uploads").select("id").where("id", "=", id).executeTakeFirst();
  if (!named) await storage.removeFolder(pictureFolder(id));
}

/** Reads a picture and stores its first files: one width, and what the job needs for the others. */
async function storeFirst(storage: Storage, bytes: Uint8Array, id: string) {
  const pixels = await uprightPixels(bytes);
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
  if (row) {
    await removeJob(tx, forgetKey(row.id));
    await addJob(tx, variantsJob, { id: row.id });
  }
  return row;
}

/** A picture that is sent again is wanted again: its day starts over. */
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
