import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { isAway } from "#platform/db/away.ts";
import type { Database } from "#platform/db/connect.ts";
import { once } from "#platform/http/idempotency.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { addJob, removeJob } from "#platform/queue/queue.ts";
import type { Pixels } from "./decode.ts";
import { announce, type FirstFiles, forgetKey, storeFirst } from "./first-files.ts";
import {
  pictureAddressOf,
  pictureFolder,
  pictureFormats,
  type StoredPicture,
  uprightPixels,
} from "./pipeline.ts";
import { withPicture } from "./receive-picture.ts";
import { holdPicture, replacePicture } from "./replaced-pictures.ts";
import { type PhotoSlot, photoSlots, type Upload } from "./upload.contract.ts";

/** The job that makes the widths which are not there at once. */
export const variantsJob = "media.make_variants";

/** Room for a dealer's thirty listings; what one account can fill in a day stays under a gigabyte. */
const limits: RateLimit[] = [
  { name: "uploads-hour", most: 400, seconds: 3600 },
  { name: "uploads-day", most: 1500, seconds: 86_400 },
];

/** Counts one more picture of a user, however it is sent. Error: `request.too_many`. */
export function uploadLimits({ db, config, clock }: Pick<Deps, "db" | "config" | "clock">) {
  const limiter = rateLimiter(db, config.sessionSecret);
  return async (userId: string): Promise<void> => {
    for (const limit of limits) await limiter.count(limit, userId, clock());
  };
}

interface Sent {
  userId: string;
  bytes: Buffer;
  /** What it shows; undefined where that was not said. */
  shows?: PhotoSlot | undefined;
}
export type KeepDeps = Pick<Deps, "db" | "storage" | "clock">;

/**
 * Keeps a picture that a user sent and shows it in one width at once; a job makes the others. The same bytes of the same
 * user are kept once, and are new again. With an Idempotency-Key the first answer is given again. Errors: those of
 * `withPicture` and `once`.
 */
export function keepUpload(deps: KeepDeps, request: FastifyRequest, sent: Sent): Promise<Upload> {
  const { method, routeOptions, url, headers } = request;
  const { userId, shows } = sent;
  const toKeep = ofSent(sent);
  const body = { sourceHash: toKeep.sourceHash, shows };
  return keepPixels(deps, toKeep, (work) =>
    once(deps.db, { method, routeOptions, url, headers, body }, userId, work),
  );
}

/** The same of a picture that came with others, in a job. Returns the address that a listing shows it by. */
export async function keepPicture(deps: KeepDeps, sent: Sent): Promise<string> {
  const { url } = await keepPixels(deps, ofSent(sent), (work) => deps.db.transaction().execute(work));
  return url;
}

const ofSent = ({ userId, bytes, shows }: Sent): ToKeep => ({
  userId,
  sourceHash: createHash("sha256").update(bytes).digest("hex"),
  shows,
  pixels: () => uprightPixels(bytes),
});

interface ToKeep {
  userId: string;
  /** The same picture of the same user has the same one. */
  sourceHash: string;
  shows: PhotoSlot | null | undefined;
  /** Asked for only where it is not kept yet; undefined where what they are made of is there no more. */
  pixels: () => Promise<Pixels | undefined>;
  /** The picture whose place it takes. */
  replaces?: string;
}

/**
 * Keeps pixels as a picture of a user, in the transaction that the caller gives. Errors: those of `withPicture`;
 * `photo.not_found` where the one that it replaces is there no more, unless the same was made of it before.
 */
export async function keepPixels(
  { db, storage, clock }: KeepDeps,
  { userId, sourceHash, shows, pixels, replaces }: ToKeep,
  inTransaction: (work: (tx: Database) => Promise<Upload>) => Promise<Upload>,
): Promise<Upload> {
  const stored = (await isKept(db, userId, sourceHash))
    ? undefined
    : await withPicture(async () => {
        const read = await pixels();
        return read && storeFirst(storage, read, await announce(db));
      });
  try {
    const answer = await inTransaction(async (tx) => {
      const row = { userId, sourceHash, shows, at: clock() };
      const isThere = replaces === undefined || (await holdPicture(tx, userId, replaces));
      const made = stored && isThere ? await insert(tx, stored, row) : undefined;
      const picture = made ?? (await renew(tx, row));
      if (!picture && !isThere) throw new AppError("photo.not_found");
      // It was kept when we looked, and has been removed since.
      if (!picture) throw new AppError("server.busy", { retryAfterSeconds: 1 });
      if (replaces !== undefined && isThere) await replacePicture(tx, userId, { id: replaces, by: picture });
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

interface Owned {
  userId: string;
  sourceHash: string;
  shows: PhotoSlot | null | undefined;
  at: Date;
}
export const shownColumns = ["id", "width", "height", "thumbhash", "widths", "shows"] as const;
/** A row of `uploads` as its owner is shown it. */
export type OwnPicture = StoredPicture & { shows: string | null };

/** Undefined when this user has the same picture already. */
async function insert(
  tx: Database,
  { hash, ...stored }: FirstFiles,
  { userId, sourceHash, shows, at }: Owned,
): Promise<OwnPicture | undefined> {
  const row = await tx
    .insertInto("uploads")
    .values({
      ...stored,
      user_id: userId,
      source_hash: sourceHash,
      shows: shows ?? null,
      created_at: at,
      perceptual_hash: hash === null ? null : sql<number>`${String(hash)}::bigint`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shownColumns)
    .executeTakeFirst();
  if (row) {
    await removeJob(tx, forgetKey(row.id));
    await addJob(tx, variantsJob, { id: row.id });
  }
  return row;
}

/** A picture that is sent again is wanted again: its day starts over. */
async function renew(
  tx: Database,
  { userId, sourceHash, shows, at }: Owned,
): Promise<OwnPicture | undefined> {
  return tx
    .updateTable("uploads")
    .set({ created_at: at, replaced_by: null, ...(shows !== undefined && { shows }) })
    .where("user_id", "=", userId)
    .where("source_hash", "=", sourceHash)
    .returning(shownColumns)
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

/** A picture as its owner gets it. */
export function present({ id, width, height, thumbhash, widths, shows }: OwnPicture): Upload {
  const variants = widths.flatMap((width) =>
    pictureFormats.map((format) => ({ url: `/media/${id}/${width}.${format}`, width, format })),
  );
  const said = photoSlots.find((slot) => slot === shows) ?? null;
  return {
    id,
    url: pictureAddressOf({ id, width: Math.max(...widths) }),
    width,
    height,
    thumbhash,
    shows: said,
    variants,
  };
}
