// A city street: shops under flats, trees, parked cars along the far kerb.
import { type Canvas, H, HORIZON, metre, W } from "./canvas.ts";
import { asphalt, clouds, clump, leafGreen } from "./nature.ts";
import { blend, fractal, gradient, hash, lift, noise, type Rgb, scale, seeded, smooth } from "./noise.ts";

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
  await canvas.blur(4.6, 128, 290);
}

function roadWithCentre(across: number, away: number, depth: number): Rgb {
  const road = asphalt(across, away, depth, [112, 113, 115]);
  const mark = away > 24.6 && away < 25.6 && (across + 90) % 5 < 2.6;
  return mark ? blend(road, [222, 220, 210], 0.6) : scale(road, 0.82 + 0.18 * smooth(121, 150, depth));
}

const awnings: readonly Rgb[] = [
  [150, 60, 52],
  [62, 96, 84],
  [70, 88, 122],
  [176, 140, 82],
];

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
  const plaster = plasters[(index * 2 + 3) % plasters.length];
  const storeys = 4 + Math.floor(hash(index, 8) * 3);
  const top = foot - (4 + storeys * 3.1) * unit;
  const awning = awnings[index % awnings.length];
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
  let out = `<defs><linearGradient id="flank" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>
<linearGradient id="pane" x2="0" y2="1"><stop offset="0" stop-color="#93a2ae"/><stop offset=".6" stop-color="#39434c"/><stop offset="1" stop-color="#1c2126"/></linearGradient></defs>`;
  for (let i = 0; i < 6; i++) {
    const x = (i * 5.9 - 1.2) * unit;
    const l = 4.3 * unit;
    const h = (i % 3 === 2 ? 1.62 : 1.42) * unit;
    const colour = colours[i];
    out += `<rect x="${x}" y="${foot - 6}" width="${l}" height="12" rx="6" fill="#222" opacity=".6"/>
<path d="M${x} ${foot - 0.28 * unit}v${-0.42 * h}q${0.02 * l} ${-0.1 * h} ${0.17 * l} ${-0.14 * h}l${0.14 * l} ${-0.36 * h}q${0.2 * l} ${-0.07 * h} ${0.42 * l} 0l${0.16 * l} ${0.36 * h}q${0.1 * l} ${0.02 * h} ${0.11 * l} ${0.16 * h}v${0.38 * h}z" fill="${colour}"/>
<path d="M${x} ${foot - 0.28 * unit}v${-0.42 * h}q${0.02 * l} ${-0.1 * h} ${0.17 * l} ${-0.14 * h}h${0.72 * l}q${0.1 * l} ${0.02 * h} ${0.11 * l} ${0.16 * h}v${0.38 * h}z" fill="url(#flank)"/>
<path d="M${x + 0.215 * l} ${foot - 0.72 * h}l${0.115 * l} ${-0.27 * h}h${0.36 * l}l${0.125 * l} ${0.27 * h}z" fill="url(#pane)"/>
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
  for (let i = 0; i < 34; i++) {
    const turn = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * (0.8 + 0.4 * random());
    const size = height * (0.05 + 0.07 * random());
    const cy = foot - height * 0.76 + Math.sin(turn) * reach * height * 0.2;
    clump(canvas, x + Math.cos(turn) * reach * height * 0.25, cy, size, size * 0.75, 5.5, leafGreen, random);
  }
}
