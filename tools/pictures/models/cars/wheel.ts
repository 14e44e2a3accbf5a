// Tyre, rim with folded spokes, brake disc and caliper, as one distance function around the z axis (outside is +z).
import { box2, box3, clamp, mix, smax, smin } from "../../offline/math.ts";
import { meshOf, type PartMesh } from "../../offline/mesher.ts";
import { matt, metal, type Surface, setColour, setGrey } from "../../offline/surface.ts";

export interface WheelSpec {
  readonly R: number;
  readonly width?: number;
  /** Radius of the rim as a share of the wheel's. */
  readonly rim?: number;
  readonly spokes?: number;
  /** Half the distance between the two arms of a double spoke. */
  readonly twin?: number;
  readonly spokeHalf?: number;
  /** How far the spokes turn from hub to rim, in radians. */
  readonly twist?: number;
  readonly style?: "spoke" | "steel";
  /** Black all over, or "two" for polished faces on black. */
  readonly dark?: boolean | "two";
  readonly caliper?: readonly [number, number, number];
}

export interface Wheel {
  readonly width: number;
  mesh(part: number): PartMesh;
  shade(x: number, y: number, z: number, m: Surface): void;
}

export function makeWheel(spec: WheelSpec): Wheel {
  const {
    R,
    width = 0.225,
    rim = 0.7,
    spokes = 5,
    twin = 0,
    spokeHalf = 0.03,
    style = "spoke",
    twist = 0,
  } = spec;
  const { dark = false, caliper = [0.25, 0.25, 0.26] } = spec;
  const rimR = R * rim;
  const half = width / 2;
  const sector = Math.PI / spokes;
  const face = half - 0.022;
  const hubR = 0.062;
  const steel = style === "steel";

  const tyre = (r: number, z: number): number => {
    const d = box2(r - (R + rimR) / 2, z, (R - rimR) / 2 + 0.004, half, Math.min(0.05, (R - rimR) * 0.42));
    const groove =
      r > R - 0.02 && Math.abs((Math.abs(z) % 0.045) - 0.0225) < 0.005 && Math.abs(z) < half * 0.75;
    return groove ? d + 0.005 : d;
  };
  const dish = (k: number): number => face - 0.006 - 0.034 * (1 - k) ** 1.5;
  const rimShape = (x: number, y: number, z: number, r: number): number => {
    const lip = box2(r - (rimR - 0.004), z - (half - 0.03), 0.011, 0.016, 0.006);
    const barrel = box2(r - (rimR - 0.012), z, 0.006, half - 0.02, 0.004);
    const shell = Math.min(lip, barrel);
    const turn = Math.atan2(y, x);
    if (steel) {
      const bowl = face - 0.045 + 0.03 * Math.cos((r / rimR) * 4.2);
      const disc = Math.max(r - rimR + 0.006, Math.abs(z - bowl) - 0.006);
      const hole = ((turn + 20) % (Math.PI / 5)) - Math.PI / 10;
      return smin(shell, Math.max(disc, -(Math.hypot(r - rimR * 0.72, hole * r) - 0.022)), 0.01);
    }
    const turned = turn + (twist * r) / rimR;
    const a = (((turned % (2 * sector)) + 4 * sector) % (2 * sector)) - sector;
    const out = r * Math.cos(a);
    const k = clamp(out / rimR, 0, 1);
    const across = Math.abs(r * Math.sin(a));
    const arm = twin ? Math.abs(across - mix(0.012, twin, k)) : across;
    const armHalf = mix(spokeHalf * 1.15, spokeHalf * 0.75, k) * (twin ? 0.5 : 1);
    const spoke = Math.max(box2(arm, z - dish(k) + 0.011, armHalf, 0.013, 0.007), out - rimR, 0.02 - out);
    const hub = box2(r, z - (face - 0.05), hubR, 0.026, 0.012);
    const bolt = ((turn + 20) % (Math.PI * 0.4)) - Math.PI * 0.2;
    const bolts = Math.max(Math.hypot(r - hubR * 0.66, bolt * r) - 0.0085, face - 0.034 - z);
    return smax(smin(smin(shell, spoke, 0.014), hub, 0.016), -bolts, 0.003);
  };
  const disc = (r: number, z: number): number => box2(r - rimR * 0.5, z - 0.012, rimR * 0.33, 0.012, 0.003);
  const brake = (x: number, y: number, z: number, r: number): number => {
    const a = Math.atan2(y, x) - 0.45;
    return box3(r - rimR * 0.74, a * r, z - 0.02, rimR * 0.13, 0.085, 0.035, 0.012);
  };

  function shadeRim(r: number, z: number, m: Surface): void {
    if (dark === true) {
      matt(m, 0.03, 0.12);
      m.f0 = 0.08;
      return;
    }
    const deep = z < face - 0.075 || (r > rimR - 0.03 && z < half - 0.05);
    metal(m, deep ? 0.12 : 0.74, 0.16);
    m.b = deep ? 0.125 : 0.76;
    if (dark === "two" && z < dish(clamp(r / rimR, 0, 1)) - 0.006 && r < rimR - 0.012) {
      matt(m, 0.02, 0.16);
      m.f0 = 0.05;
    }
  }

  return {
    width,
    mesh: (part) => {
      const b = [-R - 0.02, -R - 0.02, -half - 0.02, R + 0.02, R + 0.02, half + 0.02];
      const all = (x: number, y: number, z: number): number => {
        const r = Math.hypot(x, y);
        return Math.min(tyre(r, z), rimShape(x, y, z, r), disc(r, z), brake(x, y, z, r));
      };
      return meshOf(all, b, 0.0062, part);
    },
    shade(x, y, z, m) {
      const r = Math.hypot(x, y);
      const distances = [tyre(r, z), rimShape(x, y, z, r), disc(r, z), brake(x, y, z, r)];
      const nearest = distances.indexOf(Math.min(...distances));
      if (nearest === 0) {
        matt(m, 0.018, 0.45);
        m.f0 = 0.03;
        if (z > 0 && Math.abs(r - mix(rimR, R, 0.5)) < 0.0025) setGrey(m, 0.03);
      } else if (nearest === 1) shadeRim(r, z, m);
      else if (nearest === 2) metal(m, 0.42, 0.25);
      else {
        matt(m, 0, 0.1);
        setColour(m, caliper);
        m.f0 = 0.05;
      }
    },
  };
}
