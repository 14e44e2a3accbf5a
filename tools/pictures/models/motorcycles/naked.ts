import { pts } from "../../offline/math.ts";
import type { MotorcycleSpec } from "./motorcycle-spec.ts";
import { chainSide, inline, pipes } from "./shared-parts.ts";

export const naked: MotorcycleSpec = {
  wheelbase: 1.42,
  height: 1.12,
  width: 0.8,
  rake: 24,
  length: 2.08,
  spokes: 5,
  ySpokes: true,
  fork: 0.6,
  fenders: [{ from: 0.55, to: 2.5, width: 0.068, material: "gloss" }],
  plates: [
    {
      outline: pts(
        "0.58,0.82 0.6,0.95 0.7,1.02 0.88,1.04 1,1 1.16,0.85 1.14,0.8 0.9,0.8 0.74,0.76 0.62,0.75",
      ),
      half: pts("0.58,0.13 0.78,0.185 0.98,0.15 1.16,0.075"),
      radius: 0.07,
      crease: pts("0.6,0.86,1.1,0.92,0.55,0.35"),
    },
    {
      outline: pts("0.46,0.72 0.44,0.83 0.62,0.9 0.84,0.83 0.8,0.72 0.62,0.56 0.56,0.6"),
      half: pts("0.44,0.16 0.62,0.215 0.84,0.19"),
      radius: 0.04,
      crease: pts("0.46,0.77,0.84,0.8,0.5,0.45"),
    },
    {
      outline: pts(
        "1.1,0.82 1.14,0.865 1.36,0.855 1.44,0.91 1.74,0.965 1.76,0.94 1.46,0.86 1.3,0.8 1.12,0.79",
      ),
      half: pts("1.1,0.11 1.36,0.14 1.76,0.07"),
      radius: 0.035,
      material: "seat",
    },
    {
      outline: pts(
        "1.12,0.82 1.3,0.835 1.48,0.89 1.84,0.985 1.89,0.95 1.8,0.87 1.56,0.79 1.36,0.72 1.2,0.69 1.12,0.7",
      ),
      half: pts("1.12,0.11 1.4,0.14 1.7,0.11 1.9,0.06"),
      radius: 0.035,
      crease: pts("1.12,0.76,1.9,0.955,0.5,0.5"),
    },
    {
      outline: pts("0.27,0.84 0.3,0.98 0.38,1.04 0.5,1.05 0.6,0.98 0.58,0.86 0.4,0.8"),
      half: pts("0.27,0.075 0.4,0.12 0.6,0.13"),
      radius: 0.05,
      crease: pts("0.27,0.95,0.6,0.97,0.6,0.3"),
    },
    {
      outline: pts("0.36,1.02 0.42,1.1 0.52,1.15 0.54,1.13 0.5,1.03"),
      half: 0.095,
      radius: 0.02,
      material: "smoke",
    },
    {
      outline: pts("0.68,0.34 0.74,0.4 1.12,0.38 1.2,0.3 0.98,0.22 0.76,0.25"),
      half: pts("0.68,0.1 0.85,0.15 1.2,0.12"),
      radius: 0.04,
      crease: pts("0.7,0.34,1.2,0.32,0.3,0.5"),
    },
  ],
  engine: inline,
  tubes: [
    { path: pts("0.6,0.84 0.86,0.68 1.2,0.5 1.2,0.4"), radius: 0.03, z: 0.15, material: "black" },
    { path: pts("0.62,0.78 0.9,0.66 1.1,0.74 1.5,0.84"), radius: 0.016, z: 0.12, material: "black" },
    ...chainSide(1.74, 0.315, 1.2, 0.44),
    pipes(pts("0.78,0.62,0.09 0.66,0.5,0.09 0.68,0.3,0.08 0.85,0.22,0.06"), 0.02, "exhaust", 0.09),
    pipes(pts("0.85,0.22,0.05 1.15,0.26,0.1 1.26,0.3,0.15"), 0.032),
    { path: pts("1.26,0.3,0.16,0.05 1.62,0.46,0.2,0.062"), radius: 0.055, material: "black" },
    { path: pts("1.62,0.46,0.2,0.045 1.655,0.475,0.203,0.03"), radius: 0.04, material: "exhaust" },
    { path: pts("1.16,0.36,0.17 1.19,0.36,0.27"), radius: 0.012, z: 0.17, material: "metal" },
    { path: pts("1.74,0.85 1.86,0.72"), radius: 0.022, material: "black" },
  ],
  boxes: [
    { x: 0.62, y: 0.52, tilt: 0.12, hx: 0.025, hy: 0.17, hz: 0.17, material: "black" },
    { x: 1.9, y: 0.69, hx: 0.006, hy: 0.075, hz: 0.095, tilt: 0.35, material: "plate" },
    { x: 1.88, y: 0.955, hx: 0.025, hy: 0.014, hz: 0.05, material: "lampR", tilt: 0.4 },
    { x: 0.285, y: 0.9, hx: 0.03, hy: 0.055, hz: 0.075, material: "lampF", tilt: -0.12, radius: 0.025 },
  ],
  bar: { rise: [0.62, 1.0], mid: [0.6, 1.06], grip: [0.72, 1.05], width: 0.37 },
  mirror: { from: [0.66, 1.06, 0.3], at: [0.62, 1.18, 0.36] },
  caliper: "gold",
};
