// Linear light and the tone curve, as integer tables: 16 bits hold linear light from 0 to LIMIT.
const LIMIT = 4;
export const UNITS = 65535 / LIMIT;
export const MAX_LIGHT = 65535;

/** The largest linear light that a layer byte can hold; the byte is the square root of the share. */
export const BASE_RANGE = 1.6;
export const PAINT_RANGE = 2.4;

const srgbToLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const linearToSrgb = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** "#rrggbb" to linear light, 0 to 1 a channel. */
export function linearColour(hex: string): [number, number, number] {
  const channel = (at: number): number => srgbToLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** A film-like shoulder (the ACES fit): bright lacquer rolls off instead of clipping. */
function filmCurve(light: number): number {
  const x = light * 0.78;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
}

/** 16-bit linear light to the display byte. */
export const displayOf = new Uint8Array(MAX_LIGHT + 1);
for (let i = 0; i <= MAX_LIGHT; i++) displayOf[i] = Math.round(255 * linearToSrgb(filmCurve(i / UNITS)));

/** Display byte back to 16-bit light, so that a finished background survives the round trip unchanged. */
export const lightOf = new Uint16Array(256);
for (let byte = 0, light = 0; byte < 256; byte++) {
  while (light < MAX_LIGHT && displayOf[light] < byte) light++;
  lightOf[byte] = light;
}

/** Light held by a layer byte, in 16-bit units, times a factor. */
export function layerTable(range: number, factor: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2 * range * factor * UNITS);
}
