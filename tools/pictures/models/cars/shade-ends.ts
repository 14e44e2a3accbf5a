// Lamps, grilles, badges and exhausts, drawn on the nose and tail by projection so that they stay sharp at any size.
import { lineDistance, outlineDistance } from "../../offline/math.ts";
import {
  chrome,
  gap,
  glossBlack,
  matt,
  metal,
  type Surface,
  setColour,
  setGlow,
  setGrey,
} from "../../offline/surface.ts";
import type { BodyShape } from "./body-shape.ts";
import type { Headlamp, Patch, TailLamp } from "./car-spec.ts";

/** Position within a repeating pattern, -0.5 to 0.5 around its middle. */
const repeat = (v: number, pitch: number): number => ((((v / pitch) % 1) + 1) % 1) - 0.5;

function shadeHeadlamp(lamp: Headlamp, across: number, y: number, m: Surface): void {
  glossBlack(m, 0.012);
  m.f0 = 0.06;
  if (lamp.daylight) {
    const d = lineDistance(across, y, lamp.daylight);
    if (d < (lamp.daylightHalf ?? 0.009)) {
      setGlow(m, 2.1, 2.2);
      return;
    }
    if (d < 0.035) setGlow(m, 0.25 * (1 - d / 0.035));
  }
  for (const [cx, cy, radius] of lamp.eyes ?? []) {
    const out = Math.hypot(across - cx, y - cy) - radius;
    if (out >= 0) continue;
    if (out > -0.008) metal(m, 0.7, 0.05);
    else {
      const k = -out / radius;
      metal(m, 0.15 + 0.5 * k, 0.1);
      setGlow(m, 0.25 * k * k);
    }
    return;
  }
}

function shadeTailLamp(lamp: TailLamp, across: number, y: number, m: Surface): void {
  glossBlack(m);
  setColour(m, [0.13, 0.003, 0.005]);
  m.f0 = 0.055;
  m.er = 0.035;
  if (lamp.glow) {
    const d = lineDistance(across, y, lamp.glow);
    if (d < (lamp.glowHalf ?? 0.011)) {
      m.er = 1.5;
      m.eg = 0.07;
      m.eb = 0.05;
      return;
    }
    if (d < 0.05) m.er += 0.35 * (1 - d / 0.05);
  }
  if (lamp.white && outlineDistance(across, y, lamp.white) < 0) {
    setGrey(m, 0.4);
    m.er = 0;
  }
}

function shadeOpening(patch: Patch, az: number, y: number, inside: number, m: Surface): void {
  if (patch.kind === "paint") return;
  if (patch.kind === "chrome" || patch.kind === "silver") {
    metal(m, patch.kind === "silver" ? 0.42 : 0.72, patch.kind === "silver" ? 0.2 : 0.03);
    return;
  }
  if (patch.edge && inside < patch.edge) {
    if (patch.edgeKind === "gloss") glossBlack(m, 0.01);
    else chrome(m, 0.78);
    return;
  }
  matt(m, 0.006, 0.5);
  m.f0 = 0.02;
  const pitch = patch.pitch ?? 0.05;
  const bar = (on: boolean, grey: number): void => {
    if (!on) return;
    if (patch.bar === "chrome") chrome(m, 0.55);
    else glossBlack(m, grey);
  };
  if (patch.pattern === "bars") bar(Math.abs(repeat(y - (patch.from ?? 0), pitch)) < 0.17, 0.025);
  else if (patch.pattern === "vert") bar(Math.abs(repeat(az + 0.003, pitch)) < 0.2, 0.03);
  else if (patch.pattern === "mesh") {
    const wires = Math.min(Math.abs(repeat(az + y, pitch)), Math.abs(repeat(az - y, pitch)));
    if (wires < 0.13) glossBlack(m, 0.035);
  }
}

/** Both return true when something other than paint is there. */
export function endShaders({ spec, end }: BodyShape) {
  const { headlamp, tailLamp, front = [], rear = [], rearLines = [], badge, rearBadge } = spec;

  const nose = (x: number, y: number, az: number, m: Surface): boolean => {
    const wrapped = az + 0.8 * Math.max(0, x - 0.02);
    if (headlamp) {
      const d = outlineDistance(wrapped, y, headlamp.outline);
      if (d < 0.005) {
        if (d < 0) shadeHeadlamp(headlamp, wrapped, y, m);
        else matt(m, 0.004);
        return true;
      }
    }
    for (const patch of front) {
      if (x > 0.55) break;
      const d = outlineDistance(patch.wrap ? wrapped : az, y, patch.outline);
      if (d >= 0) continue;
      shadeOpening(patch, az, y, -d, m);
      return true;
    }
    if (!badge) return false;
    const d = Math.hypot(az, y - badge) - 0.042;
    if (d >= 0) return false;
    if (d > -0.01 || az < 0.006) chrome(m, 0.8);
    else glossBlack(m, 0.02);
    return true;
  };

  const stern = (x: number, y: number, az: number, nx: number, ny: number, m: Surface): boolean => {
    const wrapped = az + 0.8 * Math.max(0, end - 0.02 - x);
    if (tailLamp && ny < 0.93) {
      const d = outlineDistance(wrapped, y, tailLamp.outline);
      if (d < 0.005) {
        if (d < 0) shadeTailLamp(tailLamp, wrapped, y, m);
        else matt(m, 0.004);
        return true;
      }
    }
    for (const patch of rear) {
      if (x < end - 0.5) break;
      const d = outlineDistance(patch.wrap ? wrapped : az, y, patch.outline);
      if (d >= 0) continue;
      if (patch.kind === "chrome") chrome(m, 0.7);
      else if (patch.kind === "silver") metal(m, 0.42, 0.2);
      else if (patch.kind === "pipe" && d > -0.012) chrome(m, 0.7);
      else if (patch.kind === "pipe") matt(m, 0.002);
      else matt(m, 0.014, 0.35);
      return true;
    }
    if (rearBadge) {
      const d = Math.hypot(az, y - rearBadge) - 0.036;
      if (d < 0) {
        chrome(m, d > -0.01 ? 0.8 : 0.25);
        return true;
      }
    }
    return nx > 0.25 && rearLines.some((line) => gap(lineDistance(az, y, line), m));
  };

  return { nose, stern };
}
