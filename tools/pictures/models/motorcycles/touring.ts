import { pts } from "../../offline/math.ts";
import { cruiser } from "./cruiser.ts";
import type { MotorcycleSpec } from "./motorcycle-spec.ts";

export const touring: MotorcycleSpec = {
  ...cruiser,
  height: 1.4,
  length: 2.5,
  width: 0.96,
  wire: false,
  spokes: 7,
  twist: 0.15,
  rimMaterial: "rimSilver",
  oneDisc: false,
  plates: [
    ...cruiser.plates.slice(0, 3),
    {
      outline: pts("0.42,0.8 0.46,1 0.6,1.12 0.76,1.12 0.8,1 0.76,0.84 0.6,0.74"),
      half: pts("0.42,0.09 0.55,0.25 0.8,0.32"),
      radius: 0.11,
      lines: [{ path: pts("0.5,0.98 0.78,1") }],
    },
    {
      outline: pts("0.58,1.08 0.68,1.25 0.78,1.36 0.8,1.35 0.74,1.2 0.66,1.06"),
      half: pts("0.58,0.2 0.8,0.24"),
      radius: 0.02,
      material: "screen",
      res: 0.006,
    },
    {
      outline: pts("0.72,0.6 0.72,0.34 0.82,0.3 0.94,0.4 0.9,0.6 0.82,0.7"),
      half: pts("0.72,0.26 0.94,0.22"),
      shell: true,
    },
    { outline: pts("1.26,0.66 1.5,0.64 1.56,0.5 1.4,0.44 1.28,0.5"), half: 0.15, radius: 0.05 },
  ],
  boxes: [
    ...cruiser.boxes.slice(0, 2),
    {
      x: 2.06,
      y: 0.56,
      z: 0.26,
      hx: 0.32,
      hy: 0.14,
      hz: 0.09,
      material: "paint",
      radius: 0.07,
      tilt: 0.04,
      lines: [{ path: pts("1.7,0.6 2.4,0.63") }],
    },
    {
      x: 2.13,
      y: 0.915,
      hx: 0.18,
      hy: 0.115,
      hz: 0.2,
      material: "paint",
      radius: 0.07,
      tilt: 0.05,
      lines: [{ path: pts("1.9,0.935 2.5,0.965") }],
    },
    { x: 1.93, y: 0.87, hx: 0.035, hy: 0.1, hz: 0.15, material: "seat", radius: 0.035, tilt: 0.1 },
    { x: 2.305, y: 0.86, hx: 0.012, hy: 0.018, hz: 0.15, material: "lampR", tilt: 0.05 },
    { x: 2.385, y: 0.6, z: 0.27, hx: 0.01, hy: 0.06, hz: 0.05, material: "lampR" },
    { x: 2.08, y: 0.77, hx: 0.2, hy: 0.035, hz: 0.1 },
    cruiser.boxes[2],
  ],
  balls: [
    { x: 0.48, y: 0.91, rx: 0.09, ry: 0.095, rz: 0.095, material: "round", chrome: true },
    { x: 0.52, y: 0.87, z: 0.165, rx: 0.06, ry: 0.05, rz: 0.05, material: "lampF" },
    { x: 1.09, y: 0.6, z: 0.13, rx: 0.085, ry: 0.085, rz: 0.045, material: "chrome" },
  ],
  mirror: { from: [0.74, 1.08, 0.28], at: [0.72, 1.14, 0.42], material: "paint" },
};
