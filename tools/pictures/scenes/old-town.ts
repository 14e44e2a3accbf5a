// A square between old stone houses, with arches, shutters and worn paving.
import { type Canvas, H, HORIZON, metre, W } from "./canvas.ts";
import { clump, leafGreen, masonry } from "./nature.ts";
import { blend, fractal, hash, lift, mix, type Rgb, scale, seeded, smooth } from "./noise.ts";

const WALL_DEPTH = 132;

/** An opening in a stone front; metres from the middle of the picture, and along the wall. */
interface Opening {
  readonly x: number;
  readonly half: number;
  readonly sill: number;
  /** Where the straight sides end. */
  readonly spring: number;
  /** Height of the arch above that: 0 for a flat lintel, above `half` for a pointed one. */
  readonly rise: number;
  readonly fill: "passage" | "door" | "shutter" | "shop";
  readonly tone: Rgb;
}

const timber: Rgb = [96, 74, 52];
const seaBlue: Rgb = [74, 108, 122];
const olive: Rgb = [92, 104, 78];

const oldTownOpenings: readonly Opening[] = [
  { x: -8.6, half: 0.75, sill: 0, spring: 1.9, rise: 0.75, fill: "door", tone: seaBlue },
  { x: -6.55, half: 0.42, sill: 1, spring: 2.1, rise: 0.05, fill: "shutter", tone: seaBlue },
  { x: -4.1, half: 1.45, sill: 0, spring: 2, rise: 1.7, fill: "passage", tone: [40, 34, 30] },
  { x: -1.35, half: 0.4, sill: 1.2, spring: 2.1, rise: 0.42, fill: "shutter", tone: olive },
  { x: 0.75, half: 1.02, sill: 0, spring: 2.15, rise: 0.35, fill: "shop", tone: [150, 118, 84] },
  { x: 3.5, half: 0.62, sill: 0, spring: 1.75, rise: 0.85, fill: "door", tone: timber },
  { x: 5.35, half: 0.45, sill: 0.95, spring: 2.05, rise: 0.45, fill: "shutter", tone: timber },
  { x: 7.5, half: 1.15, sill: 0, spring: 1.7, rise: 1.15, fill: "shop", tone: [128, 100, 74] },
  { x: -7.6, half: 0.4, sill: 3.6, spring: 4.6, rise: 0.4, fill: "shutter", tone: olive },
  { x: 1, half: 0.42, sill: 3.5, spring: 4.7, rise: 0.42, fill: "shutter", tone: olive },
  { x: 4.4, half: 0.42, sill: 3.45, spring: 4.6, rise: 0.42, fill: "shutter", tone: timber },
];

/** Distance past the opening's edge in metres, negative inside. */
function outsideBy(o: Opening, u: number, v: number): number {
  const across = Math.abs(u - o.x) - o.half;
  if (v < o.spring || o.rise < 0.1) return Math.max(across, o.sill - v, v - o.spring - o.rise);
  if (o.rise <= o.half * 1.05)
    return (Math.hypot((u - o.x) / o.half, (v - o.spring) / o.rise) - 1) * Math.min(o.half, o.rise);
  // A pointed arch is the overlap of two circles.
  const radius = (o.half * o.half + o.rise * o.rise) / (2 * o.half);
  return Math.hypot(Math.abs(u - o.x) + radius - o.half, v - o.spring) - radius;
}

function openingColour(o: Opening, u: number, v: number, inside: number): Rgb {
  const reveal = smooth(0, 0.22, inside);
  if (o.fill === "passage" || o.fill === "shop") {
    const warm = Math.exp(-((u - o.x - 0.3) ** 2) / 0.8 - (v - 1.5) ** 2 / 1.6);
    const dim = o.fill === "shop" ? 0.62 : 0.42;
    const goods = o.fill === "shop" ? (fractal(u * 5, v * 5, 3) - 0.4) * 60 * smooth(1.9, 1.2, v) : 0;
    const deep = lift(scale(o.tone, dim * (0.5 + 0.5 * smooth(0, 1.2, v))), goods);
    return blend(scale([150, 132, 104], 0.8), lift(deep, warm * (o.fill === "shop" ? 78 : 46)), reveal);
  }
  const plank = Math.abs((((u - o.x) / 0.17 + 40) % 1) - 0.5) > 0.44 ? 0.7 : 1;
  const slat = o.fill === "shutter" ? 0.82 + 0.26 * ((v * 16) % 1) : 1;
  const middle = Math.abs(u - o.x) < 0.02 ? 0.55 : 1;
  const grain = (fractal(u * 30, v * 3, 3) - 0.45) * 26;
  return scale(lift(o.tone, grain), plank * slat * middle * (0.6 + 0.4 * reveal));
}

export async function paintOldTown(canvas: Canvas): Promise<void> {
  const foot = HORIZON + WALL_DEPTH;
  const unit = metre(WALL_DEPTH);
  const houses = [
    { to: -5.95, light: [216, 196, 160] as Rgb, dark: [184, 158, 120] as Rgb, seed: 1, stone: 0.34 },
    { to: -0.35, light: [206, 190, 162] as Rgb, dark: [172, 152, 122] as Rgb, seed: 2, stone: 0.4 },
    { to: 5.95, light: [222, 204, 170] as Rgb, dark: [190, 166, 128] as Rgb, seed: 3, stone: 0.3 },
    { to: 99, light: [204, 184, 150] as Rgb, dark: [166, 142, 108] as Rgb, seed: 4, stone: 0.36 },
  ];
  canvas.shade(0, foot, (x, y) => {
    const u = (x - W / 2) / unit;
    const v = (foot - y) / unit;
    const house = houses.find((one) => u < one.to) ?? houses[0];
    let wall = masonry(u + 40, v, house.stone, house.light, house.dark, house.seed);
    const corner = Math.min(...houses.map((one) => Math.abs(u - one.to)));
    wall = scale(wall, 0.8 + 0.2 * smooth(0, 0.25, corner));
    // Damp at the foot, a string course between the storeys, and the shade of the eaves above.
    wall = scale(
      wall,
      (0.74 + 0.26 * smooth(0, 0.7, v)) *
        (Math.abs(v - 3.15) < 0.05 ? 1.16 : 1) *
        (v < 3.1 && v > 2.98 ? 0.8 : 1),
    );
    for (const opening of oldTownOpenings) {
      const out = outsideBy(opening, u, v);
      if (out < 0) return openingColour(opening, u, v, -out);
      if (out < 0.2 && v > opening.sill - 0.14) {
        const turn =
          v > opening.spring ? Math.atan2(v - opening.spring, u - opening.x) * 3.4 * opening.half : v / 0.34;
        const block = hash(Math.floor(turn + 50), Math.round(opening.x * 9));
        const joint = Math.abs(((turn + 50) % 1) - 0.5) > 0.455 ? 0.84 : 1;
        wall = scale(
          lift([222, 208, 180], (block - 0.5) * 26 + (fractal(u * 8, v * 8, 3) - 0.45) * 26),
          joint,
        );
        return scale(wall, out < 0.025 ? 0.7 : 1);
      }
    }
    return wall;
  });
  await dressOldTown(canvas, foot, unit);
  await canvas.blur(2.6);
  paintPaving(canvas);
  await canvas.blur(1.6, 150, 330);
}

/** Wires, lanterns, pots and a bougainvillea, so that the fronts look lived in. */
async function dressOldTown(canvas: Canvas, foot: number, unit: number): Promise<void> {
  const at = (u: number): number => W / 2 + u * unit;
  let out = `<path d="M0 ${foot - 4.4 * unit}Q${W * 0.3} ${foot - 3.9 * unit} ${at(-0.35)} ${foot - 4.3 * unit}T${W} ${foot - 4.1 * unit}" stroke="#4a443c" stroke-width="2.5" fill="none"/>`;
  for (const u of [-2.3, 2.45]) {
    const y = foot - 2.7 * unit;
    out += `<path d="M${at(u)} ${y - 18}v14" stroke="#2b2620" stroke-width="4"/><path d="M${at(u) - 8} ${y - 6}h16l-4 26h-8z" fill="#f3d9a2" stroke="#2b2620" stroke-width="3"/>`;
  }
  for (const u of [-7.4, -2.4, 2.25, 4.75]) {
    out += `<path d="M${at(u) - 20} ${foot - 34}h40l-7 36h-26z" fill="#a8623f"/>`;
  }
  await canvas.shapes(out);
  const random = seeded(5);
  for (const u of [-7.4, -2.4, 2.25, 4.75]) clump(canvas, at(u), foot - 58, 30, 28, 5, leafGreen, random);
  const flowers = { dark: [112, 34, 74] as Rgb, light: [214, 92, 142] as Rgb };
  // A branch climbs between door and window, then hangs along the string course.
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const u = t < 0.35 ? -2.75 + 0.35 * Math.sin(t * 9) : -2.6 + (t - 0.35) * 3.4;
    const v = t < 0.35 ? t * 8.6 : 3.05 + 0.5 * Math.sin(t * 14) * random() - (t - 0.35) * 0.9;
    const x = at(u) + 34 * (random() - 0.5);
    const y = foot - v * unit + 30 * (random() - 0.5);
    const size = (t < 0.35 ? 12 : 26) * (0.6 + 0.7 * random());
    clump(canvas, x, y, size, size * 0.7, 4.5, leafGreen, random);
    if (random() < 0.75)
      clump(canvas, x + 16 * (random() - 0.5), y + 4, size * 0.7, size * 0.55, 4, flowers, random);
  }
}

/** Worn limestone slabs in running bond. */
function paintPaving(canvas: Canvas): void {
  canvas.ground(WALL_DEPTH, H - HORIZON, (across, away, depth) => {
    const rowAt = away / 0.85;
    const row = Math.floor(rowAt);
    const long = 0.75 + 0.6 * hash(row, 2);
    const cellAt = across / long + hash(row, 3) * 7 + 40;
    const u = cellAt % 1;
    const v = rowAt - row;
    const jointAway = Math.min(v, 1 - v) * 0.85 * (1 - smooth(22, 34, away)) + 0.3 * smooth(22, 34, away);
    const edge = Math.min(Math.min(u, 1 - u) * long, jointAway);
    const joint = 0.7 + 0.3 * smooth(0.004, 0.04, edge);
    const wear =
      (fractal(across * 2.6, away * 1.4, 5) - 0.47) * 40 + (fractal(across * 22, away * 12, 2) - 0.36) * 16;
    const slab = lift([172, 158, 136], (hash(Math.floor(cellAt), row) - 0.5) * 26 + wear);
    return scale(slab, joint * mix(0.74, 1, smooth(WALL_DEPTH, WALL_DEPTH + 34, depth)));
  });
}
