import { pts } from "../../offline/math.ts";
import type { MotorcycleSpec } from "./motorcycle-spec.ts";
import { chainSide } from "./shared-parts.ts";

export const sport: MotorcycleSpec = {
  wheelbase: 1.41,
  height: 1.14,
  width: 0.74,
  rake: 23.5,
  length: 2.06,
  spokes: 5,
  ySpokes: true,
  fork: 0.56,
  rearRadius: 0.318,
  rearWidth: 0.195,
  fenders: [{ from: 0.6, to: 2.6, width: 0.068 }],
  plates: [
    {
      outline: pts("0.64,0.8 0.64,0.92 0.72,1 0.88,1.03 1,1 1.16,0.84 1.14,0.78 0.9,0.78 0.72,0.75"),
      half: pts("0.62,0.14 0.8,0.18 1,0.145 1.16,0.075"),
      radius: 0.065,
      crease: pts("0.64,0.87,1.14,0.9,0.6,0.3"),
    },
    {
      outline: pts(
        "0.04,0.76 0.1,0.83 0.3,0.96 0.46,1 0.66,0.95 0.8,0.82 0.62,0.7 0.44,0.7 0.3,0.68 0.14,0.69",
      ),
      half: pts("0.04,0.035 0.2,0.125 0.45,0.205 0.8,0.215"),
      radius: 0.055,
      crease: pts("0.06,0.77,0.8,0.86,0.75,0.3"),
    },
    {
      outline: pts(
        "0.4,0.72 0.46,0.82 0.72,0.84 0.96,0.74 0.92,0.64 1.02,0.48 1.2,0.34 1.24,0.27 1.1,0.2 0.8,0.18 0.64,0.22 0.56,0.36 0.6,0.52 0.5,0.62",
      ),
      soft: 1,
      half: pts("0.4,0.19 0.6,0.225 0.9,0.215 1.24,0.11"),
      radius: 0.04,
      crease: pts("0.42,0.66,1.2,0.42,0.22,0.34"),
    },
    {
      outline: pts("0.62,0.66 0.86,0.71 0.88,0.66 0.7,0.57 0.64,0.58"),
      half: pts("0.62,0.222 0.88,0.212"),
      soft: 1,
      radius: 0.012,
      material: "black",
    },
    {
      outline: pts("0.66,0.5 0.88,0.56 0.92,0.51 0.72,0.41 0.67,0.43"),
      half: pts("0.62,0.205 0.9,0.2"),
      soft: 1,
      radius: 0.012,
      material: "black",
    },
    {
      outline: pts("0.24,0.92 0.36,1.04 0.52,1.12 0.58,1.115 0.56,1 0.44,0.96"),
      half: pts("0.24,0.05 0.42,0.125 0.58,0.15"),
      radius: 0.05,
      material: "smoke",
    },
    {
      outline: pts("1.1,0.8 1.13,0.845 1.38,0.86 1.42,0.82 1.3,0.79"),
      half: 0.125,
      radius: 0.03,
      material: "seat",
    },
    {
      outline: pts(
        "1.1,0.79 1.38,0.83 1.5,0.95 1.68,1 1.94,1.05 1.97,1.03 1.76,0.9 1.46,0.77 1.2,0.69 1.1,0.7",
      ),
      half: pts("1.1,0.1 1.45,0.145 1.97,0.03"),
      soft: 2,
      radius: 0.035,
      crease: pts("1.1,0.75,1.96,1.03,0.45,0.6"),
    },
    {
      outline: pts("1.48,0.945 1.54,1 1.76,1.035 1.8,1.02 1.6,0.965"),
      half: 0.085,
      radius: 0.025,
      material: "seat",
    },
  ],
  engine: [{ kind: "case", x: 1.05, y: 0.44, hx: 0.2, hy: 0.14, hz: 0.14, covers: pts("1.1,0.45,0.085") }],
  tubes: [
    { path: pts("0.62,0.8 0.9,0.7 1.18,0.55 1.22,0.42"), radius: 0.035, z: 0.15, material: "metal" },
    ...chainSide(1.73, 0.318, 1.2, 0.46),
    {
      path: pts("1.16,0.28,0.13,0.04 1.3,0.33,0.16,0.05 1.58,0.5,0.19,0.06"),
      radius: 0.05,
      material: "exhaust",
    },
    { path: pts("1.57,0.495,0.19,0.05 1.61,0.52,0.195,0.035"), radius: 0.04, material: "black" },
    { path: pts("1.2,0.42,0.17 1.22,0.42,0.26"), radius: 0.012, z: 0.17, material: "metal" },
    { path: pts("1.86,0.95 1.97,0.74"), radius: 0.013, material: "black" },
  ],
  boxes: [
    { x: 1.975, y: 0.72, hx: 0.008, hy: 0.075, hz: 0.095, tilt: 0.35, material: "plate" },
    { x: 1.955, y: 1.015, hx: 0.025, hy: 0.012, hz: 0.045, material: "lampR", tilt: 0.2 },
    { x: 0.2, y: 0.8, z: 0.08, hx: 0.09, hy: 0.016, hz: 0.045, material: "lampF", tilt: 0.3, radius: 0.012 },
  ],
  bar: { rise: [0.58, 0.92], mid: [0.58, 0.92], grip: [0.68, 0.9], width: 0.33 },
  mirror: { from: [0.42, 0.95, 0.1], at: [0.36, 1.06, 0.33], h: 0.03 },
  caliper: "gold",
};
