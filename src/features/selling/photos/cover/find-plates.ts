import type { Crop } from "#ui/kit/crop/crop.ts";

/** Brightness of a picture, row by row, from 0 to 255. */
export interface Grey {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** Pictures are looked at in this width, in pixels: letters of a plate are a few pixels wide then. */
export const lookedAtWidth = 480;

/** Width by height: of plates, and of those that are seen at an angle. Motorcycles' two lines are too much like wheels. */
const ratios = [4.6, 3.4];
/** Of the width of the picture. */
const [narrowest, widest, growth] = [0.075, 0.34, 1.18];
/** So much brighter or darker than its neighbour, and a pixel lies on an edge. */
const edge = 44;
/** Columns that a plate is cut into: letters stand in all of them but one or two. */
const columns = 7;
/** Fewer of its pixels lie on edges where there are no letters, more where there is a mesh or a tree. */
const [fewestEdges, mostEdges] = [0.16, 0.72];
/** A plate is lighter than this, and than its letters. */
const darkest = 105;
const [leastLight, mostLight] = [0.46, 0.93];
/** A line through the letters changes from light to dark and back at least so often in all. */
const fewestChanges = 10;
/** Measured on generated pictures (find-plates.test.ts): below it more is found that is none. */
export const leastSure = 0.9;
/** A box is larger than what was found by so much of its width and height on each side: better too large than a letter that is seen. */
const [marginAcross, marginDown] = [0.03, 0.1];

export interface FoundPlate extends Crop {
  /** From 0 to 1. */
  sureness: number;
}

/**
 * Where a number plate seems to be: a light field of its proportions, below the upper third and off the edges, with letters from end
 * to end and calm around it. In shares of the picture; undefined where nothing is sure enough. A guess for its seller to judge.
 */
export function findPlate(picture: Grey): FoundPlate | undefined {
  const { width, height } = picture;
  const sums = sumsOf(picture);
  const found: (Field & { sureness: number })[] = [];
  for (let w = narrowest * width; w <= widest * width; w *= growth) {
    for (const ratio of ratios) {
      const h = w / ratio;
      if (h < 7) continue;
      for (let y = 0.34 * height; y + h < 0.97 * height; y += Math.max(1, h / 4)) {
        for (let x = 0.04 * width; x + w < 0.96 * width; x += Math.max(1, w / 10)) {
          const sureness = surenessOf(sums, { x, y, w, h });
          if (sureness >= leastSure) found.push({ x, y, w, h, sureness });
        }
      }
    }
  }
  const [best] = found.toSorted((a, b) => b.sureness - a.sureness);
  if (!best) return undefined;
  // Many fields lie over the same plate, each over another part of it: all that are half over the best one are the plate.
  return {
    ...around(
      found.filter((one) => overlap(one, best) > 0.5),
      picture,
    ),
    sureness: best.sureness,
  };
}

/** How much of the smaller field lies under the other one. */
function overlap(one: Field, other: Field): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return (Math.max(0, across) * Math.max(0, down)) / Math.min(one.w * one.h, other.w * other.h);
}

/** The box around fields, with a margin, in shares of the picture. */
function around(fields: readonly Field[], { width, height }: Grey): Crop {
  const [left, top] = [Math.min(...fields.map(({ x }) => x)), Math.min(...fields.map(({ y }) => y))];
  const right = Math.max(...fields.map(({ x, w }) => x + w));
  const bottom = Math.max(...fields.map(({ y, h }) => y + h));
  const [across, down] = [marginAcross * (right - left), marginDown * (bottom - top)];
  const [x, y] = [Math.max(0, left - across) / width, Math.max(0, top - down) / height];
  return {
    x,
    y,
    width: Math.min(width, right + across) / width - x,
    height: Math.min(height, bottom + down) / height - y,
  };
}

interface Field {
  x: number;
  y: number;
  w: number;
  h: number;
}

function surenessOf(sums: Sums, field: Field): number {
  const { x, y, w, h } = field;
  const edges = sums.edges(field);
  if (edges < fewestEdges || edges > mostEdges) return 0;
  const mean = sums.light(field);
  if (mean < darkest) return 0;
  // What is lighter than the middle of both lies behind the letters.
  const light = sums.bright(field);
  if (light < leastLight || light > mostLight) return 0;
  let filled = 0;
  for (let column = 0; column < columns; column++) {
    const part = { x: x + (column * w) / columns, y, w: w / columns, h };
    if (sums.edges(part) > 0.45 * edges) filled++;
  }
  const beside = [
    { x, y: y - 0.55 * h, w, h: 0.4 * h },
    { x, y: y + 1.15 * h, w, h: 0.4 * h },
    { x: x - 0.22 * w, y, w: 0.16 * w, h },
    { x: x + 1.06 * w, y, w: 0.16 * w, h },
  ].map((field) => sums.edges(field));
  const calm = beside.reduce((sum, one) => sum + Math.max(0, 1 - one / edges), 0) / beside.length;
  const letters = Math.min(1, edges / 0.3);
  if (sums.changes(field) < fewestChanges) return 0;
  return letters * calm * Math.max(0, (filled - 3) / (columns - 3));
}

interface Sums {
  /** The share of its pixels that lie on upright edges. */
  edges: (field: Field) => number;
  /** Its mean brightness. */
  light: (field: Field) => number;
  /** The share of its pixels that are bright. */
  bright: (field: Field) => number;
  /** How often a line through its letters changes between light and dark: the middle one of three lines. */
  changes: (field: Field) => number;
}

function sumsOf({ data, width, height }: Grey): Sums {
  const at = (x: number, y: number) => data[y * width + x] ?? 0;
  const isEdge = (x: number, y: number) =>
    x > 0 && x < width - 1 && Math.abs(at(x + 1, y) - at(x - 1, y)) > edge ? 1 : 0;
  const table = (value: (x: number, y: number) => number) => {
    const sum = new Float64Array((width + 1) * (height + 1));
    for (let y = 0; y < height; y++) {
      let row = 0;
      for (let x = 0; x < width; x++) {
        row += value(x, y);
        sum[(y + 1) * (width + 1) + x + 1] = row + (sum[y * (width + 1) + x + 1] ?? 0);
      }
    }
    return ({ x, y, w, h }: Field) => {
      const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
      const [right, bottom] = [Math.min(width, Math.round(x + w)), Math.min(height, Math.round(y + h))];
      if (right <= left || bottom <= top) return 0;
      const corner = (column: number, line: number) => sum[line * (width + 1) + column] ?? 0;
      const all = corner(right, bottom) - corner(left, bottom) - corner(right, top) + corner(left, top);
      return all / ((right - left) * (bottom - top));
    };
  };
  const changes = ({ x, y, w, h }: Field) => {
    const lines = [0.36, 0.5, 0.64].map((share) => {
      const line = Math.round(y + share * h);
      let [least, most] = [255, 0];
      for (let column = Math.ceil(x); column < x + w; column++) {
        least = Math.min(least, at(column, line));
        most = Math.max(most, at(column, line));
      }
      const [low, high] = [least + 0.4 * (most - least), least + 0.6 * (most - least)];
      let [count, isLight] = [0, at(Math.ceil(x), line) > high];
      for (let column = Math.ceil(x); column < x + w; column++) {
        const value = at(column, line);
        if (isLight ? value < low : value > high) {
          isLight = !isLight;
          count++;
        }
      }
      return count;
    });
    return lines.toSorted((a, b) => a - b)[1] ?? 0;
  };
  return {
    changes,
    edges: table(isEdge),
    light: table(at),
    bright: table((x, y) => (at(x, y) > 120 ? 1 : 0)),
  };
}
