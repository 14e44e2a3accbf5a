import { pts } from "../../offline/math.ts";
import type { EnginePart, Finish, Tube } from "./motorcycle-spec.ts";

export const pipes = (
  path: Tube["path"],
  radius: number,
  material: Finish = "exhaust",
  z?: number,
): Tube => ({
  path,
  radius,
  material,
  z,
});

/** A four in line, tilted forward. */
export const inline: readonly EnginePart[] = [
  {
    kind: "case",
    x: 0.98,
    y: 0.43,
    hx: 0.22,
    hy: 0.13,
    hz: 0.15,
    covers: pts("1.06,0.43,0.1 0.88,0.4,0.075"),
  },
  { kind: "cyl", x: 0.87, y: 0.5, tilt: -0.35, h: 0.27, hx: 0.1, hz: 0.17, head: true },
];

/** Swing arm from the pivot to the rear axle. */
export const chainSide = (rearX: number, rearY: number, pivotX: number, pivotY: number): readonly Tube[] => [
  {
    path: [
      [pivotX, pivotY],
      [rearX - 0.12, rearY + 0.05],
      [rearX, rearY],
    ],
    radius: 0.032,
    z: 0.115,
    material: "black",
  },
];
