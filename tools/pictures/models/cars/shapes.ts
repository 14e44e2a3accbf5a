// Outlines and profiles that several cars share.
import { type Points, pts } from "../../offline/math.ts";
import type { CarSpec, Patch, Recess } from "./car-spec.ts";

type Look = Omit<Patch, "outline">;

export const roundedBox = (x0: number, y0: number, x1: number, y1: number, c = 0.04): Points => [
  [x0 + c, y0],
  [x1 - c, y0],
  [x1, y0 + c],
  [x1, y1 - c],
  [x1 - c, y1],
  [x0 + c, y1],
  [x0, y1 - c],
  [x0, y0 + c],
];

export const frontProfile = pts("0,0.16 0.2,0.06 0.3,0.025 0.45,0.01 0.58,0 0.68,0.02 0.8,0.09 1,0.3");
export const rearProfile = pts("0,0.2 0.25,0.1 0.4,0.03 0.6,0 0.75,0.02 0.95,0.05 1.08,0 1.3,0.1");
const upright = pts("0,0.14 0.25,0.07 0.45,0.015 0.62,0 0.8,0 0.95,0.02 1.1,0.07 1.4,0.3");
/** The upright front of a tall car; `k` scales how far it leans. */
export const tallProfile = (k: number): Points => upright.map(([y, back]) => [y, back * k]);

/** Half of a grille around the middle; `c` is the size of its lower corners. */
export const grille = (half: number, low: number, high: number, c: number, look: Look = {}): Patch => ({
  outline: [
    [-0.1, low],
    [half - c * 1.4, low],
    [half, low + c],
    [half, high - c * 0.4],
    [half - c * 0.6, high],
    [-0.1, high],
  ],
  ...look,
});

export const intake = (half: number, low: number, high: number, look: Look = {}): Patch => ({
  outline: [
    [-0.1, low],
    [half - 0.06, low],
    [half, low + (high - low) * 0.6],
    [half - 0.2, high],
    [-0.1, high],
  ],
  ...look,
});

export const fogLamp = (x: number, y: number): Patch => ({
  outline: [
    [x, y - 0.07],
    [x + 0.24, y - 0.05],
    [x + 0.32, y + 0.08],
    [x + 0.24, y + 0.09],
    [x + 0.06, y + 0.03],
  ],
  wrap: true,
  pattern: "bars",
  pitch: 0.04,
  from: 0,
});

export const recessOf = (patch: Patch, depth: number): Recess => ({
  end: "f",
  outline: patch.outline,
  depth,
});

/** Adds the upper and lower openings of the nose, drawn and pressed in. */
export const withFace = (spec: CarSpec, upper: Patch, lower: Patch): CarSpec => ({
  ...spec,
  front: [upper, lower, ...(spec.front ?? [])],
  recess: [recessOf(upper, 0.03), recessOf(lower, 0.04), ...(spec.recess ?? [])],
});

/** Another car on the same body: its own face instead of the one it comes from. */
export const withOtherFace = (
  from: CarSpec,
  changes: Partial<CarSpec>,
  upper: Patch,
  lower: Patch,
): CarSpec => withFace({ ...from, front: [], recess: [], ...changes }, upper, lower);
