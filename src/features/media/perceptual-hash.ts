import sharp from "sharp";
import type { Pixels } from "./decode.ts";

const side = 32;
const kept = 8;
/** Below this a picture shows nothing to tell it by: a plain wall, a black frame. */
const leastContrast = 12;

/**
 * 64 bits of what a picture shows (pHash: the lowest frequencies of its brightness, each above or below their median), as
 * PostgreSQL keeps a bigint. Copies at another size or quality differ in few bits. Null for a picture without contrast,
 * which would be a copy of every other. Source: http://phash.org
 */
export async function perceptualHash({ data, info }: Pixels): Promise<bigint | null> {
  const grey = await sharp(data, { raw: info })
    .greyscale()
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
  const waves = lowFrequencies(grey);
  const sorted = waves.toSorted((a, b) => a - b);
  const spread = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  if (spread < leastContrast) return null;
  const median = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2;
  const bits = waves.reduce((hash, wave) => (hash << 1n) | (wave > median ? 1n : 0n), 0n);
  return BigInt.asIntN(64, bits);
}

/** The 8 by 8 lowest weights of a cosine transform, without those that run along one axis alone. */
function lowFrequencies(grey: Buffer): number[] {
  const rows: number[][] = [];
  for (let y = 0; y < side; y++) rows.push(transform((x) => grey[y * side + x] ?? 0));
  return Array.from({ length: kept }, (_, u) => transform((y) => rows[y]?.[u] ?? 0)).flat();
}

function transform(at: (index: number) => number): number[] {
  return Array.from({ length: kept }, (_, wave) => {
    let sum = 0;
    for (let i = 0; i < side; i++) sum += at(i) * Math.cos((Math.PI * (wave + 1) * (2 * i + 1)) / (2 * side));
    return (sum * 2) / side;
  });
}
