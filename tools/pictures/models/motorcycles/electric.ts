import { pts } from "../../offline/math.ts";
import type { MotorcycleSpec } from "./motorcycle-spec.ts";
import { naked } from "./naked.ts";
import { chainSide } from "./shared-parts.ts";

/** The naked bike's frame with a battery where the engine was, a motor at the pivot, and no pipes. */
export const electric: MotorcycleSpec = {
  ...naked,
  spokes: 9,
  ySpokes: false,
  twist: 0.4,
  rimMaterial: "rim",
  forkMaterial: "metal",
  plates: [
    ...naked.plates.slice(0, 1),
    ...naked.plates.slice(2, 6),
    {
      outline: pts("0.6,0.78 0.72,0.84 1.12,0.82 1.16,0.62 1.08,0.42 0.86,0.3 0.7,0.34 0.62,0.52"),
      half: pts("0.6,0.11 0.8,0.15 1.16,0.13"),
      radius: 0.03,
      soft: 1,
      material: "panel",
      lines: [0.44, 0.52, 0.6, 0.68].map((y) => ({
        path: [
          [0.66, y],
          [1.12, y],
        ],
        width: 0.006,
      })),
    },
    {
      outline: pts("0.58,0.8 0.62,0.86 0.9,0.84 1.14,0.84 1.15,0.79 0.9,0.77 0.7,0.68 0.62,0.7"),
      half: pts("0.58,0.14 0.8,0.19 1.15,0.14"),
      radius: 0.03,
    },
  ],
  engine: [
    {
      kind: "case",
      x: 1.14,
      y: 0.42,
      hx: 0.12,
      hy: 0.11,
      hz: 0.1,
      covers: pts("1.14,0.42,0.1"),
      material: "metal",
    },
  ],
  tubes: [
    { path: pts("0.6,0.84 0.86,0.74 1.16,0.6 1.2,0.44"), radius: 0.026, z: 0.155, material: "black" },
    { path: pts("1.1,0.76 1.5,0.84"), radius: 0.016, z: 0.12, material: "black" },
    ...chainSide(1.74, 0.315, 1.2, 0.44),
    { path: pts("1.16,0.34,0.15 1.19,0.34,0.26"), radius: 0.012, z: 0.15, material: "metal" },
    { path: pts("1.74,0.85 1.86,0.72"), radius: 0.022, material: "black" },
  ],
  boxes: naked.boxes.slice(1),
};
