import { inversePair, type Pair, quadratic } from "./matrix.ts";

/** The rows of a market by numbers: `size` signs each, the slope's measure beside the level's 1, the logarithm of the price. */
export interface Rows {
  size: number;
  signs: Float64Array;
  slopes: Float64Array;
  prices: Float64Array;
  weights: Float64Array;
}

/** The normal equations of a level and a slope: `own` of the two, `cross` with the signs, `right` with the prices. */
export interface Block {
  own: [a: number, b: number, c: number];
  cross: Float64Array;
  right: [number, number];
}

export const emptyBlock = (size: number, [level, slope]: readonly [number, number] = [0, 0]): Block => ({
  own: [level, 0, slope],
  cross: new Float64Array(2 * size),
  right: [0, 0],
});

/** The equations of all signs at once. */
export interface Whole {
  matrix: Float64Array;
  right: Float64Array;
}

/** Adds the rows to a model's block; to those of all signs too, where these are asked for. */
export function sumUp(rows: Rows, from: number, to: number, whole?: Whole): Block {
  const { size, signs, slopes, prices, weights } = rows;
  const block = emptyBlock(size);
  const { own, cross, right } = block;
  for (let row = from; row < to; row++) {
    const [weight, z, y] = [weights[row] as number, slopes[row] as number, prices[row] as number];
    own[0] += weight;
    own[1] += weight * z;
    own[2] += weight * z * z;
    right[0] += weight * y;
    right[1] += weight * z * y;
    const at = row * size;
    for (let i = 0; i < size; i++) {
      const x = signs[at + i] as number;
      if (x === 0) continue;
      const wx = weight * x;
      cross[i] = (cross[i] as number) + wx;
      cross[size + i] = (cross[size + i] as number) + wx * z;
      if (!whole) continue;
      whole.right[i] = (whole.right[i] as number) + wx * y;
      for (let j = 0; j <= i; j++) {
        whole.matrix[i * size + j] = (whole.matrix[i * size + j] as number) + wx * (signs[at + j] as number);
      }
    }
  }
  return block;
}

/** What is still unsure of a model's level and slope once its listings are read; `hold` is how much its brand's word counts. */
export const unsureOf = ({ own: [a, b, c] }: Block, hold: readonly [number, number]): Pair =>
  inversePair([a + hold[0], b, c + hold[1]]);

/** A level of the market, from a model up: how unsure it is, and how much the word of the one above it counts. */
export interface Link {
  unsure: Pair;
  hold: Hold;
}
export type Hold = readonly [level: number, slope: number];

/** How unsure a vehicle is whose slope is measured by `z`: by its model, and as far as that rests on those above it, by them. */
export function doubtOf(chain: readonly Link[], z: number): number {
  let [x, y, doubt] = [1, z, 0];
  for (const { unsure, hold } of chain) {
    doubt += quadratic(unsure, x, y);
    [x, y] = upwards(unsure, hold, x, y);
  }
  return doubt;
}

/** What of a level's doubt is one about the level above it. */
export const upwards = ([a, b, c]: Pair, hold: Hold, x: number, y: number): [number, number] => [
  hold[0] * (a * x + b * y),
  hold[1] * (b * x + c * y),
];

/** Takes a block's two unknowns out of the equations of all signs. */
export function takeOut({ cross, right }: Block, [a, b, c]: Pair, whole: Whole, size: number): void {
  const { matrix, right: wholeRight } = whole;
  for (let i = 0; i < size; i++) {
    const [x0, x1] = [cross[i] as number, cross[size + i] as number];
    if (x0 === 0 && x1 === 0) continue;
    const [k0, k1] = [a * x0 + b * x1, b * x0 + c * x1];
    wholeRight[i] = (wholeRight[i] as number) - k0 * right[0] - k1 * right[1];
    for (let j = 0; j <= i; j++) {
      matrix[i * size + j] =
        (matrix[i * size + j] as number) - k0 * (cross[j] as number) - k1 * (cross[size + j] as number);
    }
  }
}

/** Puts what a model says of its brand, its own level and slope taken out, into the brand's block. */
export function passOn(
  model: Block,
  unsure: Pair,
  hold: readonly [number, number],
  brand: Block,
  size: number,
): void {
  const [a, b, c] = unsure;
  const [h0, h1] = hold;
  brand.own[0] += h0 - h0 * a * h0;
  brand.own[1] -= h0 * b * h1;
  brand.own[2] += h1 - h1 * c * h1;
  const pass = (x0: number, x1: number) => [h0 * (a * x0 + b * x1), h1 * (b * x0 + c * x1)] as const;
  const right = pass(...model.right);
  brand.right[0] += right[0];
  brand.right[1] += right[1];
  for (let i = 0; i < size; i++) {
    const [x0, x1] = pass(model.cross[i] as number, model.cross[size + i] as number);
    brand.cross[i] = (brand.cross[i] as number) + x0;
    brand.cross[size + i] = (brand.cross[size + i] as number) + x1;
  }
}

/** A block's level and slope, once the signs' worth is known. */
export function solveBlock(
  { cross, right }: Block,
  [a, b, c]: Pair,
  worth: ArrayLike<number>,
  size: number,
): [level: number, slope: number] {
  const left0 = right[0] - dot(cross, 0, worth, size);
  const left1 = right[1] - dot(cross, size, worth, size);
  return [a * left0 + b * left1, b * left0 + c * left1];
}

export function dot(values: Float64Array, at: number, by: ArrayLike<number>, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += (values[at + i] as number) * (by[i] as number);
  return sum;
}
