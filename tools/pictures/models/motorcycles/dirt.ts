import { pts } from "../../offline/math.ts";
import type { MotorcycleSpec } from "./motorcycle-spec.ts";

export const dirt: MotorcycleSpec = {
  wheelbase: 1.48,
  height: 1.26,
  width: 0.82,
  rake: 27,
  length: 2.16,
  frontRadius: 0.345,
  rearRadius: 0.33,
  frontWidth: 0.09,
  rearWidth: 0.12,
  rimShare: 0.78,
  wire: true,
  rimMaterial: "rimSilver",
  knobby: true,
  fork: 0.82,
  forkZ: 0.09,
  oneDisc: true,
  offset: 0.0,
  forkMaterial: "metal",
  plates: [
    {
      outline: pts(
        "0.14,0.86 0.4,0.95 0.58,0.96 0.58,0.92 0.84,0.84 0.84,0.825 0.56,0.885 0.4,0.905 0.16,0.84",
      ),
      half: pts("0.14,0.03 0.3,0.065 0.84,0.06"),
      radius: 0.02,
    },
    {
      outline: pts("0.6,0.86 0.66,1 0.84,1.02 1.06,0.95 1.02,0.86 0.9,0.78 0.8,0.66 0.7,0.62 0.66,0.74"),
      half: pts("0.6,0.16 0.72,0.19 1.06,0.1"),
      radius: 0.07,
      lines: [{ path: pts("0.7,0.68 0.84,0.84 1.04,0.9") }],
    },
    {
      outline: pts("0.9,1 1,0.99 1.3,0.95 1.7,0.97 1.78,0.95 1.4,0.89 1.04,0.91"),
      half: pts("0.9,0.06 1.2,0.095 1.78,0.06"),
      radius: 0.035,
      material: "seat",
    },
    {
      outline: pts("1.16,0.91 1.4,0.9 1.6,0.93 1.56,0.8 1.42,0.68 1.26,0.68 1.2,0.78"),
      half: pts("1.16,0.1 1.4,0.13 1.6,0.1"),
      radius: 0.04,
    },
    {
      outline: pts("1.5,0.94 1.78,0.965 2.1,0.99 2.14,0.975 1.9,0.92 1.6,0.89"),
      half: pts("1.5,0.07 1.8,0.075 2.14,0.05"),
      radius: 0.02,
    },
    { outline: pts("0.5,0.96 0.53,1.12 0.58,1.18 0.68,1.14 0.64,0.98"), half: 0.105, radius: 0.03, soft: 1 },
  ],
  engine: [
    {
      kind: "case",
      x: 1.02,
      y: 0.47,
      hx: 0.17,
      hy: 0.11,
      hz: 0.1,
      covers: pts("1.06,0.46,0.085 0.94,0.44,0.06"),
    },
    { kind: "cyl", x: 0.96, y: 0.52, tilt: -0.12, h: 0.24, hx: 0.075, hz: 0.085, head: true, fins: true },
  ],
  tubes: [
    {
      path: pts("0.68,0.92 0.76,0.62 0.84,0.36 1.16,0.34 1.22,0.5 1.2,0.8"),
      radius: 0.02,
      z: 0.09,
      material: "black",
    },
    { path: pts("0.68,0.94 1.2,0.82 1.7,0.92"), radius: 0.018, z: 0.08, material: "black" },
    { path: pts("1.2,0.48 1.825,0.33"), radius: 0.03, z: 0.1, material: "metal" },
    {
      path: pts("0.86,0.66,0.04 0.78,0.56,0.1 0.9,0.52,0.13 1.2,0.64,0.14 1.36,0.74,0.15"),
      radius: 0.021,
      material: "exhaust",
    },
    {
      path: pts("1.36,0.74,0.15,0.04 1.5,0.8,0.16,0.052 1.84,0.88,0.15,0.05"),
      radius: 0.05,
      material: "exhaust",
    },
    { path: pts("1.84,0.88,0.15,0.045 1.87,0.887,0.15,0.025"), radius: 0.04, material: "black" },
    { path: pts("1.14,0.38,0.11 1.16,0.38,0.22"), radius: 0.012, z: 0.11, material: "metal" },
    { path: pts("1.28,0.72 1.36,0.42"), radius: 0.03, material: "gold" },
  ],
  boxes: [
    { x: 0.74, y: 0.74, tilt: 0.2, hx: 0.018, hy: 0.12, hz: 0.13 },
    { x: 2.03, y: 0.965, hx: 0.02, hy: 0.012, hz: 0.03, material: "lampR" },
    { x: 0.522, y: 1.05, hx: 0.02, hy: 0.04, hz: 0.06, material: "lampF", radius: 0.018, tilt: -0.15 },
  ],
  bar: { rise: [0.78, 1.18], mid: [0.78, 1.22], grip: [0.9, 1.2], width: 0.39 },
};
