import { pts } from "../../offline/math.ts";
import type { CarSpec } from "./car-spec.ts";
import { sedan } from "./sedan.ts";
import { grille, intake, roundedBox, withOtherFace } from "./shapes.ts";

/** An older, more upright saloon: chrome grille, large lamps, a notch between cabin and boot. */
export const sedanClassic: CarSpec = withOtherFace(
  sedan,
  {
    height: 1.47,
    wheel: { R: 0.335, rim: 0.7, spokes: 10, spokeHalf: 0.022 },
    hood: pts("0,0.72 0.1,0.79 0.4,0.87 0.9,0.95 1.4,1 2,1.02 3.8,1.07 4.3,1.085 4.58,1.085 4.7,1.07"),
    belt: pts("0,0.65 0.4,0.79 0.9,0.86 1.4,0.91 2.5,0.95 3.8,0.98 4.7,0.985"),
    roof: pts("1.7,1.425 2.3,1.46 2.75,1.47 3.3,1.46 3.7,1.425 4.1,1.36"),
    frontProfile: pts("0,0.14 0.22,0.05 0.36,0.01 0.5,0 0.66,0 0.76,0.03 0.86,0.1 1,0.3"),
    frontWrap: 0.28,
    cabin: {
      ...sedan.cabin,
      screen: [1.36, 0.985, 1.5],
      tail: [4.18, 1.06, 1.2],
      tailBow: 0.2,
      cPillar: 0.16,
      pillars: pts("2.6,2.62,0.036 3.5,3.5,0.02"),
    },
    trim: "chrome",
    handleKind: "chrome",
    headlamp: {
      outline: pts("0.46,0.6 0.45,0.76 0.8,0.79 1.12,0.82 1.22,0.79 1.12,0.66 0.82,0.6"),
      daylight: pts("0.5,0.63 0.8,0.63 1.06,0.68"),
      eyes: pts("0.6,0.705,0.052 0.82,0.715,0.046"),
    },
    tailLamp: {
      outline: pts("0.55,0.78 0.53,0.97 0.85,0.98 1.18,0.97 1.2,0.9 1.02,0.78"),
      glow: pts("0.6,0.83 0.6,0.93 0.95,0.94 1.1,0.92"),
      white: pts("0.72,0.8 0.72,0.84 0.95,0.84 0.95,0.8"),
    },
    front: [{ outline: roundedBox(0.7, 0.32, 0.92, 0.4, 0.03), wrap: true, kind: "silver" }],
    rear: [
      { outline: pts("-0.1,0.85 0.5,0.85 0.5,0.875 -0.1,0.875"), kind: "chrome" },
      { outline: roundedBox(0.5, 0.27, 0.62, 0.33, 0.025), kind: "pipe" },
      { outline: pts("-0.1,0.1 0.7,0.1 0.66,0.3 -0.1,0.3") },
    ],
    rearLines: [pts("0,0.56 0.66,0.58 0.72,0.78")],
    badge: 0.79,
    rearBadge: 0.94,
    rearPlate: 0.7,
  },
  grille(0.4, 0.5, 0.75, 0.06, { pattern: "bars", pitch: 0.046, from: 0.01, bar: "chrome", edge: 0.018 }),
  intake(0.62, 0.21, 0.33, { pattern: "bars", pitch: 0.04, from: 0 }),
);

/** A fastback without a grille: one bar of light ahead and one behind. */
export const sedanFastback: CarSpec = withOtherFace(
  sedan,
  {
    height: 1.42,
    wheel: { R: 0.36, rim: 0.75, spokes: 5, spokeHalf: 0.05, twist: 0.35, dark: "two" },
    hood: pts("0,0.6 0.12,0.7 0.4,0.8 0.9,0.89 1.4,0.96 2,0.99 3.8,1.05 4.3,1.09 4.58,1.11 4.7,1.1"),
    belt: pts("0,0.54 0.4,0.72 0.9,0.81 1.4,0.88 2.5,0.93 3.8,1 4.7,1.02"),
    roof: pts("1.7,1.375 2.3,1.415 2.75,1.42 3.2,1.405 3.7,1.35 4.4,1.2"),
    cabin: {
      ...sedan.cabin,
      screen: [1.24, 0.94, 1.9],
      tail: [4.38, 1.09, 2.3],
      tailBow: 0.3,
      cPillar: 0.24,
      darkRoof: true,
      rearGlassBase: 0.05,
    },
    headlamp: {
      outline: pts("-0.1,0.632 -0.1,0.652 0.5,0.664 0.9,0.7 1.28,0.765 1.3,0.745 1,0.665 0.6,0.63"),
      daylight: pts("0,0.642 0.5,0.648 0.9,0.682 1.18,0.738"),
      daylightHalf: 0.008,
    },
    tailLamp: {
      outline: pts("-0.1,0.925 -0.1,0.968 0.6,0.975 1.15,0.985 1.2,0.95 0.9,0.91 0.5,0.92"),
      glow: pts("0,0.947 0.6,0.948 1.1,0.962"),
    },
    front: [
      {
        outline: pts("0.66,0.26 0.7,0.44 0.9,0.5 0.98,0.46 0.92,0.28"),
        wrap: true,
        pattern: "mesh",
        pitch: 0.04,
      },
    ],
    rear: [{ outline: pts("-0.1,0.1 0.78,0.1 0.7,0.38 -0.1,0.34") }],
    rearLines: [pts("0,0.6 0.66,0.62 0.74,0.88")],
    badge: 0.7,
    rearBadge: 0,
    rearPlate: 0.74,
    frontPlate: 0.42,
  },
  grille(0.3, 0.52, 0.535, 0.005, { kind: "black" }),
  intake(0.58, 0.18, 0.3, { pattern: "bars", pitch: 0.035, from: 0 }),
);
