// Reads the stored layers of one model and angle, cropped to the rows and columns that hold anything.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { type Angle, HEIGHT, WIDTH } from "./catalogue.ts";
import { RecentlyUsed } from "./lru.ts";

export const layersFolder = fileURLToPath(new URL("./layers/", import.meta.url));
/** The shadow is soft, so it is stored at a quarter of the size. */
export const SHADOW_SCALE = 4;

export interface Layers {
  /** Row of the horizon as a share of the picture's height. */
  readonly horizon: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** RGBA inside the crop: everything but the paint, already multiplied by its cover. */
  readonly base: Uint8Array;
  /** Light that the paint colour multiplies, inside the crop. */
  readonly paint: Uint8Array;
  /** The whole ground shadow at a quarter of the size. */
  readonly shadow: Uint8Array;
}

const cache = new RecentlyUsed<Layers>(24);
const horizons = new RecentlyUsed<Readonly<Record<string, { horizon: number }>>>(64);

export function layersOf(model: string, angle: Angle): Promise<Layers> {
  return cache.get(`${model}-${angle}`, () => load(model, angle));
}

async function load(model: string, angle: Angle): Promise<Layers> {
  const file = (kind: string): string => `${layersFolder}${model}-${angle}.${kind}.webp`;
  const [meta, base, paint, shadow] = await Promise.all([
    horizons.get(model, () => readHorizons(model)),
    sharp(file("base")).ensureAlpha().raw().toBuffer(),
    sharp(file("paint")).extractChannel(0).raw().toBuffer(),
    sharp(file("shadow")).extractChannel(0).raw().toBuffer(),
  ]);
  const box = coveredBox(base);
  return {
    ...box,
    horizon: meta[angle].horizon,
    base: crop(base, 4, box),
    paint: crop(paint, 1, box),
    shadow: new Uint8Array(shadow),
  };
}

async function readHorizons(model: string): Promise<Readonly<Record<string, { horizon: number }>>> {
  const text = await readFile(`${layersFolder}${model}.json`, "utf8");
  return (JSON.parse(text) as { angles: Record<string, { horizon: number }> }).angles;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function coveredBox(rgba: Uint8Array): Box {
  let left = WIDTH;
  let right = 0;
  let top = HEIGHT;
  let bottom = 0;
  for (let y = 0; y < HEIGHT; y++) {
    const row = y * WIDTH * 4 + 3;
    let first = 0;
    while (first < WIDTH && rgba[row + first * 4] === 0) first++;
    if (first === WIDTH) continue;
    let last = WIDTH - 1;
    while (rgba[row + last * 4] === 0) last--;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return { left, top, width: right - left, height: bottom - top };
}

function crop(pixels: Uint8Array, channels: number, box: Box): Uint8Array {
  const out = new Uint8Array(box.width * box.height * channels);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * WIDTH + box.left) * channels;
    out.set(pixels.subarray(from, from + box.width * channels), y * box.width * channels);
  }
  return out;
}
