// Built-up places: a lane of old stone houses, and a city street with shops under flats.
import { type Canvas, H, HORIZON, metre, W } from "./canvas.ts";
import { asphalt, clouds, clump, leafGreen, masonry } from "./nature.ts";
import {
  blend,
  fractal,
  gradient,
  hash,
  lift,
  mix,
  noise,
  type Rgb,
  scale,
  seeded,
  smooth,
} from "./noise.ts";

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
  for (let i = 0; i < 7; i++) {
    const x = at(-2.55 + 0.4 * i - 0.5 * random());
    const y = foot - (2.9 + 1.5 * random()) * unit;
    clump(canvas, x, y, 46, 34, 6, leafGreen, random);
    clump(canvas, x + 12 * (random() - 0.5), y - 6, 40, 28, 5, flowers, random);
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

const STREET_DEPTH = 74;

export async function paintCityStreet(canvas: Canvas): Promise<void> {
  const foot = HORIZON + STREET_DEPTH;
  const unit = metre(STREET_DEPTH);
  canvas.shade(0, foot, (x, y) =>
    clouds(
      gradient(
        [
          [0, [150, 178, 206]],
          [1, [214, 222, 228]],
        ],
        y / HORIZON,
      ),
      x,
      y,
      0.5,
      [240, 240, 240],
      [206, 210, 216],
    ),
  );
  let left = -2 * unit;
  for (let i = 0; left < W; i++) {
    const wide = (7.5 + 4.5 * hash(i, 31)) * unit;
    const gap = i === 1 || i === 4;
    if (!gap) paintBlock(canvas, i, left, wide, foot, unit);
    left += gap ? 2.6 * unit : wide;
  }
  await canvas.shapes(streetFurniture(foot, unit));
  await canvas.blur(4.2);
  canvas.ground(STREET_DEPTH, H - HORIZON, (across, away, depth) => {
    if (depth < 112) return scale(lift([176, 170, 162], (fractal(across, away * 0.4, 4) - 0.47) * 24), 0.9);
    if (depth < 121) return Math.floor(across / 0.9 + 90) % 2 ? [66, 66, 66] : [216, 206, 160];
    return roadWithCentre(across, away, depth);
  });
  const random = seeded(77);
  for (const x of [0.03, 0.27, 0.53, 0.76, 0.98])
    await streetTree(canvas, W * x, HORIZON + 100, 4.6 * metre(100), random);
  await canvas.shapes(parkedCars());
  await canvas.blur(3, 126, 300);
}

function roadWithCentre(across: number, away: number, depth: number): Rgb {
  const road = asphalt(across, away, depth, [112, 113, 115]);
  const mark = away > 24.6 && away < 25.6 && (across + 90) % 5 < 2.6;
  return mark ? blend(road, [222, 220, 210], 0.6) : scale(road, 0.82 + 0.18 * smooth(121, 150, depth));
}

/** A block of flats: plaster front, rows of windows with balconies, shops with awnings below. */
function paintBlock(
  canvas: Canvas,
  index: number,
  left: number,
  wide: number,
  foot: number,
  unit: number,
): void {
  const plasters: readonly Rgb[] = [
    [206, 190, 162],
    [188, 182, 172],
    [214, 202, 180],
    [190, 170, 148],
    [202, 200, 194],
  ];
  const plaster = plasters[Math.floor(hash(index, 5) * plasters.length)];
  const storeys = 4 + Math.floor(hash(index, 8) * 3);
  const top = foot - (4 + storeys * 3.1) * unit;
  const awning: Rgb = [
    [150, 60, 52],
    [62, 96, 84],
    [70, 88, 122],
    [176, 140, 82],
  ][index % 4] as unknown as Rgb;
  canvas.shade(top, foot, (x, y) => {
    if (x < left || x > left + wide) return undefined;
    const u = (x - left) / unit;
    const v = (foot - y) / unit;
    if (v < 3.6) return shopFront(u, v, awning, index);
    const storey = Math.floor((v - 3.8) / 3.1);
    const inStorey = v - 3.8 - storey * 3.1;
    const bay = u / 2.5;
    const inBay = (bay % 1) * 2.5;
    const wall = lift(
      scale(plaster, 0.92 + 0.1 * noise(u * 0.7, v * 0.5)),
      (fractal(u * 3, v * 2, 3) - 0.45) * 20,
    );
    const balcony = hash(Math.floor(bay) + index * 7, storey % 2) > 0.45;
    if (balcony && inStorey < 0.95)
      return inStorey < 0.14 ? scale(wall, 0.75) : (x / 5) % 1 < 0.35 ? [62, 60, 60] : scale(wall, 0.7);
    if (inBay > 0.55 && inBay < 1.95 && inStorey > 0.5 && inStorey < 2.4) {
      const shutter = hash(Math.floor(bay) + index * 3, storey) > 0.5 && inBay < 1.25;
      return shutter
        ? [122, 132, 118]
        : blend(
            [58, 66, 76],
            [142, 164, 184],
            smooth(0.6, 2.3, inStorey) * hash(Math.floor(bay), storey + 9),
          );
    }
    return wall;
  });
}

function shopFront(u: number, v: number, awning: Rgb, index: number): Rgb {
  const shop = u / 4.2;
  const inShop = (shop % 1) * 4.2;
  if (inShop < 0.25 || v > 3.3) return [150, 142, 132];
  if (v > 2.55) return scale(awning, Math.floor(u / 0.4) % 2 && Math.floor(shop) % 2 ? 1.5 : 1);
  const lit = hash(Math.floor(shop) + index * 5, 2) > 0.4;
  const goods = fractal(u * 2.5, v * 3, 3);
  return lit ? lift([150, 128, 96], goods * 90 - 30) : lift([58, 60, 64], goods * 40 - 10);
}

function streetFurniture(foot: number, unit: number): string {
  let out = "";
  for (const u of [2, 9.4, 16.8, 24.2, 31.6]) {
    const x = u * unit;
    out += `<rect x="${x}" y="${foot - 7 * unit}" width="5" height="${7 * unit}" fill="#4b4e50"/><path d="M${x} ${foot - 7 * unit}h${1.4 * unit}v6h${-1.4 * unit}z" fill="#4b4e50"/>`;
  }
  return out;
}

/** Blurred cars along the far kerb: only colour, glass and wheels are needed at this distance. */
function parkedCars(): string {
  const depth = 112;
  const unit = metre(depth);
  const foot = HORIZON + depth + 8;
  const colours = ["#b9bcbf", "#5b1f22", "#e4e2dc", "#2c3442", "#8c8f92", "#24303a"];
  let out = "";
  for (let i = 0; i < 6; i++) {
    const x = (i * 5.9 - 1.2) * unit;
    const l = 4.3 * unit;
    const h = (i % 3 === 2 ? 1.62 : 1.42) * unit;
    const colour = colours[i];
    out += `<rect x="${x}" y="${foot - 6}" width="${l}" height="12" rx="6" fill="#222" opacity=".6"/>
<path d="M${x} ${foot - 0.28 * unit}v${-0.42 * h}q${0.02 * l} ${-0.1 * h} ${0.17 * l} ${-0.14 * h}l${0.14 * l} ${-0.36 * h}q${0.2 * l} ${-0.07 * h} ${0.42 * l} 0l${0.16 * l} ${0.36 * h}q${0.1 * l} ${0.02 * h} ${0.11 * l} ${0.16 * h}v${0.38 * h}z" fill="${colour}"/>
<path d="M${x + 0.215 * l} ${foot - 0.72 * h}l${0.115 * l} ${-0.27 * h}h${0.36 * l}l${0.125 * l} ${0.27 * h}z" fill="#20262c"/>
<circle cx="${x + 0.2 * l}" cy="${foot - 0.31 * unit}" r="${0.32 * unit}" fill="#1a1a1b"/><circle cx="${x + 0.8 * l}" cy="${foot - 0.31 * unit}" r="${0.32 * unit}" fill="#1a1a1b"/><circle cx="${x + 0.2 * l}" cy="${foot - 0.31 * unit}" r="${0.19 * unit}" fill="#8d9092"/><circle cx="${x + 0.8 * l}" cy="${foot - 0.31 * unit}" r="${0.19 * unit}" fill="#8d9092"/>`;
  }
  return out;
}

async function streetTree(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  random: () => number,
): Promise<void> {
  await canvas.shapes(
    `<path d="M${x - 8} ${foot}Q${x - 5} ${foot - height * 0.3} ${x - 4} ${foot - height * 0.55}h9Q${x + 6} ${foot - height * 0.3} ${x + 9} ${foot}z" fill="#5b4d42"/>`,
  );
  for (let i = 0; i < 9; i++) {
    const turn = (i / 9) * Math.PI * 2;
    clump(
      canvas,
      x + Math.cos(turn) * height * 0.2,
      foot - height * 0.74 + Math.sin(turn) * height * 0.14,
      height * 0.14,
      height * 0.11,
      7,
      leafGreen,
      random,
    );
  }
  clump(canvas, x, foot - height * 0.8, height * 0.24, height * 0.18, 7, leafGreen, random);
}
