import { pts } from "../../offline/math.ts";
import type { CarSpec } from "./car-spec.ts";
import { grille, intake, roundedBox, tallProfile, withOtherFace } from "./shapes.ts";
import { suv } from "./suv.ts";

/** A boxy off-roader: upright glass, flat bonnet, square lamps, rails on the roof. */
export const suvOffroad: CarSpec = withOtherFace(
  suv,
  {
    height: 1.88,
    clearance: 0.27,
    wheel: { R: 0.405, rim: 0.6, spokes: 6, spokeHalf: 0.042, width: 0.27 },
    archRatio: 1.13,
    cladding: 0.065,
    flare: 0.024,
    hood: pts("0,1.06 0.05,1.13 0.25,1.18 0.9,1.2 1.35,1.215 2,1.22 4,1.25 4.82,1.26"),
    belt: pts("0,1.02 0.4,1.12 0.9,1.14 1.4,1.16 2.6,1.18 4,1.2 4.82,1.21"),
    shoulder: pts("0,1.02 0.8,1.03 1.6,1.04 2.8,1.05 4.82,1.08"),
    plan: pts("0,0.9 0.5,0.945 1,0.955 2.2,0.96 3.6,0.965 4.4,0.96 4.82,0.93"),
    roof: pts("1.5,1.83 2,1.87 2.8,1.88 3.6,1.875 4.3,1.86 4.8,1.84"),
    frontProfile: tallProfile(0.6),
    rearProfile: pts("0,0.16 0.35,0.06 0.5,0 0.7,0 0.85,0.03 1.1,0.03 1.3,0.03 1.9,0.05"),
    frontWrap: 0.2,
    rearWrap: 0.08,
    section: pts(
      "-0.9,0.08 -0.7,0.03 -0.5,0.008 -0.3,0.008 -0.15,0.018 -0.05,0.012 0,0 0.05,0.005 0.15,0.02 0.3,0.06 0.5,0.12",
    ),
    cabin: {
      ...suv.cabin,
      screen: [1.34, 1.2, 0.75],
      tail: [4.76, 1.22, 0.14],
      tumble: 0.16,
      curve: 0.08,
      tailRadius: 0.07,
      screenRadius: 0.09,
      cPillar: 0.12,
      pillars: pts("2.62,2.63,0.04 3.48,3.48,0.035 4.2,4.2,0.05"),
      tailCurve: 0.05,
      sunroof: undefined,
      taper: 0.02,
    },
    roofRails: [2.0, 4.3],
    trim: undefined,
    handleKind: "black",
    mirrorBlack: true,
    bulge: 0.02,
    headlamp: {
      outline: roundedBox(0.56, 0.84, 0.9, 1.03, 0.03),
      daylight: pts("0.6,0.87 0.6,1 0.86,1 0.86,0.87 0.6,0.87"),
      daylightHalf: 0.008,
      eyes: pts("0.73,0.935,0.058"),
    },
    tailLamp: {
      outline: roundedBox(0.8, 0.78, 0.99, 1.14, 0.02),
      glow: pts("0.86,0.84 0.86,1.08"),
      white: pts("0.8,0.86 0.8,0.93 1.1,0.93 1.1,0.86"),
    },
    front: [
      { outline: pts("-0.1,0.28 0.98,0.28 0.98,0.5 -0.1,0.5"), wrap: true, kind: "black" },
      {
        outline: roundedBox(0.62, 0.55, 0.86, 0.63, 0.02),
        wrap: true,
        pattern: "bars",
        pitch: 0.03,
        from: 0,
      },
    ],
    rear: [{ outline: pts("-0.1,0.1 0.98,0.1 0.98,0.54 -0.1,0.54") }],
    rearLines: [pts("0,0.62 0.74,0.62 0.76,0.8 0.76,1.2")],
    badge: 0,
    rearBadge: 1.1,
    frontPlate: 0.6,
    rearPlate: 0.7,
  },
  grille(0.52, 0.84, 1.04, 0.03, {
    pattern: "bars",
    pitch: 0.062,
    from: 0.02,
    edge: 0.016,
    edgeKind: "gloss",
  }),
  intake(0.5, 0.66, 0.76, { pattern: "mesh", pitch: 0.04 }),
);

/** A sleek one: slim lamps, wide mesh grille, black roof, a bar of light behind. */
export const suvSport: CarSpec = withOtherFace(
  suv,
  {
    height: 1.68,
    wheel: { R: 0.395, rim: 0.75, spokes: 10, spokeHalf: 0.02, dark: "two", width: 0.27 },
    cladding: 0.03,
    hood: pts("0,0.84 0.1,0.94 0.4,1.03 0.9,1.09 1.35,1.13 2,1.15 4,1.21 4.82,1.23"),
    belt: pts("0,0.78 0.4,0.93 0.9,1 1.4,1.05 2.6,1.09 4,1.17 4.82,1.2"),
    roof: pts("1.6,1.62 2.2,1.67 2.8,1.68 3.5,1.655 4.1,1.59 4.8,1.48"),
    cabin: {
      ...suv.cabin,
      screen: [1.24, 1.1, 1.55],
      tail: [4.66, 1.22, 1.0],
      tailBow: 0.2,
      darkRoof: true,
      sunroof: undefined,
      cPillar: 0.24,
      pillars: pts("2.62,2.66,0.04 3.5,3.54,0.03"),
    },
    trim: undefined,
    headlamp: {
      outline: pts("0.5,0.79 0.5,0.825 0.85,0.865 1.22,0.925 1.28,0.91 1.05,0.83 0.8,0.795"),
      daylight: pts("0.54,0.806 0.84,0.82 1.12,0.875"),
      eyes: pts("0.68,0.826,0.016 0.8,0.836,0.016"),
    },
    tailLamp: {
      outline: pts("-0.1,1.035 -0.1,1.075 0.6,1.085 1.18,1.11 1.22,1.06 0.95,1.01 0.6,1.02"),
      glow: pts("0,1.055 0.6,1.053 1.12,1.075"),
    },
    front: [
      {
        outline: pts("0.68,0.42 0.74,0.64 0.96,0.7 1.02,0.64 0.94,0.44"),
        wrap: true,
        pattern: "mesh",
        pitch: 0.04,
      },
    ],
    rear: [
      { outline: roundedBox(0.5, 0.37, 0.6, 0.45, 0.03), kind: "pipe" },
      { outline: roundedBox(0.63, 0.37, 0.73, 0.45, 0.03), kind: "pipe" },
      { outline: pts("-0.1,0.1 0.88,0.1 0.8,0.5 -0.1,0.48") },
    ],
    badge: 0.74,
    rearBadge: 0.96,
    frontPlate: 0.5,
    rearPlate: 0.8,
  },
  grille(0.5, 0.56, 0.82, 0.12, { pattern: "mesh", pitch: 0.042, edge: 0.01, edgeKind: "gloss" }),
  intake(0.6, 0.3, 0.44, { pattern: "mesh", pitch: 0.04 }),
);
