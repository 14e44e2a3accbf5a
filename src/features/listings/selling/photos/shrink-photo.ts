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
 * A photo as it is sent: upright, turned clockwise by so many quarters, no larger than it is of use, as a JPEG, which
 * leaves the place behind in the phone. Throws UnreadablePhoto.
 */
export async function shrinkPhoto(file: Blob, quarterTurns: number): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file).catch((cause) => {
    throw new UnreadablePhoto(cause);
  });
  try {
    const picture = await draw(bitmap, slowLine() ? longestSideWhenSlow : longestSide, quarterTurns);
    const preview = await draw(bitmap, previewSide, quarterTurns);
    return { picture, preview: URL.createObjectURL(preview) };
  } finally {
    bitmap.close();
  }
}

function slowLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}

async function draw(bitmap: ImageBitmap, longest: number, quarterTurns: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const lying = quarterTurns % 2 === 1;
  const canvas = document.createElement("canvas");
  canvas.width = lying ? height : width;
  canvas.height = lying ? width : height;
  const brush = canvas.getContext("2d");
  if (!brush) throw new UnreadablePhoto();
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = "high";
  brush.translate(canvas.width / 2, canvas.height / 2);
  brush.rotate((quarterTurns * Math.PI) / 2);
  brush.drawImage(bitmap, -width / 2, -height / 2, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
  // Frees its memory now: Safari keeps canvases for long, and has little for all of them.
  canvas.width = 0;
  if (!blob) throw new UnreadablePhoto();
  return blob;
}
