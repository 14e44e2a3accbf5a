import { box2 } from "../offline/math.ts";
import { matt, type Surface, setColour, setGrey } from "../offline/surface.ts";

const INK = 0.015;
const WHITE = 0.62;

/** Outline of a rounded numeral as wide as twice `half`. */
const zero = (u: number, v: number, half: number, tall: number): boolean =>
  Math.abs(box2(u, v, half, tall, half * 0.9)) < 0.0055;

/** A Lebanese plate with its blue band and cedar; it reads "B 000000", which is nobody's number. */
export function shadePlate(u: number, v: number, m: Surface): void {
  matt(m, 0.02, 0.15);
  if (Math.abs(u) > 0.252 || Math.abs(v) > 0.048) return;
  setGrey(m, WHITE);
  if (u < -0.205) {
    setColour(m, [0.012, 0.045, 0.2]);
    if (isCedar(Math.abs(u + 0.2285), v)) setGrey(m, 0.7);
    return;
  }
  for (let i = 0; i < 6; i++) if (zero(u + 0.075 - i * 0.058, v, 0.019, 0.031)) setGrey(m, INK);
  const b = u + 0.155;
  const stem = Math.abs(b + 0.014) < 0.0055 && Math.abs(v) < 0.034;
  const bowls = [-0.016, 0.016].some((at) => Math.abs(box2(b, v + at, 0.016, 0.015, 0.012)) < 0.005);
  if (stem || bowls) setGrey(m, INK);
}

/** The small square plate of a motorcycle: a number in two rows. */
export function shadeSmallPlate(u: number, v: number, m: Surface): void {
  matt(m, 0.02, 0.15);
  if (Math.abs(u) > 0.088 || Math.abs(v) > 0.068) return;
  setGrey(m, WHITE);
  if (u < -0.068) {
    setColour(m, [0.012, 0.045, 0.2]);
    return;
  }
  for (const row of [0.03, -0.03]) {
    for (let i = 0; i < 3; i++) if (zero(u + 0.034 - i * 0.044, v - row, 0.014, 0.022)) setGrey(m, INK);
  }
}

function isCedar(off: number, v: number): boolean {
  for (let tier = 0; tier < 3; tier++) {
    const top = 0.026 - tier * 0.014;
    if (v < top && v > top - 0.013 && off < 0.004 + (top - v) * 0.5 + tier * 0.002) return true;
  }
  return off < 0.002 && v < -0.014 && v > -0.028;
}
