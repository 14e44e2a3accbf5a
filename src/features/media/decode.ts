import sharp, { type Metadata, type OutputInfo } from "sharp";

/** In pixels: more is a decompression bomb, or of no use to a listing. */
export const inputPixelLimit = 50_000_000;
/**
 * What a decoder may have to hold unpacked at once, in bytes; a picture that can be read row by row holds next to nothing.
 * Measured at 49 megapixels: an interlaced PNG of three channels takes 175 MB, a progressive JPEG at 4:2:0 164 MB.
 */
export const heldBytesLimit = 220_000_000;

/** The bytes are no JPEG, PNG or WebP that can be read, or hold more than 50 million pixels. */
export class UnreadablePicture extends Error {
  constructor(cause?: unknown) {
    super("not a readable JPEG, PNG or WebP picture", { cause });
    this.name = "UnreadablePicture";
  }
}

/** No larger than this, in pixels; a square is cut from the middle. */
export interface Fit {
  width: number;
  height: number;
  square?: boolean | undefined;
}
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * The pixels of a JPEG, PNG or WebP: upright as its EXIF says, in sRGB with three channels of eight bits, on white where
 * it is see-through, of an animation the first picture, never enlarged. Its first bytes decide what it is, no matter what it
 * is called; nothing else reaches a decoder. Throws UnreadablePicture.
 */
export async function decode(bytes: Uint8Array, { square, ...fit }: Fit): Promise<Pixels> {
  try {
    const format = formatOf(bytes);
    if (!format) throw new Error("another format");
    const picture = sharp(bytes, {
      limitInputPixels: inputPixelLimit,
      failOn: "error",
      sequentialRead: true,
    });
    const read = await picture.metadata();
    if (read.format !== format) throw new Error(`${read.format} is not accepted`);
    if (heldBytes(read) > heldBytesLimit) throw new Error("too large when unpacked");
    const side = Math.min(read.autoOrient.width, read.autoOrient.height, fit.width);
    return await picture
      .autoOrient()
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .resize(square ? { width: side, height: side } : { ...fit, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new UnreadablePicture(cause);
  }
}

function formatOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return /^RIFF[\s\S]{4}WEBP$/.test(text) ? "webp" : undefined;
}

/** About what its decoder holds at once, in bytes, as the head of the file tells. */
export function heldBytes(
  read: Pick<
    Metadata,
    | "format"
    | "width"
    | "height"
    | "channels"
    | "depth"
    | "isProgressive"
    | "pages"
    | "orientation"
    | "chromaSubsampling"
  >,
): number {
  const pixels = read.width * read.height;
  // A frame and the canvas it is laid on.
  if (read.format === "webp") return pixels * ((read.pages ?? 1) > 1 ? 8 : 4);
  // All coefficients of a progressive JPEG, of two bytes each.
  if (read.format === "jpeg") return read.isProgressive ? pixels * 2 * planes(read) : 0;
  // Interlaced rows come in seven passes; a turned picture is read from its last row.
  const whole = read.isProgressive || (read.orientation ?? 1) > 1;
  return whole ? pixels * read.channels * (read.depth === "ushort" ? 2 : 1) : 0;
}

/** How many values there are for a pixel, colours being stored at a lower resolution. */
function planes({ chromaSubsampling, channels }: Pick<Metadata, "chromaSubsampling" | "channels">): number {
  if (channels !== 3) return channels;
  if (chromaSubsampling === "4:2:0") return 1.5;
  return chromaSubsampling === "4:2:2" ? 2 : 3;
}
