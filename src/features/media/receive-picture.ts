import type { FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { receivedFile } from "#platform/http/file-upload.ts";
import { turns } from "#platform/process/turns.ts";
import { type PictureShape, type StoredPicture, storePicture, UnreadablePicture } from "./pipeline.ts";

/** Each holds its bytes while it waits, and unpacked some 150 MB at worst. */
const inTurn = turns({ atOnce: 2, longestQueue: 12 });

/**
 * Receives the part `file` of a multipart request and keeps it as a picture of the user; its call stands in a scope of
 * `fileUpload`. Errors: those of `receivedFile`; `request.invalid` for what is no JPEG, PNG or WebP that can be read, or
 * of more than 50 million pixels; `server.busy`.
 */
export async function receivePicture(
  deps: Pick<Deps, "db" | "storage">,
  request: FastifyRequest,
  { userId, shape }: { userId: string; shape?: PictureShape },
): Promise<StoredPicture> {
  const bytes = await receivedFile(request);
  try {
    return await inTurn(() => storePicture(deps, { bytes, userId, ...(shape && { shape }) }));
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    throw new AppError("request.invalid", { fields: { file: "field.unreadable_picture" } });
  }
}
