// Run-time part: stored layers + paint colour + scene -> a finished picture. No ray tracing here, only table look-ups.
import sharp from "sharp";
import { type Backdrop, backdropFor } from "./backdrops.ts";
import {
  type Angle,
  anglesOf,
  type Body,
  HEIGHT,
  modelsOf,
  type Paint,
  paints,
  type Scene,
  WIDTH,
} from "./catalogue.ts";
import { type Layers, layersOf, SHADOW_SCALE } from "./layers.ts";
import { type Lighting, lightings } from "./lighting.ts";
import {
  BASE_RANGE,
  displayOf,
  layerTable,
  lightOf,
  linearColour,
  MAX_LIGHT,
  PAINT_RANGE,
  UNITS,
} from "./tone.ts";

export * from "./catalogue.ts";

export interface PictureRequest {
  readonly body: Body;
  readonly angle: Angle;
  readonly paint: Paint;
  readonly scene: Scene;
  /** Any whole number; it wraps around the body's variants. 0 when left out. */
  readonly variant?: number;
}

export interface RawPicture {
  /** RGB, three bytes a pixel, row by row. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export async function compositePicture(request: PictureRequest): Promise<RawPicture> {
  const { body, angle, paint, scene, variant = 0 } = request;
  if (!anglesOf(body).includes(angle)) throw new RangeError(`${body} has no picture from ${angle}`);
  const models = modelsOf[body];
  const layers = await layersOf(models[Math.abs(variant) % models.length], angle);
  const backdrop = await backdropFor(scene, angle, layers.horizon);
  const lighting = lightings[scene];
  const data = cutBackdrop(backdrop);
  castShadow(data, layers, lighting.shadow);
  placeVehicle(data, layers, lighting, linearColour(paints[paint]));
  return { data, width: WIDTH, height: HEIGHT };
}

/** The photo that a seller would upload. Plain Huffman tables: a twentieth larger, several times as fast. */
export async function compositeJpeg(request: PictureRequest, quality = 88): Promise<Buffer> {
  const { data, width, height } = await compositePicture(request);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, optimiseCoding: false })
    .toBuffer();
}

function cutBackdrop({ master, start, stride }: Backdrop): Buffer {
  const picture = Buffer.allocUnsafe(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    const from = start + y * stride;
    picture.set(master.subarray(from, from + WIDTH * 3), y * WIDTH * 3);
  }
  return picture;
}

/** Darkens the ground in linear light; the quarter-size shadow is read bilinearly, and rows without any are skipped. */
function castShadow(picture: Buffer, layers: Layers, strength: number): void {
  const columns = WIDTH / SHADOW_SCALE;
  const rows = HEIGHT / SHADOW_SCALE;
  const { shadow } = layers;
  const mixed = new Float32Array(columns + 1);
  for (let y = 0; y < HEIGHT; y++) {
    const at = Math.max(0, Math.min(rows - 1, (y + 0.5) / SHADOW_SCALE - 0.5));
    const above = Math.floor(at);
    const below = Math.min(rows - 1, above + 1);
    let first = columns;
    let last = -1;
    for (let column = 0; column < columns; column++) {
      const upper = shadow[above * columns + column];
      mixed[column] = upper + (shadow[below * columns + column] - upper) * (at - above);
      if (mixed[column] < 1) continue;
      if (first === columns) first = column;
      last = column;
    }
    mixed[columns] = mixed[columns - 1];
    const from = Math.max(0, (first - 1) * SHADOW_SCALE);
    const to = Math.min(WIDTH, (last + 2) * SHADOW_SCALE);
    let pixel = (y * WIDTH + from) * 3;
    for (let x = from; x < to; x++, pixel += 3) {
      const u = Math.max(0, (x + 0.5) / SHADOW_SCALE - 0.5);
      const left = u | 0;
      const dark = mixed[left] + (mixed[left + 1] - mixed[left]) * (u - left);
      if (dark < 0.5) continue;
      const kept = 1 - (dark * strength) / 255;
      picture[pixel] = displayOf[(lightOf[picture[pixel]] * kept) | 0];
      picture[pixel + 1] = displayOf[(lightOf[picture[pixel + 1]] * kept) | 0];
      picture[pixel + 2] = displayOf[(lightOf[picture[pixel + 2]] * kept) | 0];
    }
  }
}

const baseTable = layerTable(BASE_RANGE, 1);
const paintTable = layerTable(PAINT_RANGE, 1);

function placeVehicle(picture: Buffer, layers: Layers, lighting: Lighting, colour: readonly number[]): void {
  const { left, top, width, height, base, paint } = layers;
  const { diffuse, reflection, ground, groundShare, haze } = lighting;
  for (let y = 0; y < height; y++) {
    // The lower a row, the more of its light comes off the ground instead of the sky.
    const share = groundShare * (y / height) ** 1.5;
    const factor = (sky: readonly number[], c: number): number => sky[c] * (1 - share) + ground[c] * share;
    const reflectRed = factor(reflection, 0);
    const reflectGreen = factor(reflection, 1);
    const reflectBlue = factor(reflection, 2);
    const paintRed = factor(diffuse, 0) * colour[0];
    const paintGreen = factor(diffuse, 1) * colour[1];
    const paintBlue = factor(diffuse, 2) * colour[2];
    let pixel = ((top + y) * WIDTH + left) * 3;
    let layer = y * width;
    for (const end = layer + width; layer < end; layer++, pixel += 3) {
      const cover = base[layer * 4 + 3];
      if (cover === 0) continue;
      const behind = (255 - cover) / 255;
      const air = (UNITS * cover) / 255;
      const lacquer = paintTable[paint[layer]];
      const red =
        lightOf[picture[pixel]] * behind +
        baseTable[base[layer * 4]] * reflectRed +
        lacquer * paintRed +
        air * haze[0];
      const green =
        lightOf[picture[pixel + 1]] * behind +
        baseTable[base[layer * 4 + 1]] * reflectGreen +
        lacquer * paintGreen +
        air * haze[1];
      const blue =
        lightOf[picture[pixel + 2]] * behind +
        baseTable[base[layer * 4 + 2]] * reflectBlue +
        lacquer * paintBlue +
        air * haze[2];
      picture[pixel] = displayOf[red > MAX_LIGHT ? MAX_LIGHT : red | 0];
      picture[pixel + 1] = displayOf[green > MAX_LIGHT ? MAX_LIGHT : green | 0];
      picture[pixel + 2] = displayOf[blue > MAX_LIGHT ? MAX_LIGHT : blue | 0];
    }
  }
}
