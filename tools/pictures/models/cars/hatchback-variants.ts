import { pts } from "../../offline/math.ts";
import type { CarSpec } from "./car-spec.ts";
import { hatchback } from "./hatchback.ts";
import { grille, intake, roundedBox, withOtherFace } from "./shapes.ts";

/** A small city car: short, tall and round-eyed. */
export const hatchbackCity: CarSpec = withOtherFace(
  hatchback,
  {
    length: 3.62,
    height: 1.51,
    halfWidth: 0.83,
    frontOverhang: 0.7,
    wheelbase: 2.38,
    wheel: { R: 0.295, rim: 0.68, spokes: 8, spokeHalf: 0.026 },
    hood: pts("0,0.72 0.08,0.8 0.28,0.89 0.6,0.96 0.95,1.02 2,1.03 3,1.06 3.7,1.07"),
    belt: pts("0,0.66 0.3,0.8 0.7,0.89 1.1,0.93 2.2,0.96 3,1 3.7,1.02"),
    shoulder: pts("0,0.72 0.6,0.78 1.4,0.82 2.4,0.85 3.7,0.9"),
    plan: pts("0,0.74 0.4,0.8 0.9,0.815 2,0.82 2.9,0.82 3.3,0.8 3.62,0.74"),
    roof: pts("1.2,1.45 1.7,1.5 2.2,1.51 2.7,1.495 3.2,1.45 3.7,1.38"),
    frontWrap: 0.4,
    cabin: {
      ...hatchback.cabin,
      screen: [0.88, 0.99, 1.3],
      tail: [3.49, 1.03, 0.45],
      pillars: pts("2.12,2.14,0.04 2.9,2.92,0.02"),
      privacyX: 9,
      cPillar: 0.26,
      tailBow: 0.25,
    },
    seats: pts("1.9,0.56 2.7,0.56,1"),
    handles: [1.96, 2.76],
    doors: [
      pts("1.24,0.3 1.18,0.5 1.17,0.92"),
      pts("2.13,0.3 2.12,0.6 2.13,1"),
      pts("2.66,0.3 2.7,0.55 2.84,0.74 2.94,0.92 2.96,1.05"),
      pts("1.24,0.3 2.66,0.3"),
    ],
    hoodLine: [0.55, 0.14, 0.14],
    fuel: [3.12, 0.88],
    headlamp: {
      outline: roundedBox(0.46, 0.63, 0.84, 0.83, 0.09),
      daylight: pts("0.5,0.66 0.53,0.645 0.76,0.645 0.8,0.665"),
      eyes: pts("0.65,0.74,0.075"),
    },
    tailLamp: {
      outline: roundedBox(0.64, 0.76, 0.86, 1, 0.06),
      glow: pts("0.68,0.8 0.68,0.96 0.8,0.96"),
      white: pts("0.73,0.8 0.73,0.85 0.82,0.85 0.82,0.8"),
    },
    front: [{ outline: roundedBox(0.68, 0.33, 0.86, 0.42, 0.04), wrap: true, kind: "silver" }],
    rear: [{ outline: pts("-0.1,0.1 0.7,0.1 0.6,0.34 -0.1,0.34") }],
    rearLines: [pts("0,0.46 0.5,0.48 0.58,0.62 0.62,0.8")],
    badge: 0.74,
    rearBadge: 0.9,
    frontPlate: 0.44,
    rearPlate: 0.58,
  },
  grille(0.3, 0.64, 0.66, 0.01, { kind: "chrome" }),
  intake(0.52, 0.24, 0.54, { pattern: "bars", pitch: 0.05, from: 0 }),
);

/** The sporty five-door: black roof, big dark wheels, honeycomb intakes, red caliper. */
export const hatchbackSport: CarSpec = withOtherFace(
  hatchback,
  {
    wheel: {
      R: 0.345,
      rim: 0.75,
      spokes: 7,
      twin: 0.034,
      spokeHalf: 0.022,
      dark: true,
      caliper: [0.5, 0.02, 0.02],
    },
    flare: 0.024,
    cabin: { ...hatchback.cabin, darkRoof: true, cPillar: 0.36 },
    headlamp: {
      outline: pts("0.42,0.615 0.42,0.665 0.8,0.7 1.12,0.765 1.24,0.78 1.12,0.68 0.85,0.625"),
      daylight: pts("0.46,0.628 0.84,0.64 1.08,0.7"),
      eyes: pts("0.6,0.662,0.022 0.78,0.676,0.022"),
    },
    tailLamp: {
      outline: pts("0.36,0.85 0.36,0.9 0.8,0.94 1.08,0.955 1.14,0.91 0.95,0.8 0.72,0.82"),
      glow: pts("0.42,0.875 0.8,0.895 1.02,0.9"),
    },
    front: [
      {
        outline: pts("0.6,0.24 0.64,0.42 0.84,0.48 0.94,0.44 0.88,0.27"),
        wrap: true,
        pattern: "mesh",
        pitch: 0.036,
      },
    ],
    rear: [
      { outline: roundedBox(0.42, 0.24, 0.52, 0.32, 0.03), kind: "pipe" },
      { outline: roundedBox(0.55, 0.24, 0.65, 0.32, 0.03), kind: "pipe" },
      { outline: pts("-0.1,0.1 0.78,0.1 0.7,0.4 -0.1,0.36") },
    ],
    badge: 0.66,
    rearBadge: 0.88,
  },
  grille(0.44, 0.54, 0.64, 0.04, { pattern: "mesh", pitch: 0.034, edge: 0.008, edgeKind: "gloss" }),
  intake(0.54, 0.2, 0.44, { pattern: "mesh", pitch: 0.036 }),
);
