import { randomUUID } from "node:crypto";
import type { FastifyReply } from "fastify";
import sharp from "sharp";
import { z } from "zod";
import type { JobDeps } from "#deps";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { addJob, type Job } from "#platform/queue/queue.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { decode } from "./decode.ts";
import { withPicture } from "./receive-picture.ts";

/** Enough to read small print on a photographed page. */
const longestSide = 2400;
const isPicture = (bytes: Buffer) =>
  /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[\s\S]{4}WEBP)/.test(bytes.toString("latin1", 0, 12));
const isPdf = (bytes: Buffer) => bytes.toString("latin1", 0, 5) === "%PDF-";

/** A paper as it is kept: a picture as the pipeline makes it, without its metadata, a PDF as it came. */
export interface PrivateForm {
  bytes: Buffer;
  type: "jpg" | "pdf";
}

/** Errors: `request.unsupported_type` for anything but a picture or a PDF, `request.invalid` for a picture that cannot be read, `server.busy`. */
export async function privateForm(bytes: Buffer): Promise<PrivateForm> {
  if (isPdf(bytes)) return { bytes, type: "pdf" };
  if (!isPicture(bytes)) throw new AppError("request.unsupported_type");
  const picture = await withPicture(async () => {
    const { data, info } = await decode(bytes, { width: longestSide, height: longestSide });
    const { width, height, channels } = info;
    return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 82 }).toBuffer();
  });
  return { bytes: picture, type: "jpg" };
}

/**
 * Keeps a paper that few may see, a receipt or a document, in a folder of the store that no address leads to. Returns its
 * key. Errors: those of `privateForm`.
 */
export async function keepPrivateFile(storage: Storage, folder: string, bytes: Buffer): Promise<string> {
  const kept = await privateForm(bytes);
  const key = `${folder}/${randomUUID()}.${kept.type}`;
  await storage.put(key, kept.bytes);
  return key;
}

/**
 * Answers with such a file; who may see it was decided before. A PDF is saved by `name`, a word of Latin letters.
 * False where it is not there any more.
 */
export async function sendPrivateFile(
  reply: FastifyReply,
  storage: Storage,
  key: string,
  name = "receipt",
): Promise<boolean> {
  const file = await storage.get(key);
  if (!file) return false;
  await asPrivate(reply, key.endsWith(".pdf") ? "pdf" : "jpg", file.bytes, name).send(file.stream);
  return true;
}

/** The answer of such a file: it came from a stranger, so it is never cached, never guessed to be something else, and can do nothing in a page of ours. */
export function asPrivate(
  reply: FastifyReply,
  type: PrivateForm["type"],
  bytes: number,
  name: string,
): FastifyReply {
  const isPaper = type === "pdf";
  return reply.headers({
    "content-type": isPaper ? "application/pdf" : "image/jpeg",
    "content-length": bytes,
    "content-disposition": isPaper ? `attachment; filename="${name}.pdf"` : "inline",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
}

const removalJob = "media.remove_private_files";

/** Removes such files by a job, once the caller's transaction, if there is one, has committed. */
export async function forgetPrivateFiles(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await addJob(db, removalJob, { keys });
}

export const privateFileJobs = ({ storage }: Pick<JobDeps, "storage">): Job[] => [
  {
    name: removalJob,
    run: async (payload) => {
      const { keys } = z.object({ keys: z.array(z.string()) }).parse(payload);
      for (const key of keys) await storage.removeFolder(key);
    },
  },
];
