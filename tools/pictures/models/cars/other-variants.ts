// One more face for each of the less common bodies.
import { pts } from "../../offline/math.ts";
import type { CarSpec } from "./car-spec.ts";
import { coupe } from "./coupe.ts";
import { crossover } from "./crossover.ts";
import { pickup } from "./pickup.ts";
import { fogLamp, grille, intake, roundedBox, withOtherFace } from "./shapes.ts";
import { van } from "./van.ts";

/** Friendlier than the first: round lamps low in the nose, body-coloured roof and rails. */
export const crossoverFamily: CarSpec = withOtherFace(
  crossover,
  {
    wheel: { R: 0.35, rim: 0.7, spokes: 5, twin: 0.05, spokeHalf: 0.032 },
    cabin: { ...crossover.cabin, darkRoof: false, tail: [4.3, 1.14, 0.6], cPillar: 0.16 },
    roof: pts("1.5,1.56 2.1,1.6 2.6,1.61 3.2,1.6 3.7,1.575 4.4,1.52"),
    roofRails: [1.95, 3.75],
    trim: "chrome",
    headlamp: {
      outline: pts("0.44,0.73 0.42,0.86 0.78,0.9 1.1,0.93 1.22,0.92 1.1,0.8 0.8,0.73"),
      daylight: pts("0.47,0.755 0.8,0.75 1.06,0.81"),
      eyes: pts("0.6,0.81,0.036 0.8,0.825,0.036"),
    },
    tailLamp: {
      outline: pts("0.56,0.86 0.52,1.04 0.85,1.08 1.1,1.08 1.14,1 1,0.86"),
      glow: pts("0.6,0.91 0.6,1.01 0.9,1.03 1.05,1.02"),
      white: pts("0.7,0.88 0.7,0.93 0.95,0.93 0.95,0.88"),
    },
    front: [fogLamp(0.66, 0.48)],
    badge: 0.8,
    rearBadge: 0.97,
    frontPlate: 0.46,
  },
  grille(0.4, 0.62, 0.84, 0.07, { pattern: "bars", pitch: 0.05, from: 0.01, bar: "chrome", edge: 0.014 }),
  intake(0.6, 0.28, 0.5, { pattern: "mesh", pitch: 0.04 }),
);

/** A grand tourer: large oval grille, silver wheels, chrome around the glass. */
export const coupeTourer: CarSpec = withOtherFace(
  coupe,
  {
    wheel: { R: 0.35, rim: 0.75, spokes: 9, spokeHalf: 0.024, width: 0.25 },
    rearWheel: undefined,
    trim: "chrome",
    lines: [],
    headlamp: {
      outline: pts("0.56,0.53 0.54,0.64 0.8,0.69 1.1,0.74 1.2,0.73 1.08,0.6 0.8,0.53"),
      daylight: pts("0.58,0.55 0.82,0.555 1.04,0.615"),
      eyes: pts("0.68,0.605,0.032 0.86,0.63,0.032"),
    },
    tailLamp: {
      outline: roundedBox(0.5, 0.8, 0.92, 0.905, 0.05),
      glow: pts("0.56,0.852 0.86,0.852"),
    },
    front: [{ outline: roundedBox(0.7, 0.24, 0.92, 0.34, 0.03), wrap: true, pattern: "mesh", pitch: 0.034 }],
    badge: 0.63,
    rearBadge: 0.88,
  },
  grille(0.42, 0.26, 0.56, 0.12, { pattern: "vert", pitch: 0.045, bar: "chrome", edge: 0.014 }),
  intake(0.5, 0.14, 0.2, { pattern: "bars", pitch: 0.03, from: 0 }),
);

/** The working truck made rugged: black mesh face, dark wheels, square lamps. */
export const pickupRugged: CarSpec = withOtherFace(
  pickup,
  {
    wheel: { R: 0.41, rim: 0.62, spokes: 8, spokeHalf: 0.03, width: 0.29, dark: true },
    cladding: 0.075,
    handleKind: "black",
    mirrorBlack: true,
    headlamp: {
      outline: roundedBox(0.58, 0.84, 1.0, 1.04, 0.03),
      daylight: pts("0.62,0.87 0.62,1.01 0.95,1.01"),
      eyes: pts("0.74,0.94,0.045 0.89,0.94,0.045"),
    },
    tailLamp: {
      outline: pts("0.84,0.8 0.84,1.12 1.06,1.12 1.06,0.8"),
      glow: pts("0.89,0.85 0.89,1.07 0.98,1.07"),
      white: pts("0.92,0.86 0.92,0.95 1.1,0.95 1.1,0.86"),
    },
    front: [
      { outline: pts("-0.1,0.36 0.98,0.36 0.98,0.5 -0.1,0.5"), wrap: true, kind: "black" },
      fogLamp(0.72, 0.6),
    ],
    badge: 0,
  },
  grille(0.54, 0.68, 1.05, 0.06, { pattern: "mesh", pitch: 0.06, edge: 0.014, edgeKind: "gloss" }),
  intake(0.6, 0.4, 0.56, { pattern: "mesh", pitch: 0.05 }),
);

/** A panel van: no glass behind the front doors, and a plain dark grille. */
export const vanCargo: CarSpec = withOtherFace(
  van,
  {
    height: 2.12,
    roof: pts("0.9,1.86 1.6,2.04 2.4,2.11 3.4,2.12 4.6,2.11 5.3,2.09"),
    cabin: { ...van.cabin, cPillar: 2.96, pillars: pts("2.2,2.2,0.05,1"), noRearGlass: true },
    seats: pts("1.95,0.78"),
    lines: [pts("2.2,1.95 3.62,1.95"), pts("2.3,0.98 5,0.98"), pts("3.62,1 3.62,1.95")],
    headlamp: {
      outline: pts("0.5,0.8 0.5,0.94 0.8,1.02 1.1,1.08 1.16,1.06 1.06,0.86 0.86,0.79"),
      daylight: pts("0.54,0.82 0.84,0.82 1.02,0.88"),
      eyes: pts("0.68,0.9,0.05"),
    },
    tailLamp: {
      outline: pts("0.84,0.86 0.84,1.36 1,1.36 1.04,0.88"),
      glow: pts("0.89,0.94 0.89,1.3"),
      white: pts("0.8,1.02 0.8,1.1 1.1,1.1 1.1,1.02"),
    },
    front: [{ outline: pts("-0.1,0.2 0.98,0.2 0.98,0.44 -0.1,0.44"), wrap: true, kind: "black" }],
    badge: 0.93,
  },
  grille(0.46, 0.62, 0.86, 0.05, { pattern: "bars", pitch: 0.06, from: 0.01 }),
  intake(0.6, 0.46, 0.56, { pattern: "mesh", pitch: 0.045 }),
);
