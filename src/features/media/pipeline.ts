import { createHash, randomUUID } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { Database } from "#platform/db/connect.ts";
import type { Storage } from "#platform/storage/storage.ts";

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

const inputPixelLimit = 50_000_000;
const acceptedInput = new Set(["jpeg", "png", "webp"]);
const thumbSide = 100;

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

/** The bytes are no JPEG, PNG or WebP that can be read, or hold more than 50 million pixels. */
export class UnreadablePicture extends Error {
  constructor(cause?: unknown) {
    super("not a readable JPEG, PNG or WebP picture", { cause });
    this.name = "UnreadablePicture";
  }
}

/**
 * Turns what a person sent into what is kept: upright as its EXIF says, without any metadata (a photo's GPS above
 * all), in up to four widths as AVIF and WebP, with a blur of some 25 bytes. Throws UnreadablePicture.
 */
export async function processPicture(
  bytes: Uint8Array,
  shape: PictureShape = listingShape,
): Promise<ProcessedPicture> {
  const upright = await decode(bytes, shape);
  const { width, height } = upright.info;
  const open = () => sharp(upright.data, { raw: upright.info, limitInputPixels: inputPixelLimit });
  const variants: PictureVariant[] = [];
  for (const target of widthsOf(width, shape)) {
    const scaled = await open().resize(target).raw().toBuffer({ resolveWithObject: true });
    const small = () => sharp(scaled.data, { raw: scaled.info });
    const [avif, webp] = await Promise.all([
      small().avif({ quality: 50, effort: 1, chromaSubsampling: "4:2:0" }).toBuffer(),
      small().webp({ quality: 74, effort: 3 }).toBuffer(),
    ]);
    variants.push(
      { width: target, format: "avif", data: avif },
      { width: target, format: "webp", data: webp },
    );
  }
  return { width, height, thumbhash: await blurOf(open()), variants };
}

/** The pixels, upright, on white where the picture is see-through, no larger than the largest width needs. */
async function decode(bytes: Uint8Array, shape: PictureShape) {
  try {
    const picture = sharp(bytes, { limitInputPixels: inputPixelLimit, failOn: "error" });
    const { format, autoOrient } = await picture.metadata();
    if (!acceptedInput.has(format)) throw new Error(`${format} is not accepted`);
    const largest = Math.max(...shape.widths);
    const side = Math.min(autoOrient.width, autoOrient.height, largest);
    return await picture
      .autoOrient()
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .resize(shape.square ? { width: side, height: side } : { width: largest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new UnreadablePicture(cause);
  }
}

/** The shape's widths below the picture's own, and its own. */
function widthsOf(width: number, { widths }: PictureShape): number[] {
  return [...widths.filter((one) => one < width), width];
}

async function blurOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
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
