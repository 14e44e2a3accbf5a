// Mirrors, door handles, seats and plates: small parts with a mesh of their own.
import { box3, rod, smax, smin } from "../../offline/math.ts";
import { meshOf, type PartMesh, placed } from "../../offline/mesher.ts";
import type { BodyShape } from "./body-shape.ts";

export const parts = {
  body: 0,
  inner: 1,
  mirror: 2,
  handle: 3,
  plate: 4,
  extra: 5,
  rail: 6,
  wheel: 10,
} as const;

/** A mesh and its mirror image on the other side. */
const pair = (mesh: PartMesh): PartMesh[] => [mesh, placed(mesh, 0, 0, 0, true)];

export function mirrorPlace({ spec, belt, plan }: BodyShape): { x: number; y: number; z: number } {
  const x = spec.mirrorX ?? spec.cabin.screen[0] + 0.52;
  return { x, y: spec.mirrorY ?? belt.at(x) + 0.085, z: plan.at(x) + 0.07 };
}

export function mirrorMeshes(shape: BodyShape): PartMesh[] {
  const { x: mx, y: my, z: mz } = mirrorPlace(shape);
  const [halfLong, halfTall] = shape.spec.van ? [0.06, 0.15] : [0.075, 0.066];
  const mirror = (x: number, y: number, z: number): number => {
    const out = z - mz;
    const shell = box3(
      x - mx + 0.01 + out * 0.25,
      y - my - out * 0.05,
      out,
      halfLong,
      halfTall,
      0.105,
      0.055,
    );
    const foot = rod(x, y, z, [mx + 0.03, my - 0.075, mz - 0.19], [mx + 0.01, my - 0.05, mz - 0.03], 0.024);
    return smin(shell, foot, 0.03);
  };
  const bounds = [mx - 0.2, my - 0.25, mz - 0.26, mx + 0.2, my + 0.2, mz + 0.16];
  return pair(meshOf(mirror, bounds, 0.008, parts.mirror));
}

export function handleMeshes({ spec, belt, halfWidthAt }: BodyShape): PartMesh[] {
  return (spec.handles ?? []).flatMap((hx) => {
    const hy = belt.at(hx) + (spec.handleY ?? -0.105);
    const out = halfWidthAt(hx, hy);
    const handle = (x: number, y: number, z: number): number => {
      const w = halfWidthAt(hx, hy);
      const bar = box3(x - hx, y - hy - (x - hx) * 0.03, z - w - 0.016, 0.105, 0.0135, 0.014, 0.012);
      return smax(bar, -(Math.hypot((x - hx) / 1.7, z - w + 0.014) - 0.036), 0.008);
    };
    const bounds = [hx - 0.14, hy - 0.04, out - 0.03, hx + 0.14, hy + 0.04, out + 0.05];
    return pair(meshOf(handle, bounds, 0.0045, parts.handle));
  });
}

export function dashboard({ spec, belt }: BodyShape): { x: number; y: number } {
  const x = spec.cabin.screen[0] + 0.42;
  return { x, y: belt.at(x) - 0.02 };
}

/** Dashboard, steering wheel and seats, seen through the glass. */
export function innerMeshes(shape: BodyShape): PartMesh[] {
  const { spec, end } = shape;
  const { seats = [], halfWidth: W, height } = spec;
  if (seats.length === 0) return [];
  const dash = dashboard(shape);
  const inner = (x: number, y: number, z: number): number => {
    const az = Math.abs(z);
    let d = box3(x - dash.x, y - dash.y + 0.14, z, 0.3, 0.12, W - 0.2, 0.08);
    for (const [sx, sy, bench] of seats) {
      const across = bench ? Math.max(0, az - 0.3) : az - 0.37;
      const leaned = x - sx - (y - sy) * 0.28;
      const back = box3(leaned, y - sy - 0.3, across, 0.075, 0.34, 0.25, 0.07);
      const cushion = box3(x - sx + 0.24, y - sy + 0.02, across, 0.27, 0.08, 0.25, 0.07);
      const headrest = box3(leaned, y - sy - 0.74, bench ? az - 0.36 : across, 0.055, 0.09, 0.13, 0.05);
      d = Math.min(d, back, cushion, headrest);
    }
    const wx = x - dash.x - 0.42;
    const wy = y - dash.y;
    const along = wx * 0.9 + wy * 0.43;
    const up = wy * 0.9 - wx * 0.43;
    return Math.min(d, Math.hypot(Math.hypot(up, z - 0.37) - 0.175, along) - 0.017);
  };
  return [meshOf(inner, [0.3, 0.2, -W, end, height + 0.1, W], 0.022, parts.inner)];
}

/** Where the body's surface lies in the middle, coming from the front (1) or the rear (-1). */
function surfaceX({ spec, body }: BodyShape, y: number, direction: 1 | -1): number {
  let x = direction > 0 ? -0.3 : spec.length + 0.3;
  for (let i = 0; i < 4000 && body(x, y, 0) >= 0.004; i++) x += direction * 0.0015;
  return x;
}

export function plateMeshes(shape: BodyShape): PartMesh[] {
  const { frontPlate, rearPlate, rearPlateX } = shape.spec;
  const plate = (px: number, py: number): PartMesh => {
    const distance = (x: number, y: number, z: number): number =>
      box3(x - px, y - py, z, 0.008, 0.056, 0.26, 0.006);
    return meshOf(distance, [px - 0.02, py - 0.07, -0.28, px + 0.02, py + 0.07, 0.28], 0.005, parts.plate);
  };
  const meshes: PartMesh[] = [];
  if (frontPlate) meshes.push(plate(surfaceX(shape, frontPlate, 1) - 0.012, frontPlate));
  if (rearPlate) meshes.push(plate((rearPlateX ?? surfaceX(shape, rearPlate, -1)) + 0.012, rearPlate));
  return meshes;
}

/** Rails along the roof of a tall car, from x to x. */
export function railMeshes({ spec, cabinSide, cabinRoof }: BodyShape): PartMesh[] {
  const { roofRails, height, halfWidth } = spec;
  if (!roofRails) return [];
  const [from, to] = roofRails;
  // Where the roof still lies well inside the sides, coming from outside.
  const edgeAt = (x: number): { y: number; z: number } => {
    for (let z = halfWidth; z > 0.3; z -= 0.004) {
      let y = height + 0.02;
      while (y > height - 0.3 && cabinRoof(x, y, z) > 0) y -= 0.004;
      if (cabinSide(x, y, z) < -0.075) return { y, z };
    }
    return { y: height, z: 0.5 };
  };
  const steps = 14;
  const line = Array.from({ length: steps + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / steps;
    const { y, z } = edgeAt(x);
    const lifted = 0.045 * Math.min(1, (Math.min(i, steps - i) / steps) * 6);
    return [x, y + lifted, z] as const;
  });
  const rail = (x: number, y: number, z: number): number => {
    let d = 1;
    for (let i = 0; i < steps; i++) d = Math.min(d, rod(x, y, z, line[i], line[i + 1], 0.017));
    return d;
  };
  const ys = line.map((p) => p[1]);
  const zs = line.map((p) => p[2]);
  const bounds = [
    from - 0.05,
    Math.min(...ys) - 0.05,
    Math.min(...zs) - 0.05,
    to + 0.05,
    Math.max(...ys) + 0.05,
    Math.max(...zs) + 0.05,
  ];
  return pair(meshOf(rail, bounds, 0.007, parts.rail));
}
