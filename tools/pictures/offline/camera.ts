// Long-lens cameras, framed so that the whole vehicle fits with an even margin.
import type { Angle } from "../catalogue.ts";
import type { VehicleModel } from "../models/vehicle.ts";

export interface Camera {
  /** Eye, forward, right and up. */
  readonly ex: number;
  readonly ey: number;
  readonly ez: number;
  readonly fx: number;
  readonly fy: number;
  readonly fz: number;
  readonly rx: number;
  readonly rz: number;
  readonly ux: number;
  readonly uy: number;
  readonly uz: number;
  /** Half of the picture in units of distance, and the shift of its middle. */
  tx: number;
  ty: number;
  sx: number;
  sy: number;
}

type Spot = readonly [number, number, number];

/** Turn around the vehicle (0 from the front, 90 from the side) and height above the ground, in degrees. */
const views: Readonly<Record<Angle, readonly [turn: number, elevation: number]>> = {
  front34: [36, 3.4],
  side: [90, 2.4],
  rear34: [146, 3.9],
  front: [0, 2.6],
  rear: [180, 2.9],
  wheel: [62, 3.4],
};

function lookAt(target: Spot, angle: Angle, distance: number, fieldOfView: number, aspect: number): Camera {
  const a = (views[angle][0] * Math.PI) / 180;
  const e = (views[angle][1] * Math.PI) / 180;
  const [fx, fy, fz] = [Math.cos(a) * Math.cos(e), -Math.sin(e), -Math.sin(a) * Math.cos(e)];
  const flat = Math.hypot(fx, fz);
  const [rx, rz] = [-fz / flat, fx / flat];
  const ty = Math.tan((fieldOfView * Math.PI) / 360);
  return {
    ex: target[0] - fx * distance,
    ey: target[1] - fy * distance,
    ez: target[2] - fz * distance,
    fx,
    fy,
    fz,
    rx,
    rz,
    ux: -rz * fy,
    uy: rz * fx - rx * fz,
    uz: rx * fy,
    tx: ty * aspect,
    ty,
    sx: 0,
    sy: 0,
  };
}

export function cameraFor(model: VehicleModel, angle: Angle, aspect: number): Camera {
  const { length, width, height, distance, wheelAt } = model;
  if (angle === "wheel") {
    return lookAt([wheelAt[0] + 0.25, wheelAt[1] + 0.12, wheelAt[2]], angle, 7, 14, aspect);
  }
  const camera = lookAt([length / 2, height * 0.46, 0], angle, distance, 17, aspect);
  let [left, right, low, high] = [1e9, -1e9, 1e9, -1e9];
  const corner = Math.min(0.35, length * 0.08);
  for (const x of [0, corner, length - corner, length]) {
    for (const y of [0, height]) {
      for (const side of [-1, 1]) {
        // The very ends of a body are narrower: its corners are round.
        const z = (side * width * (x === 0 || x === length ? 0.6 : 1)) / 2;
        const [vx, vy, vz] = [x - camera.ex, y - camera.ey, z - camera.ez];
        const away = vx * camera.fx + vy * camera.fy + vz * camera.fz;
        const u = (vx * camera.rx + vz * camera.rz) / away;
        const v = (vx * camera.ux + vy * camera.uy + vz * camera.uz) / away;
        left = Math.min(left, u);
        right = Math.max(right, u);
        low = Math.min(low, v);
        high = Math.max(high, v);
      }
    }
  }
  camera.tx = Math.max((right - left) / 2 / 0.86, ((high - low) / 2 / 0.74) * aspect);
  camera.ty = camera.tx / aspect;
  camera.sx = (left + right) / 2;
  camera.sy = (low + high) / 2 + camera.ty * 0.06;
  return camera;
}

/** Row of the horizon as a share of the picture's height. */
export function horizonOf(camera: Camera): number {
  const up = -camera.fy / Math.hypot(camera.fx, camera.fz);
  return (1 - (up - camera.sy) / camera.ty) / 2;
}
