import type { FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { receivedFile } from "#platform/http/file-upload.ts";
import { turns } from "#platform/process/turns.ts";
import { UnreadablePicture } from "./decode.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { type PictureShape, type StoredPicture, storePicture } from "./pipeline.ts";

/** Each holds its bytes while it waits, at most 12 MB; unpacked some 200 MB at worst, so one at a time. */
const inTurn = turns({ atOnce: 1, longestQueue: 10 });

/**
 * Does work on what was received, so that no crowd of pictures exhausts the memory. Errors: `request.invalid` of `file`
 * for what is no picture that can be read; `server.busy`.
 */
export async function withPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(() => oneAtATime(work));
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    throw new AppError("request.invalid", { fields: { file: "field.unreadable_picture" } });
  }
}

/**
 * Receives the part `file` of a multipart request and keeps it as a picture of the user; its call stands in a scope of
 * `fileUpload`. Errors: those of `receivedFile` and of `withPicture`.
 */
export async function receivePicture(
  deps: Pick<Deps, "db" | "storage">,
  request: FastifyRequest,
  { userId, shape }: { userId: string; shape?: PictureShape },
): Promise<StoredPicture> {
  const bytes = await receivedFile(request);
  return withPicture(() => storePicture(deps, { bytes, userId, ...(shape && { shape }) }));
}
