import { box2, mix, smax } from "../../offline/math.ts";
import { chrome, gap, glass, glossBlack, matt, type Surface } from "../../offline/surface.ts";
import type { BodyShape } from "./body-shape.ts";

/** Glass, pillars and roof. Leaves the surface as it is where the cabin is painted. */
export function cabinShader(
  shape: BodyShape,
): (x: number, y: number, az: number, nx: number, m: Surface) => void {
  const { spec, belt, cabinSide, cabinScreen, cabinTail, cabinRoof } = shape;
  const g = spec.cabin;
  const { aPillar = 0.06, cPillar = 0.1, rail = 0.075, cRound = 0.05, sill = 0.012, screenBase = 0.045 } = g;
  const { rearGlassSide = 0.075, rearGlassBase = 0.06, privacyX = 99, pillars = [] } = g;
  const screenFoot = g.screen[1];

  function openTop(side: number, front: number, roof: number, nx: number, m: Surface): void {
    if (front > -0.05 && side < -0.045 && roof < -0.03) glass(m, 0.82, 0.04);
    else if (front > -0.03 && side > -0.045) glossBlack(m);
    else if (nx > 0.3) matt(m, 0.02);
    else if (front < 0.02) glossBlack(m);
  }

  /** True when the point is glass, pillar or trim. */
  function sideWindow(x: number, y: number, front: number, roof: number, back: number, m: Surface): boolean {
    const foot = belt.at(x);
    let d = smax(smax(front + aPillar, roof + rail, 0.05), back + cPillar, cRound);
    d = smax(d, foot + sill - y, 0.02);
    if (d < 0) {
      for (const [low, high, half, painted] of pillars) {
        const off = Math.abs(x - mix(low, high, (y - foot) / 0.4));
        if (off >= half) continue;
        if (painted === 1) return true;
        glossBlack(m, off < 0.003 ? 0 : 0.01);
        if (off < 0.003) m.f0 = 0;
        return true;
      }
      glass(m, x > privacyX ? 0.1 : 0.32, 0.036);
      return true;
    }
    if (d < 0.016) {
      if (spec.trim === "chrome") chrome(m, 0.75);
      else glossBlack(m, 0.012);
      return true;
    }
    if (spec.roofSeam !== false && gap(Math.abs(roof + rail * 0.25), m, 0.002)) return true;
    if (!g.darkRoof || y <= foot + 0.1) return false;
    glossBlack(m, 0.012);
    return true;
  }

  function windscreen(y: number, side: number, roof: number, m: Surface): void {
    const d = smax(smax(side + 0.055, roof + 0.045, 0.06), screenFoot + screenBase - y, 0.03);
    if (d < 0) {
      const band = d > -0.022 || y < screenFoot + screenBase + 0.05;
      if (band) glossBlack(m, 0.006);
      else glass(m, 0.44, 0.036);
    } else if (y < screenFoot + 0.08 && side < -0.05) matt(m, 0.006, 0.5);
    else if (side <= -0.03 && g.darkRoof) glossBlack(m);
  }

  return (x, y, az, nx, m) => {
    const side = cabinSide(x, y, az);
    const front = cabinScreen(x, y, az);
    const roof = cabinRoof(x, y, az);
    const back = cabinTail(x, y, az);
    if (spec.open) {
      openTop(side, front, roof, nx, m);
      return;
    }
    const onSide = side >= front - 0.004 && side >= roof - 0.004 && side >= back - 0.004;
    const nearSide = Math.abs(side) < 0.045 && side > roof && side > front - 0.01 && side > back - 0.01;
    if ((onSide || nearSide) && sideWindow(x, y, front, roof, back, m)) return;
    if (front > roof - 0.002 && front > back) {
      windscreen(y, side, roof, m);
      return;
    }
    if (back > roof - 0.002 && !g.noRearGlass) {
      const d = smax(smax(side + rearGlassSide, roof + 0.06, 0.06), g.tail[1] + rearGlassBase - y, 0.05);
      if (d < -0.02) glass(m, 0.14, 0.036);
      else if (d < 0 || (g.spoiler && roof > -0.05)) glossBlack(m);
      return;
    }
    if (g.sunroof && roof > -0.02) {
      const [from, to, half] = g.sunroof;
      if (box2(x - (from + to) / 2, az, (to - from) / 2, half, 0.06) < 0) {
        glossBlack(m, 0.004);
        return;
      }
    }
    if (g.darkRoof) glossBlack(m, 0.012);
  };
}
