import type { PhotoSlot, Upload } from "#features/media/upload.contract.ts";
import { sendFile } from "#platform/page/send-file.ts";
import type { Photo } from "./photo.ts";

/** Sends a photo for a listing; what it throws is what `sendFile` throws. */
export async function sendPhoto(
  picture: Blob,
  shows: PhotoSlot | null | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Photo> {
  const target = ["POST", "/api/uploads"] as const;
  const file = { file: picture, name: "photo.jpg" };
  return sendFile<Upload>(target, file, { onProgress, signal, ...(shows && { fields: { shows } }) });
}

/** Of a photo that has just been sent the form knows the first width only; this is the last. */
const largestWidth = 1280;

/** The file of a photo that was sent before, as large as it is kept. Throws a TypeError where it cannot be had. */
export async function fetchPhoto({ id, url }: Photo): Promise<Blob> {
  for (const address of [`/media/${id}/${largestWidth}.webp`, url]) {
    const answer = await fetch(address);
    if (answer.ok) return answer.blob();
  }
  throw new TypeError("The photo could not be fetched");
}
