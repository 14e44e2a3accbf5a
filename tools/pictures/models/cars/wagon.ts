import { pts } from "../../offline/math.ts";
import type { CarSpec } from "./car-spec.ts";
import { sedan } from "./sedan.ts";
import { fogLamp, grille, intake, withOtherFace } from "./shapes.ts";

export const wagon: CarSpec = withOtherFace(
  sedan,
  {
    length: 4.78,
    wheel: { R: 0.345, rim: 0.72, spokes: 7, spokeHalf: 0.032 },
    trim: "chrome",
    deckLine: 0,
    hood: pts("0,0.67 0.12,0.75 0.4,0.84 0.9,0.93 1.4,0.99 2,1.01 3.8,1.05 4.78,1.07"),
    belt: pts("0,0.6 0.4,0.76 0.9,0.84 1.4,0.9 2.5,0.94 3.8,0.985 4.78,1.01"),
    plan: pts("0,0.83 0.5,0.885 1,0.905 2.2,0.91 3.6,0.915 4.3,0.895 4.78,0.83"),
    roof: pts("1.7,1.42 2.3,1.46 2.8,1.475 3.5,1.465 4.2,1.42 4.8,1.37"),
    height: 1.475,
    rearProfile: pts("0,0.2 0.25,0.1 0.4,0.02 0.6,0 0.75,0.05 0.95,0.1 1.1,0.13 1.4,0.2"),
    cabin: {
      ...sedan.cabin,
      tail: [4.62, 1.04, 0.85],
      cPillar: 0.16,
      tailRadius: 0.08,
      tailBow: 0.15,
      taper: 0.08,
      tailCurve: 0.14,
      pillars: pts("2.6,2.64,0.036 3.52,3.56,0.03"),
      spoiler: true,
      rearGlassSide: 0.07,
      rearGlassBase: 0.03,
    },
    doors: [
      pts("1.6,0.3 1.54,0.5 1.54,0.9"),
      pts("2.62,0.3 2.61,0.6 2.62,0.96"),
      pts("3.24,0.3 3.31,0.55 3.46,0.74 3.55,0.9 3.57,1"),
      pts("1.6,0.3 3.24,0.3"),
    ],
    tailLamp: {
      outline: pts("0.45,0.85 0.45,0.92 0.85,0.97 1.25,0.98 1.3,0.92 1,0.83"),
      glow: pts("0.5,0.885 0.85,0.9 1.18,0.94"),
    },
    rearBadge: 0.92,
    rearPlate: 0.74,
    fuel: [4.05, 0.84],
    headlamp: {
      outline: pts("0.47,0.615 0.46,0.7 0.8,0.745 1.16,0.79 1.26,0.785 1.16,0.69 0.88,0.625"),
      daylight: pts("0.5,0.685 0.5,0.635 0.86,0.645 1.1,0.7"),
      eyes: pts("0.63,0.68,0.03 0.8,0.7,0.03"),
    },
    front: [fogLamp(0.68, 0.34)],
    roofRails: [2, 4.1],
  },
  grille(0.42, 0.52, 0.72, 0.04, { pattern: "vert", pitch: 0.036, edge: 0.012 }),
  intake(0.58, 0.2, 0.36, { pattern: "bars", pitch: 0.04, from: 0 }),
);
