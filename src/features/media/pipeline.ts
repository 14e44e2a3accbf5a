import { createHash, randomUUID } from "node:crypto";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { Database } from "#platform/db/connect.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { decode, type Pixels } from "./decode.ts";

/** What is kept of a picture: its widths, the largest last, never enlarged; a square is cut from the middle. */
export interface PictureShape {
  widths: readonly [number, ...number[]];
  square?: boolean;
}
const listingShape: PictureShape = { widths: [320, 640, 960, 1280] };
/** A person's picture: shown at 96 px at most, on screens of up to four pixels for each. */
export const portraitShape: PictureShape = { widths: [96, 192, 384], square: true };

export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const thumbSide = 100;
/** A picture that is narrower and taller than this is made smaller still. */
const tallest = 4096;

export interface PictureVariant {
  width: number;
  format: PictureFormat;
  data: Buffer;
}
export interface ProcessedPicture {
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  variants: PictureVariant[];
}

/**
 * Turns what a person sent into what is kept: upright as its EXIF says, without any metadata (a photo's GPS above
 * all), in up to four widths as AVIF and WebP, with a blur of some 25 bytes. Throws UnreadablePicture.
 */
export async function processPicture(
  bytes: Uint8Array,
  shape: PictureShape = listingShape,
): Promise<ProcessedPicture> {
  const pixels = await uprightPixels(bytes, shape);
  const { width, height } = pixels.info;
  const variants = await encodeVariants(pixels, widthsOf(width, shape));
  return { width, height, thumbhash: await blurOf(pixels), variants };
}

/** The pixels of what was sent, as large as the largest variant needs. Throws UnreadablePicture. */
export const uprightPixels = (bytes: Uint8Array, { widths, square }: PictureShape = listingShape) =>
  decode(bytes, { width: Math.max(...widths), height: tallest, square });

/** The picture at these widths, in both formats. */
export async function encodeVariants(
  { data, info }: Pixels,
  widths: readonly number[],
): Promise<PictureVariant[]> {
  const variants: PictureVariant[] = [];
  for (const width of widths) {
    const scaled = await sharp(data, { raw: info }).resize(width).raw().toBuffer({ resolveWithObject: true });
    const small = () => sharp(scaled.data, { raw: scaled.info });
    const avif = await small().avif({ quality: 50, effort: 1, chromaSubsampling: "4:2:0" }).toBuffer();
    const webp = await small().webp({ quality: 74, effort: 3 }).toBuffer();
    variants.push({ width, format: "avif", data: avif }, { width, format: "webp", data: webp });
  }
  return variants;
}

/** The shape's widths below the picture's own, and its own. */
export function widthsOf(width: number, { widths }: PictureShape = listingShape): number[] {
  return [...widths.filter((one) => one < width), width];
}

/** Its thumbhash, in base64. */
export async function blurOf(pixels: Pixels): Promise<string> {
  const { data, info } = await sharp(pixels.data, { raw: pixels.info })
    .resize(thumbSide, thumbSide, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

/** Where the files of a picture lie in the object store. Two characters of the id spread them over 256 folders. */
export const pictureFolder = (id: string) => `pictures/${id.slice(0, 2)}/${id}`;
export const pictureKey = (id: string, file: string) => `${pictureFolder(id)}/${file}`;

/** A row of `uploads`, as far as those who show pictures need it. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
  thumbhash: string;
  widths: number[];
}

const shown = ["id", "width", "height", "thumbhash", "widths"] as const;

/** The address by which rows name a picture: its largest variant. */
export const pictureAddressOf = ({ id, width }: { id: string; width: number }) =>
  `/media/${id}/${width}.webp`;

/**
 * Processes a picture and keeps it: the files first, then the row, so that a row never names a file that is not
 * there. The same bytes of the same owner are kept once in each shape. Throws UnreadablePicture.
 */
export async function storePicture(
  deps: { db: Database; storage: Storage },
  { bytes, userId, shape = listingShape }: { bytes: Uint8Array; userId: string | null; shape?: PictureShape },
): Promise<StoredPicture> {
  const { db, storage } = deps;
  const sourceHash = createHash("sha256")
    .update(shape.square ? "square:" : "")
    .update(bytes)
    .digest("hex");
  const kept = await findPicture(db, userId, sourceHash);
  if (kept) return kept;

  // Version 4, not the database's version 7: its first characters would be the same for weeks.
  const id = randomUUID();
  const stored = await keepPicture(deps, {
    id,
    userId,
    sourceHash,
    picture: await processPicture(bytes, shape),
  });
  if (stored) return stored;
  // The same picture was stored by another request in the meantime.
  await storage.removeFolder(pictureFolder(id));
  const first = await findPicture(db, userId, sourceHash);
  if (!first) throw new Error("a picture that was just stored is not there");
  return first;
}

/**
 * Keeps a processed picture under an id: the files, then the row. Undefined when there is a row already, of this id or
 * of the same bytes and owner.
 */
export async function keepPicture(
  { db, storage }: { db: Database; storage: Storage },
  one: { id: string; userId: string | null; sourceHash: string; picture: ProcessedPicture },
): Promise<StoredPicture | undefined> {
  const { width, height, thumbhash, variants } = one.picture;
  await Promise.all(
    variants.map(({ width, format, data }) => storage.put(pictureKey(one.id, `${width}.${format}`), data)),
  );
  const row = {
    id: one.id,
    user_id: one.userId,
    width,
    height,
    thumbhash,
    widths: variants.filter(({ format }) => format === "webp").map(({ width }) => width),
    bytes: variants.reduce((sum, { data }) => sum + data.length, 0),
    source_hash: one.sourceHash,
  };
  return db
    .insertInto("uploads")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst();
}

async function findPicture(db: Database, userId: string | null, sourceHash: string) {
  return db
    .selectFrom("uploads")
    .select(shown)
    .where("source_hash", "=", sourceHash)
    .where("user_id", "is not distinct from", userId)
    .executeTakeFirst();
}
