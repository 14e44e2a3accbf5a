// Value noise and small helpers shared by the scene painters.
export type Rgb = readonly [number, number, number];

export const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (from: number, to: number, v: number): number => {
  const t = clamp((v - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];
export const scale = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];
export const lift = (c: Rgb, by: number): Rgb => [c[0] + by, c[1] + by, c[2] + by];

/** Colour along sorted stops [position, colour]. */
export function gradient(stops: readonly (readonly [number, Rgb])[], t: number): Rgb {
  for (let i = 1; i < stops.length; i++) {
    const [to, colour] = stops[i];
    const [from, before] = stops[i - 1];
    if (t <= to) return blend(before, colour, clamp((t - from) / (to - from), 0, 1));
  }
  return stops[stops.length - 1][1];
}

/** 0 to 1, the same for the same whole numbers. */
export function hash(x: number, y: number): number {
  let h = (x * 374761393 + y * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const s = x - i;
  const t = y - j;
  const u = s * s * (3 - 2 * s);
  const v = t * t * (3 - 2 * t);
  return mix(mix(hash(i, j), hash(i + 1, j), u), mix(hash(i, j + 1), hash(i + 1, j + 1), u), v);
}

/** Noise in octaves; about 0 to 0.95 with a mean near 0.47. */
export function fractal(x: number, y: number, octaves = 4): number {
  let px = x;
  let py = y;
  let weight = 0.5;
  let sum = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(px, py);
    px = px * 2.03 + 17;
    py = py * 2.03 + 5;
    weight *= 0.5;
  }
  return sum;
}

export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
