import { type PhotoEdit, wholePhoto } from "./crop.ts";
import { UnreadablePhoto } from "./unreadable-photo.ts";

/** The longest side of what is sent, in pixels; over a slow line what is sent is worth more than what the server keeps. */
const longestSide = 2560;
const longestSideWhenSlow = 1600;
const quality = 0.85;
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
export async function shrinkPhoto(file: Blob, edit: PhotoEdit): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file).catch((cause) => {
    throw new UnreadablePhoto(cause);
  });
  try {
    const picture = await draw(bitmap, slowLine() ? longestSideWhenSlow : longestSide, edit);
    const preview = await draw(bitmap, previewSide, edit);
    return { picture, preview: URL.createObjectURL(preview) };
  } finally {
    bitmap.close();
  }
}

function slowLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}

async function draw(bitmap: ImageBitmap, longest: number, { turns, crop }: PhotoEdit): Promise<Blob> {
  const part = crop ?? wholePhoto;
  const lying = turns % 2 === 1;
  const upright = lying ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const [width = 1, height = 1] = upright;
  const scale = Math.min(1, longest / Math.max(width * part.width, height * part.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * part.width * scale));
  canvas.height = Math.max(1, Math.round(height * part.height * scale));
  const brush = canvas.getContext("2d");
  if (!brush) throw new UnreadablePhoto();
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = "high";
  // The middle of the whole photo, seen from the corner of the part.
  brush.translate(width * scale * (0.5 - part.x), height * scale * (0.5 - part.y));
  brush.rotate((turns * Math.PI) / 2);
  brush.scale(scale, scale);
  brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
  // Frees its memory now: Safari keeps canvases for long, and has little for all of them.
  canvas.width = 0;
  if (!blob) throw new UnreadablePhoto();
  return blob;
}
