// Parametric motorcycle: every part is its own distance function and mesh. Outlines are drawn in the side view and given a
// width.
import { box2, box3, rod, smax, smin, sstep } from "../../offline/math.ts";
import { type Distance, meshOf } from "../../offline/mesher.ts";
import type { VehicleModel } from "../vehicle.ts";
import { shadePart } from "./finish.ts";
import type { EnginePart, Fender, MotorcycleSpec } from "./motorcycle-spec.ts";
import { ellipsoid, findBounds, type Part, sidePlate, tube, turned } from "./part.ts";
import { wheelParts } from "./wheels.ts";

export function makeMotorcycle(spec: MotorcycleSpec, build: boolean): VehicleModel {
  const parts = partsOf(spec);
  const frontR = spec.frontRadius ?? 0.3;
  const meshes = build
    ? parts.flatMap((part, i) => {
        const bounds = part.bounds ?? findBounds(part.distance);
        return bounds ? [meshOf(part.distance, bounds, part.cell ?? 0.007, i)] : [];
      })
    : [];
  const bright = spec.engineBright ?? false;
  return {
    length: spec.length,
    width: spec.width,
    height: spec.height,
    meshes,
    wheelAt: [frontR + (spec.offset ?? 0.02), frontR, 0.06],
    distance: 7.5,
    shade: (part, x, y, z, nx, _ny, nz, m) => shadePart(parts[part], bright, x, y, z, nx, nz, m),
  };
}

function partsOf(spec: MotorcycleSpec): Part[] {
  const { frontRadius = 0.3, rearRadius = 0.315, frontWidth = 0.12, rearWidth = 0.18, offset = 0.02 } = spec;
  const frontX = frontRadius + offset;
  const rearX = frontX + spec.wheelbase;
  const axle: Distance = (x, y, z) =>
    rod(x, y, z, [rearX, rearRadius, -0.13], [rearX, rearRadius, 0.13], 0.016);
  const parts: Part[] = [
    ...wheelParts(spec, frontX, frontRadius, frontWidth, false),
    ...wheelParts(spec, rearX, rearRadius, rearWidth, true),
    ...forkParts(spec, frontX, frontRadius),
    { distance: axle, material: "metal" },
  ];
  for (const fender of spec.fenders ?? []) {
    const [x, y] = fender.rear ? [rearX, rearRadius] : [frontX, frontRadius];
    parts.push({ distance: band(fender, x, y), material: fender.material ?? "paint", cell: 0.006 });
  }
  for (const plate of spec.plates) {
    const { material = "paint", res = 0.0085, lines } = plate;
    parts.push({ distance: sidePlate(plate), material, cell: res, lines });
  }
  for (const part of spec.engine) {
    const cell = part.kind === "case" ? 0.0075 : 0.0055;
    parts.push({
      distance: enginePart(part),
      material: (part.kind === "case" && part.material) || "engine",
      cell,
    });
  }
  for (const one of spec.tubes) {
    const cell = Math.max(0.0045, one.radius * 0.28);
    parts.push({ distance: tube(one), material: one.material ?? "black", cell });
  }
  for (const box of spec.boxes) {
    const distance: Distance = (x, y, z) => {
      const [u, v] = turned(x - box.x, y - box.y, box.tilt ?? 0);
      return box3(u, v, box.z ? Math.abs(z) - box.z : z, box.hx, box.hy, box.hz, box.radius ?? 0.012);
    };
    parts.push({
      distance,
      material: box.material ?? "black",
      lines: box.lines,
      plateAt: { x: box.x, y: box.y },
    });
  }
  for (const ball of spec.balls ?? []) {
    parts.push({ distance: ellipsoid(ball), material: ball.material, cell: 0.006, ball });
  }
  return [...parts, ...controls(spec, frontX, frontRadius)];
}

/** A point up along the fork from the front axle, and ahead of it. */
function onFork(
  spec: MotorcycleSpec,
  frontX: number,
  frontR: number,
  up: number,
  ahead = 0,
): readonly [number, number] {
  const lean = (spec.rake * Math.PI) / 180;
  const [s, c] = [Math.sin(lean), Math.cos(lean)];
  return [frontX + s * up + c * ahead, frontR + c * up - s * ahead];
}

function forkParts(spec: MotorcycleSpec, frontX: number, frontR: number): Part[] {
  const { fork, forkZ = 0.095 } = spec;
  const at = (up: number, ahead = 0) => onFork(spec, frontX, frontR, up, ahead);
  const [low, middle, high] = [at(0), at(fork * 0.48), at(fork + 0.05)];
  const thickBelow = spec.conventionalFork ?? false;
  const leg = (a: readonly number[], b: readonly number[], radius: number): Distance =>
    tube({ path: [a, b], radius, z: forkZ });
  const [c1, c2] = [at(fork * 0.8, 0.02), at(fork, 0.02)];
  const clamps: Distance = (x, y, z) =>
    Math.min(
      box3(x - c1[0], y - c1[1], z, 0.045, 0.018, forkZ + 0.03, 0.012),
      box3(x - c2[0], y - c2[1], z, 0.045, 0.015, forkZ + 0.03, 0.012),
    );
  const axle: Distance = (x, y, z) => rod(x, y, z, [frontX, frontR, -forkZ], [frontX, frontR, forkZ], 0.018);
  return [
    { distance: leg(low, middle, thickBelow ? 0.029 : 0.021), material: "metal" },
    {
      distance: leg(middle, high, thickBelow ? 0.021 : 0.029),
      material: thickBelow ? "chrome" : (spec.forkMaterial ?? "gold"),
    },
    { distance: clamps, material: "black" },
    { distance: axle, material: "metal" },
  ];
}

/** A mudguard: a band over the tyre. */
function band(fender: Fender, cx: number, cy: number): Distance {
  const { from, to, width = 0.07, gap = 0.028, sag = 1.4, thick = 0.006 } = fender;
  const R = cy + gap;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  return (x, y, z) => {
    const dx = x - cx;
    const dy = y - cy;
    const shell = smax(Math.abs(Math.hypot(dx, dy) - R + sag * z * z) - thick, Math.abs(z) - width, 0.01);
    const angle = Math.atan2(dy, -dx) - middle;
    const past = Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) - half;
    return smax(shell, past * R, 0.012);
  };
}

function enginePart(e: EnginePart): Distance {
  if (e.kind === "case") {
    return (x, y, z) => {
      let d = box3(x - e.x, y - e.y, z, e.hx, e.hy, e.hz, 0.05);
      for (const [cx, cy, r] of e.covers ?? []) {
        const cover = box2(Math.hypot(x - cx, y - cy), Math.abs(z) - e.hz - 0.005, r, 0.03, 0.018);
        d = smin(d, cover, 0.012);
      }
      return d;
    };
  }
  const s = Math.sin(e.tilt);
  const c = Math.cos(e.tilt);
  return (x, y, z) => {
    const up = (x - e.x) * s + (y - e.y) * c;
    const out = (x - e.x) * c - (y - e.y) * s;
    let d = e.round
      ? box2(Math.hypot(out, z), up - e.h / 2, e.hx, e.h / 2, 0.012)
      : box3(out, up - e.h / 2, z, e.hx, e.h / 2, e.hz, 0.015);
    if (e.fins && up > 0.02 && up < e.h - 0.05) {
      d += 0.013 * sstep(0.2, 0.3, Math.abs(((up / 0.021 + 50) % 1) - 0.5));
    }
    if (!e.head) return d;
    return Math.min(
      d,
      box3(out, up - e.h + 0.01, z, e.hx * 0.92, 0.035, e.hz * (e.round ? 0.87 : 1.02), 0.02),
    );
  };
}

/** Handlebar with grips and levers, and the mirrors. */
function controls(spec: MotorcycleSpec, frontX: number, frontR: number): Part[] {
  const { bar, mirror } = spec;
  const top = onFork(spec, frontX, frontR, spec.fork + 0.05, 0.02);
  const [gx, gy] = [bar.grip[0] - bar.mid[0], bar.grip[1] - bar.mid[1]];
  const path = [
    [...top, 0.02],
    [...bar.rise, 0.12],
    [...bar.mid, bar.width * 0.6],
    [...bar.grip, bar.width],
  ];
  const gripFrom = [bar.grip[0] - gx * 0.35, bar.grip[1] - gy * 0.35, bar.width - 0.1] as const;
  const gripTo = [...bar.grip, bar.width + 0.02] as const;
  const leverFrom = [bar.mid[0] - 0.03, bar.mid[1], bar.width * 0.7] as const;
  const leverTo = [bar.grip[0] - 0.06, bar.grip[1] - 0.01, bar.width] as const;
  const parts: Part[] = [
    { distance: tube({ path, radius: 0.0115, z: 0.02 }), material: bar.material ?? "black" },
    { distance: (x, y, z) => rod(x, y, Math.abs(z), gripFrom, gripTo, 0.0175), material: "rubber" },
    {
      distance: (x, y, z) => rod(x, y, Math.abs(z), leverFrom, leverTo, 0.006),
      material: "black",
      cell: 0.0035,
    },
  ];
  if (!mirror) return parts;
  const { at, from, h = 0.035 } = mirror;
  const stalk = [from, [at[0], at[1] - 0.02, at[2]]];
  const glass: Distance = (x, y, z) => box3(x - at[0], y - at[1], Math.abs(z) - at[2], 0.016, h, 0.07, 0.016);
  parts.push({ distance: tube({ path: stalk, radius: 0.006, z: 0 }), material: "black", cell: 0.0035 });
  parts.push({ distance: glass, material: mirror.material ?? "mirror" });
  return parts;
}
