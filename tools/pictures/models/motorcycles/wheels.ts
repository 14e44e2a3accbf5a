// Motorcycle wheels: tyre with tread, cast or wire rim, brake discs.
import { box2, box3, mix, smin, sstep } from "../../offline/math.ts";
import type { Distance } from "../../offline/mesher.ts";
import type { MotorcycleSpec } from "./motorcycle-spec.ts";
import type { Part } from "./part.ts";

/** Position within a repeating pattern around the wheel, 0 at its edges and 0.5 in its middle. */
const around = (turns: number): number => Math.abs((((turns % 1) + 1) % 1) - 0.5);

export function wheelParts(
  spec: MotorcycleSpec,
  cx: number,
  R: number,
  width: number,
  rear: boolean,
): Part[] {
  const rim = R * (spec.rimShare ?? (rear ? 0.66 : 0.7));
  const half = width / 2;
  const atAxle =
    (f: Distance): Distance =>
    (x, y, z) =>
      f(x - cx, y - R, z);
  const bounds = [cx - R - 0.03, -0.03, -half - 0.07, cx + R + 0.03, 2 * R + 0.03, half + 0.07];
  const parts: Part[] = [
    { distance: atAxle(tyre(R, rim, half, spec.knobby ?? false)), material: "rubber", bounds, cell: 0.0062 },
    {
      distance: atAxle(spec.wire ? wireRim(rim, half) : castRim(spec, rim, half, rear)),
      material: spec.rimMaterial ?? "rim",
      bounds,
      cell: spec.wire ? 0.0034 : 0.0055,
    },
  ];
  const discR = rear ? rim * 0.6 : rim * 0.78;
  const sides = rear ? [-0.085] : spec.oneDisc ? [0.07] : [-0.07, 0.07];
  const discBounds = [cx - discR - 0.02, R - discR - 0.02, -0.11, cx + discR + 0.02, R + discR + 0.02, 0.11];
  parts.push({
    distance: atAxle(brakeDisc(discR, sides)),
    material: "metal",
    bounds: discBounds,
    cell: 0.004,
  });
  if (!rear) {
    const caliper: Distance = (x, y, z) => {
      const out = (spec.oneDisc ? z : Math.abs(z)) - 0.075;
      return box3(x - cx - discR * 0.86, y - R - discR * 0.1, out, 0.028, 0.055, 0.024, 0.012);
    };
    parts.push({ distance: caliper, material: spec.caliper ?? "black" });
  }
  return parts;
}

const tyre =
  (R: number, rim: number, half: number, knobby: boolean): Distance =>
  (x, y, z) => {
    const r = Math.hypot(x, y);
    const middle = (R + rim) / 2;
    const tall = (R - rim) / 2;
    let d = (Math.hypot((r - middle) / tall, z / half) - 1) * Math.min(tall, half) * 0.9;
    const turn = Math.atan2(y, x) / Math.PI;
    if (knobby) {
      if (d > -0.012 && r > middle)
        d += 0.011 * sstep(0.35, 0.5, around(turn * 17 + (z > 0 ? 0.5 : 0)) * 1.6);
    } else if (r > R - 0.04 && Math.abs(z) > 0.008 && around(turn * 22 + Math.abs(z) * 9) < 0.09) d += 0.003;
    return Math.max(d, rim - 0.004 - r);
  };

function rimShell(r: number, az: number, rim: number, half: number): number {
  const lip = box2(r - rim + 0.002, az - half * 0.62, 0.011, 0.008, 0.005);
  return smin(lip, box2(r - rim + 0.012, az, 0.005, half * 0.6, 0.004), 0.008);
}

const wireRim =
  (rim: number, half: number): Distance =>
  (x, y, z) => {
    const r = Math.hypot(x, y);
    const az = Math.abs(z);
    let d = Math.min(rimShell(r, az, rim, half), box2(r, az, 0.045, 0.05, 0.012));
    const sector = Math.PI / 9;
    const turn = (((Math.atan2(y, x) % sector) + sector * 2) % sector) - sector / 2;
    const out = r * Math.cos(turn);
    const across = r * Math.sin(turn);
    const k = (out - 0.04) / (rim - 0.04);
    for (const lean of [0.5, -0.5]) {
      const spoke = Math.hypot(across - lean * (1 - k) * 0.05, az - mix(0.04, 0.008, k)) - 0.0028;
      d = Math.min(d, Math.max(spoke, out - rim, 0.03 - out));
    }
    return d;
  };

function castRim(spec: MotorcycleSpec, rim: number, half: number, rear: boolean): Distance {
  const sector = Math.PI / (spec.spokes ?? 5);
  const twist = spec.twist ?? 0.25;
  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const az = Math.abs(z);
    const k = r / rim;
    let turn = Math.atan2(y, x) + (rear ? 0.3 : 0) + twist * k;
    turn = (((turn % (2 * sector)) + 4 * sector) % (2 * sector)) - sector;
    const across = Math.abs(r * Math.sin(turn));
    const out = r * Math.cos(turn);
    const arm = spec.ySpokes ? Math.abs(across - 0.03 * sstep(0.3, 1, k)) : across;
    const spoke = Math.max(
      box2(arm, az, mix(0.017, 0.0095, k), mix(0.03, 0.016, k), 0.006),
      out - rim,
      0.02 - out,
    );
    const d = smin(rimShell(r, az, rim, half), spoke, 0.012);
    return smin(d, box2(r, az, 0.042, 0.055, 0.012), 0.012);
  };
}

const brakeDisc =
  (R: number, sides: readonly number[]): Distance =>
  (x, y, z) => {
    const r = Math.hypot(x, y);
    const turn = Math.atan2(y, x);
    const cell = (((turn * 16) / Math.PI + 50) % 1) - 0.5;
    const hole = Math.hypot(r - R * 0.84 - 0.012 * Math.sin(turn * 12), cell * r * 0.19) - 0.006;
    const fromArm = around((turn * 3) / Math.PI) * r;
    let d = 1;
    for (const side of sides) {
      const ring = Math.max(box2(r - R * 0.84, z - side, R * 0.16, 0.003, 0.002), -hole);
      d = Math.min(d, ring, Math.max(box2(fromArm, z - side, 0.012, 0.004, 0.002), r - R * 0.72));
    }
    return d;
  };
