import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

/**
 * Pictures of pages, small enough to be committed: half the size, as WebP. What is compared has gone through the same
 * two steps, so that a page that did not change gives the very same pixels.
 */

const scale = 0.5;
const quality = 50;
/** How far a channel may be from what it was before a pixel counts as another one: half of what edges of letters vary by. */
const farOff = 32;

export interface Difference {
  /** The share of pixels that are others, 0 to 1; 1 where the sizes differ. */
  share: number;
  /** Why it is not a matter of pixels. */
  because?: string;
}

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

/** What is committed of a picture that the browser took. */
export async function small(picture: Buffer): Promise<Buffer> {
  const { width = 2 } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: "mitchell" })
    .webp({ quality, effort: 4 })
    .toBuffer();
}

async function raw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How much of a small picture is other than the one that was committed. Writes what differs, in red, where `diffTo` says. */
export async function compareShots(committed: Buffer, now: Buffer, diffTo?: string): Promise<Difference> {
  const [before, after] = await Promise.all([raw(committed), raw(now)]);
  if (before.width !== after.width || before.height !== after.height) {
    return {
      share: 1,
      because: `${before.width} × ${before.height} has become ${after.width} × ${after.height}`,
    };
  }
  const picture = Buffer.alloc(after.data.length);
  let others = 0;
  for (let at = 0; at < after.data.length; at += 3) {
    const off = [0, 1, 2].some((channel) => channelOff(before.data, after.data, at + channel) > farOff);
    if (off) others++;
    paint(picture, at, off, after.data);
  }
  const share = others / (after.data.length / 3);
  if (diffTo && others > 0) {
    const { width, height } = after;
    await mkdir(dirname(diffTo), { recursive: true });
    await sharp(picture, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(diffTo);
  }
  return { share };
}

const channelOff = (before: Buffer, after: Buffer, at: number) =>
  Math.abs((before[at] ?? 0) - (after[at] ?? 0));

/** What differs is red, the rest a shadow of the page. */
function paint(picture: Buffer, at: number, off: boolean, page: Buffer) {
  for (let channel = 0; channel < 3; channel++) {
    picture[at + channel] = off ? (channel === 0 ? 255 : 0) : 170 + (page[at + channel] ?? 0) / 3;
  }
}

export const readShot = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

export async function keepShot(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
