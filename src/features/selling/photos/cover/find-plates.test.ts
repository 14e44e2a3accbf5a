import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type FoundPlate, findPlate, lookedAtWidth } from "./find-plates.ts";

/** The same numbers from 0 to 1 in each run. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Scene {
  svg: string;
  plate: { x: number; y: number; width: number; height: number };
}
const [width, height] = [960, 720];

/** A car from the front or the back, with lamps, a grille and wheels; its plate is elsewhere, tilted, worn and of another size each time. */
function sceneOf(seed: number, hasPlate: boolean): Scene {
  const any = chance(seed * 7919 + 13);
  const between = (least: number, most: number) => least + any() * (most - least);
  const grey = (least: number, most: number) => `hsl(${between(0, 360)} 12% ${between(least, most)}%)`;
  const w = between(120, 260);
  const h = w / between(4.2, 4.9);
  const [x, y] = [between(300, 660 - w), between(410, 560)];
  const letters = ["B 123456", "G 48210", "M 907715", "N 33018", "T 650021"][Math.floor(any() * 5)] ?? "";
  const body = grey(10, 88);
  const plate = `<g transform="rotate(${between(-4, 4)} ${x + w / 2} ${y + h / 2})"><rect x="${x}" y="${y}" width="${w}" height="${h}"
    fill="#f4f4f0" stroke="#333" stroke-width="2"/><rect x="${x}" y="${y}" width="${w * 0.09}" height="${h}" fill="#24509a"/>
    <text x="${x + w * 0.54}" y="${y + h * 0.8}" font-family="DejaVu Sans" font-weight="bold" font-size="${h * 0.78}" text-anchor="middle"
    textLength="${w * 0.78}" fill="#141414">${letters}</text></g>`;
  const grille = Array.from(
    { length: 6 },
    (_, bar) => `<rect x="340" y="${300 + bar * 13}" width="280" height="7" fill="#15181b"/>`,
  ).join("");
  const windows = Array.from(
    { length: 14 },
    (_, place) =>
      `<rect x="${place * 70 + 8}" y="${between(20, 160)}" width="34" height="50" fill="${grey(20, 60)}"/>`,
  ).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${grey(45, 85)}"/>${windows}<rect y="520" width="${width}" height="200" fill="${grey(25, 50)}"/>
    <rect x="200" y="230" width="560" height="370" rx="60" fill="${body}"/><rect x="260" y="150" width="440" height="130" rx="40" fill="#20262c"/>
    ${grille}<circle cx="270" cy="350" r="36" fill="#e8edf2"/><circle cx="690" cy="350" r="36" fill="#e8edf2"/>
    <rect x="215" y="580" width="70" height="70" fill="#111"/><rect x="675" y="580" width="70" height="70" fill="#111"/>${hasPlate ? plate : ""}</svg>`;
  return { svg, plate: { x: x / width, y: y / height, width: w / width, height: h / height } };
}

async function foundIn({ svg }: Scene, seed: number): Promise<FoundPlate | undefined> {
  const light = 0.75 + (seed % 5) * 0.12;
  const { data, info } = await sharp(
    await sharp(Buffer.from(svg)).modulate({ brightness: light }).jpeg({ quality: 60 }).toBuffer(),
  )
    .resize(lookedAtWidth)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return findPlate({ data, width: info.width, height: info.height });
}

/** How much of a plate lies under a box. */
function share({ plate }: Scene, box: FoundPlate): number {
  const across = Math.min(plate.x + plate.width, box.x + box.width) - Math.max(plate.x, box.x);
  const down = Math.min(plate.y + plate.height, box.y + box.height) - Math.max(plate.y, box.y);
  return (Math.max(0, across) * Math.max(0, down)) / (plate.width * plate.height);
}

const count = 12;
const seeds = Array.from({ length: count }, (_, seed) => seed + 1);

describe("where a plate is", () => {
  it("is found in most pictures that show one, and the box lies over it", async () => {
    let found = 0;
    let over = 0;
    for (const seed of seeds) {
      const scene = sceneOf(seed, true);
      const first = await foundIn(scene, seed);
      if (!first) continue;
      found++;
      if (share(scene, first) >= 0.75) over++;
    }
    expect(found / count).toBeGreaterThanOrEqual(0.8);
    expect(over / found).toBeGreaterThanOrEqual(0.9);
  });

  it("is proposed in hardly any picture that shows none", async () => {
    let proposed = 0;
    for (const seed of seeds) proposed += (await foundIn(sceneOf(seed, false), seed)) ? 1 : 0;
    expect(proposed / count).toBeLessThanOrEqual(0.05);
  });

  it("is nowhere in a picture of nothing, of noise or of stripes", () => {
    const of = (value: (x: number, y: number) => number) => ({
      width: 480,
      height: 360,
      data: Uint8Array.from({ length: 480 * 360 }, (_, i) => value(i % 480, Math.floor(i / 480))),
    });
    const any = chance(5);
    for (const picture of [
      of(() => 200),
      of(() => 255 * any()),
      of((x) => (x % 8 < 4 ? 230 : 20)),
      { width: 1, height: 1, data: [9] },
      { width: 480, height: 2, data: new Uint8Array(960) },
    ])
      expect(findPlate(picture)).toBeUndefined();
  });
});
