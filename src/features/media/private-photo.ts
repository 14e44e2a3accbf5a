import { createHash, randomUUID } from "node:crypto";
import type { FastifyReply } from "fastify";
import sharp from "sharp";
import type { Storage } from "#platform/storage/storage.ts";
import { blurOf, uprightPixels, widthsOf } from "./pipeline.ts";
import { sendPrivateFile } from "./private-file.ts";
import { privateWidths } from "./private-widths.ts";
import { withPicture } from "./receive-picture.ts";

const shape = { widths: privateWidths };

const keyOf = (folder: string, id: string, width: number) => `${folder}/${id}/${width}.jpg`;

/** A photo that few may see; its files lie in a folder that no address leads to. */
export interface PrivatePhoto {
  id: string;
  width: number;
  height: number;
  widths: number[];
  thumbhash: string;
}

/**
 * Keeps the files of a photo under `folder`/id: upright, without metadata, in the widths of a row and of the full screen. Returns
 * their bytes together and the SHA-256 of the largest, too. Errors: `request.invalid` of `file` for what is no picture that can be
 * read, `server.busy`.
 */
export async function storePrivatePhoto(
  storage: Storage,
  folder: string,
  bytes: Buffer,
): Promise<PrivatePhoto & { bytes: number; digest: string }> {
  // Version 4: nothing of it can be guessed.
  const id = randomUUID();
  const { files, ...made } = await withPicture(async () => {
    const pixels = await uprightPixels(bytes, shape);
    const { data, info } = pixels;
    const widths = widthsOf(info.width, shape);
    const files: { width: number; data: Buffer }[] = [];
    for (const width of widths) {
      const small = sharp(data, { raw: info }).resize(width);
      files.push({ width, data: await small.jpeg({ quality: 78, mozjpeg: true }).toBuffer() });
    }
    return { files, widths, width: info.width, height: info.height, thumbhash: await blurOf(pixels) };
  });
  for (const { width, data } of files) await storage.put(keyOf(folder, id, width), data);
  const digest = createHash("sha256")
    .update(files.at(-1)?.data ?? "")
    .digest("base64url");
  return { id, ...made, bytes: files.reduce((sum, { data }) => sum + data.length, 0), digest };
}

/** Answers with the file of such a photo in one of its widths, the largest without one; who may see it was decided before. False where there is none. */
export async function sendPrivatePhoto(
  reply: FastifyReply,
  storage: Storage,
  folder: string,
  { id, widths }: Pick<PrivatePhoto, "id" | "widths">,
  width?: number,
): Promise<boolean> {
  const found = width === undefined ? widths.at(-1) : widths.find((one) => one === width);
  return found !== undefined && sendPrivateFile(reply, storage, keyOf(folder, id, found));
}
