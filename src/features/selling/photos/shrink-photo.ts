import type { PictureEdit } from "#ui/kit/crop/crop.ts";
import { drawPicture } from "#ui/kit/crop/draw-picture.ts";
import { UnreadablePhoto } from "./unreadable-photo.ts";

/** The longest side of what is sent, in pixels; over a slow line what is sent is worth more than what the server keeps. */
const longestSide = 2560;
const longestSideWhenSlow = 1600;
const previewSide = 720;

export interface Shrunk {
  picture: Blob;
  /** The address of a small copy in this browser: twenty whole photos would take a phone's memory. */
  preview: string;
}
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * A photo as it is sent: upright, turned and cropped, no larger than it is of use, as a JPEG, which leaves the place
 * behind in the phone. Throws UnreadablePhoto.
 */
export async function shrinkPhoto(file: Blob, edit: PictureEdit): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file).catch((cause) => {
    throw new UnreadablePhoto(cause);
  });
  try {
    const picture = await drawPicture(bitmap, slowLine() ? longestSideWhenSlow : longestSide, edit);
    const preview = await drawPicture(bitmap, previewSide, edit);
    return { picture, preview: URL.createObjectURL(preview) };
  } catch (cause) {
    throw new UnreadablePhoto(cause);
  } finally {
    bitmap.close();
  }
}

function slowLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}
