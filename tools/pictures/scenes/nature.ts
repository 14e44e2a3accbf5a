// Trees, mountains, clouds and road surfaces that several scenes share.
import { type Canvas, HORIZON, W } from "./canvas.ts";
import { blend, fractal, hash, lift, noise, type Rgb, scale, seeded, smooth } from "./noise.ts";

export interface Leaves {
  readonly dark: Rgb;
  readonly light: Rgb;
}

/** A clump of leaves: many dabs, the dark ones behind and below, the lit ones above. */
export function clump(
  canvas: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  size: number,
  leaves: Leaves,
  random: () => number,
): void {
  const count = Math.min(900, Math.round((6 * rx * ry) / (size * size)) + 12);
  for (let i = 0; i < count; i++) {
    const turn = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const u = Math.cos(turn) * reach;
    const v = Math.sin(turn) * reach;
    const stage = i / count;
    // Early dabs fill the mass in shade; late ones only land where light would reach.
    if (random() < stage * (0.55 + 0.5 * v + 0.2 * u)) continue;
    const lit = smooth(0.15, 1, stage * (0.75 - 0.45 * v - 0.2 * u) + 0.12 * random());
    const r = size * (0.5 + 0.8 * random());
    canvas.dab(cx + u * rx, cy + v * ry, r * 1.25, r * 0.8, blend(leaves.dark, leaves.light, lit), 0.85);
  }
}

export const leafGreen: Leaves = { dark: [28, 40, 26], light: [112, 132, 72] };
const cedarGreen: Leaves = { dark: [20, 34, 30], light: [84, 110, 84] };
const pineGreen: Leaves = { dark: [30, 44, 28], light: [106, 124, 70] };

/** Cedar of Lebanon: wide flat shelves of foliage on a stout trunk. `foot` is the row where it stands. */
export async function cedar(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  seed: number,
  haze = 0,
  air: Rgb = [200, 208, 210],
) {
  const random = seeded(seed * 7919 + 3);
  const bark = blend([58, 46, 38], air, haze);
  const top = foot - height;
  await canvas.shapes(
    `<path d="M${x - height * 0.045} ${foot}Q${x - height * 0.02} ${foot - height * 0.3} ${x - height * 0.012} ${top + height * 0.1}H${x + height * 0.012}Q${x + height * 0.02} ${foot - height * 0.3} ${x + height * 0.045} ${foot}Z" fill="rgb(${bark.map(Math.round)})"/>`,
  );
  const leaves = { dark: blend(cedarGreen.dark, air, haze), light: blend(cedarGreen.light, air, haze) };
  const shelves = 9;
  for (let i = 0; i < shelves; i++) {
    const t = i / (shelves - 1);
    const y = foot - height * (0.24 + 0.72 * t);
    const half = height * (0.5 - 0.36 * t ** 1.6) * (0.75 + 0.4 * random());
    for (const side of [-1, 1]) {
      const reach = half * (0.7 + 0.45 * random());
      const rise = height * 0.03 * (random() - 0.3);
      for (let k = 0; k < 3; k++) {
        const u = (k + 0.4) / 3;
        const rx = reach * 0.32 * (1.1 - 0.3 * u);
        clump(
          canvas,
          x + side * reach * u,
          y - rise * u + height * 0.012 * random(),
          rx,
          height * 0.028 * (1.25 - 0.5 * u),
          height * 0.011,
          leaves,
          random,
        );
      }
    }
  }
  clump(canvas, x, top + height * 0.03, height * 0.12, height * 0.035, height * 0.011, leaves, random);
}

/** Stone pine: bare trunk and an umbrella of foliage. */
export async function umbrellaPine(canvas: Canvas, x: number, foot: number, height: number, seed: number) {
  const random = seeded(seed * 104729 + 11);
  const crown = foot - height * 0.82;
  await canvas.shapes(
    `<path d="M${x - height * 0.022} ${foot}Q${x + height * 0.02} ${foot - height * 0.4} ${x - height * 0.006} ${crown}L${x + height * 0.016} ${crown}Q${x + height * 0.045} ${foot - height * 0.4} ${x + height * 0.026} ${foot}Z" fill="#5d4a3c"/>` +
      `<path d="M${x + height * 0.01} ${foot - height * 0.58}L${x - height * 0.2} ${crown}M${x + height * 0.01} ${foot - height * 0.6}L${x + height * 0.22} ${crown}" stroke="#54443a" stroke-width="${height * 0.014}"/>`,
  );
  for (let i = 0; i < 7; i++) {
    const u = i / 3 - 1;
    clump(
      canvas,
      x + u * height * 0.26,
      crown - height * 0.06 * (1 - u * u) + height * 0.02 * random(),
      height * 0.15,
      height * 0.075,
      height * 0.016,
      pineGreen,
      random,
    );
  }
  clump(canvas, x, crown - height * 0.1, height * 0.26, height * 0.07, height * 0.016, pineGreen, random);
}

/** Date palm with hanging fronds, as SVG. */
export function palm(
  x: number,
  foot: number,
  height: number,
  seed: number,
  trunk: string,
  fronds: readonly string[],
): string {
  const random = seeded(seed * 991);
  const top = foot - height;
  const w = height * 0.022;
  let out = `<path d="M${x - w * 1.3} ${foot}C${x - w} ${foot - height * 0.4} ${x + w * 0.4} ${foot - height * 0.7} ${x - w * 0.7} ${top}L${x + w * 0.9} ${top}C${x + w * 2} ${foot - height * 0.7} ${x + w * 1.4} ${foot - height * 0.4} ${x + w * 1.5} ${foot}Z" fill="${trunk}"/>`;
  for (let i = 0; i < 34; i++) {
    const angle = -Math.PI * (-0.15 + (1.3 * (i % 17)) / 16) + (random() - 0.5) * 0.3;
    const length = height * (i < 17 ? 0.36 : 0.29) * (0.8 + 0.35 * random());
    const rise = i < 17 ? 0.5 : 0.95;
    let leaflets = "";
    for (let k = 1; k <= 22; k++) {
      const t = k / 22;
      const droop = length * 0.6 * t * t * (0.45 + 0.55 * Math.abs(Math.cos(angle)));
      const px = x + Math.cos(angle) * length * t;
      const py = top + Math.sin(angle) * length * rise * t + droop;
      const leaf = length * 0.17 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12));
      leaflets += `M${px} ${py}l${Math.cos(angle) * leaf * 0.5} ${leaf * (0.75 + 0.4 * random())}`;
    }
    out += `<path d="${leaflets}" stroke="${fronds[i % fronds.length]}" stroke-width="${Math.max(1.6, height * 0.006)}" fill="none"/>`;
  }
  return out;
}

/** Row of a mountain ridge above the horizon at a column. */
export function ridge(x: number, seed: number, base: number, rise: number, frequency: number): number {
  return HORIZON - base - rise * (fractal((x / W) * frequency + seed * 31.7, seed * 9.1, 6) - 0.3);
}

/** Soft clouds over a sky colour; `cover` from 0 to 1. */
export function clouds(sky: Rgb, x: number, y: number, cover: number, white: Rgb, shade: Rgb): Rgb {
  const t = y / HORIZON;
  const stretch = 1 + 2.2 * t;
  const n = fractal(x / 330 + 4, (y / 150) * stretch, 6) + 0.18 * fractal(x / 900, y / 400, 2);
  const mass = smooth(0.66 - cover * 0.3, 0.86 - cover * 0.3, n);
  const under = smooth(0.3, 0.7, fractal(x / 330 + 4, ((y + 14) / 150) * stretch, 4));
  return blend(sky, blend(white, shade, under * 0.7), mass * (1 - 0.35 * t));
}

/** Asphalt at a place on the ground in metres; fine grain fades with distance. */
export function asphalt(across: number, away: number, depth: number, tone: Rgb): Rgb {
  const patch = fractal(across * 0.35, away * 0.12, 4) - 0.47;
  const wear = noise(across * 2.1, away * 0.5) - 0.5;
  const near = smooth(80, 420, depth);
  const grain = (hash(Math.floor(across * 95), Math.floor(away * 60)) - 0.5) * 15 * near;
  const lump = (fractal(across * 16, away * 9, 2) - 0.36) * 16 * near;
  return lift(tone, patch * 26 + wear * 5 + grain + lump);
}

/** Stripe painted on the road between two distances, worn in places. */
export function roadLine(
  under: Rgb,
  across: number,
  away: number,
  from: number,
  to: number,
  paint: Rgb,
): Rgb {
  if (away < from || away > to) return under;
  const worn = smooth(0.25, 0.5, fractal(across * 3, away * 6, 3));
  return blend(under, paint, 0.45 + 0.4 * worn);
}

/** Stones of a wall in its own metres, with mortar joints and weathering. */
export function masonry(u: number, v: number, stone: number, light: Rgb, dark: Rgb, seed: number): Rgb {
  const row = Math.floor(v / stone);
  const long = stone * (1.5 + hash(row, seed) * 0.9);
  const shift = hash(row, seed + 7) * long;
  const column = Math.floor((u + shift) / long);
  const x = (u + shift) / long - column;
  const y = v / stone - row;
  const edge = Math.min(x * long, (1 - x) * long, y * stone, (1 - y) * stone);
  const joint = 0.74 + 0.26 * smooth(0, 0.035, edge);
  const face = blend(light, dark, hash(column + seed * 13, row * 3 + 1));
  const weather = fractal(u * 0.9 + seed, v * 0.7, 5) - 0.47;
  const rough = fractal(u * 9 + seed, v * 9, 3) - 0.42;
  return scale(lift(face, weather * 62 + rough * 34), joint);
}
