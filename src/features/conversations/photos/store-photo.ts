import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { blurOf, uprightPixels, widthsOf } from "#features/media/pipeline.ts";
import { withPicture } from "#features/media/receive-picture.ts";
import type { Storage } from "#platform/storage/storage.ts";
import type { PhotoRow } from "./chat-photo.queries.ts";
import { chatWidths } from "./chat-photo.schema.ts";

const shape = { widths: chatWidths };

/** Where the files of a photo lie: no address leads there, and the database forgets them by it (message_photos_forget). */
export const photoFolder = (conversationId: string, id: string) => `messages/${conversationId}/${id}`;
export const photoKey = (conversationId: string, id: string, width: number) =>
  `${photoFolder(conversationId, id)}/${width}.jpg`;

/**
 * Keeps the files of a photo for a conversation: upright, without metadata, in the widths of a thread and of the full screen.
 * Errors: `request.invalid` of `file` for what is no picture that can be read, `server.busy`.
 */
export async function storePhoto(
  storage: Storage,
  conversationId: string,
  bytes: Buffer,
): Promise<PhotoRow & { bytes: number }> {
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
  for (const { width, data } of files) await storage.put(photoKey(conversationId, id, width), data);
  return { id, ...made, bytes: files.reduce((sum, { data }) => sum + data.length, 0) };
}
