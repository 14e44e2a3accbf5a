import { type PictureEdit, wholePicture } from "./crop.ts";

const quality = 0.85;

/**
 * Draws a picture turned and cropped, in the browser, no larger than `longest` pixels on its longer side; never enlarged.
 * Returns a JPEG, white where the picture lets through. Throws where the browser has no memory for it.
 */
export async function drawPicture(
  bitmap: ImageBitmap,
  longest: number,
  { turns, crop }: PictureEdit,
): Promise<Blob> {
  const part = crop ?? wholePicture;
  const lying = turns % 2 === 1;
  const [width, height] = lying ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const scale = Math.min(1, longest / Math.max(width * part.width, height * part.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * part.width * scale));
  canvas.height = Math.max(1, Math.round(height * part.height * scale));
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("The browser draws no picture");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = "high";
  // The middle of the whole picture, seen from the corner of the part.
  brush.translate(width * scale * (0.5 - part.x), height * scale * (0.5 - part.y));
  brush.rotate((turns * Math.PI) / 2);
  brush.scale(scale, scale);
  brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
  // Frees its memory now: Safari keeps canvases for long, and has little for all of them.
  canvas.width = 0;
  if (!blob) throw new Error("The browser makes no JPEG");
  return blob;
}
