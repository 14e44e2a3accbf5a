import { box2, lineDistance, sstep } from "../../offline/math.ts";
import { GLOSS, gap, lacquer, matt, PAINT, type Surface, setColour } from "../../offline/surface.ts";
import type { BodyShape } from "./body-shape.ts";
import { cabinShader } from "./shade-cabin.ts";
import { endShaders } from "./shade-ends.ts";

type BodyShade = (x: number, y: number, z: number, nx: number, ny: number, nz: number, m: Surface) => void;

export function bodyShader(shape: BodyShape): BodyShade {
  const { spec, frontX, rearX, archRadius, archY, end, belt, plan, bottom, shoulder } = shape;
  const { cabin, clearance, cladding = 0, sillCladding = 0.13, halfWidth: W } = spec;
  const { doors = [], lines = [], fuel, strip, hoodLine, deckLine } = spec;
  const shadeCabin = cabinShader(shape);
  const ends = endShaders(shape);

  function isArch(x: number, y: number, az: number, nx: number, ny: number, nz: number, d: number): boolean {
    const half = plan.at(x);
    if (d >= archRadius + 0.02 || y >= archY + archRadius) return false;
    const axle = Math.abs(x - frontX) < Math.abs(x - rearX) ? frontX : rearX;
    const facesIn = nx * (x - axle) + ny * (y - archY) < 0.2 || az < half - 0.06;
    const rim = d < archRadius + 0.004 && az < half + 0.1 && az > half - 0.42;
    return (rim && facesIn && Math.abs(nz) < 0.93) || (az < half - 0.28 && Math.abs(nz) > 0.6);
  }

  /** Unpainted lower parts: cladding around the arches and along the sill. */
  function isTrim(y: number, nz: number, d: number): boolean {
    if (!cladding) return y < clearance + (spec.sill ?? 0.055);
    const aroundArch = Math.abs(nz) > 0.25 && d < archRadius + cladding && y > 0;
    return aroundArch || y < clearance + sillCladding;
  }

  function shadeCavity(m: Surface): void {
    if (spec.bed) matt(m, 0.03, 0.4);
    else {
      m.kind = GLOSS;
      setColour(m, spec.leather ?? [0.05, 0.04, 0.035]);
      m.rough = 0.4;
    }
  }

  function panelGaps(x: number, y: number, z: number, ny: number, nz: number, m: Surface): boolean {
    const az = Math.abs(z);
    if (Math.abs(nz) > 0.35) {
      if (doors.some((line) => gap(lineDistance(x, y, line), m))) return true;
      if (lines.some((line) => gap(lineDistance(x, y, line), m))) return true;
      if (fuel && z < 0 && gap(Math.abs(box2(x - fuel[0], y - fuel[1], 0.085, 0.085, 0.03)), m, 0.0025))
        return true;
      const between = x > frontX + archRadius + 0.03 && x < rearX - archRadius - 0.03;
      if (strip && between && Math.abs(y - (shoulder.at(x) - strip)) < 0.016) {
        matt(m, 0.02);
        return true;
      }
    }
    if (hoodLine && x < cabin.screen[0] + 0.1 && ny > 0.1) {
      const [half, wider, from] = hoodLine;
      const off = Math.abs(az - (half + wider * sstep(0.1, cabin.screen[0], x)));
      if (x > from && gap(off, m)) return true;
      if (az < half + 0.05 && gap(Math.abs(x - from - 0.25 * (az / W) ** 2), m)) return true;
    }
    return (
      deckLine !== undefined &&
      deckLine > 0 &&
      ny > 0.2 &&
      x > cabin.tail[0] - 0.05 &&
      gap(Math.abs(az - deckLine), m)
    );
  }

  return (x, y, z, nx, ny, nz, m) => {
    const az = Math.abs(z);
    const d = shape.axleDistance(x, y);
    lacquer(m);
    if (isArch(x, y, az, nx, ny, nz, d)) {
      matt(m, 0.006, 0.6);
      m.f0 = 0.01;
      return;
    }
    if (ny < -0.6 && y < bottom.at(x) + 0.06) {
      matt(m, 0.008, 0.6);
      return;
    }
    if (shape.cavity && shape.cavity(x, y, az) < 0.02 && y < belt.at(x) + 0.06) {
      shadeCavity(m);
      return;
    }
    const half = plan.at(x);
    const nearScreen =
      ny > 0.25 && az < half - 0.13 && y < cabin.screen[1] + 0.035 && x < cabin.screen[0] + 0.5;
    if (nearScreen && !spec.van) {
      const gutter = shape.cabinScreen(x, y, az);
      if (gutter > -0.05 && gutter < 0.035) {
        matt(m, 0.005, 0.6);
        m.f0 = 0.015;
        return;
      }
    }
    const aboveBody = y > belt.at(x) - 0.05 && shape.top(x, y, az) > 0.008;
    if (aboveBody && x > cabin.screen[0] - 0.1 && x < (cabin.endX ?? end + 1)) {
      shadeCabin(x, y, az, nx, m);
      if (m.kind !== PAINT) return;
    }
    if (isTrim(y, nz, d)) {
      if (cladding) matt(m, 0.022, 0.35);
      else matt(m);
      return;
    }
    if (x < 1.1 && ny < 0.9 && ends.nose(x, y, az, m)) return;
    if (x > end - 1 && ends.stern(x, y, az, nx, ny, m)) return;
    panelGaps(x, y, z, ny, nz, m);
  };
}
