// Up in the mountains: a road with a view over the ridges, and a lane through the cedars.
import { type Canvas, H, HORIZON, metre, W } from "./canvas.ts";
import { asphalt, cedar, clouds, clump, leafGreen, ridge, roadLine, umbrellaPine } from "./nature.ts";
import { blend, fractal, gradient, hash, lift, noise, type Rgb, scale, seeded, smooth } from "./noise.ts";

export async function paintMountainRoad(canvas: Canvas): Promise<void> {
  canvas.shade(0, HORIZON + 110, (x, y) => {
    const sky = gradient(
      [
        [0, [104, 152, 204]],
        [0.6, [170, 202, 226]],
        [1, [220, 228, 230]],
      ],
      Math.min(1, y / HORIZON),
    );
    return clouds(sky, x, y, 0.42, [250, 250, 248], [206, 212, 222]);
  });
  const ridges: readonly (readonly [number, number, number, Rgb])[] = [
    [96, 250, 1.7, [168, 184, 204]],
    [58, 180, 2.3, [142, 160, 174]],
    [26, 120, 3.1, [116, 134, 128]],
    [-6, 92, 4.4, [96, 112, 88]],
  ];
  for (let k = 0; k < ridges.length; k++) {
    const [base, rise, frequency, tone] = ridges[k];
    canvas.shade(HORIZON - 330, HORIZON + 110, (x, y) => {
      const top = ridge(x, k + 1, base, rise, frequency);
      if (y < top) return undefined;
      const fold = fractal(x / (95 - k * 14) + 0.5 * fractal(x / 40, y / 40, 2), y / (70 - k * 10), 5) - 0.46;
      const slope = smooth(-6, 10, ridge(x + 9, k + 1, base, rise, frequency) - top);
      let land = lift(tone, fold * (46 + k * 10) - slope * 14);
      if (k === 0)
        land = blend(land, [240, 243, 247], smooth(95, 0, y - top) * smooth(-0.1, 0.1, fold + 0.04) * 0.85);
      if (k >= 2) {
        const wood = smooth(0.45, 0.6, fractal(x / 38 + 9, y / 22, 4));
        land = blend(land, k === 2 ? [88, 108, 96] : [62, 80, 54], wood * 0.7);
        const village =
          noise(x / 130 + k * 5, y / 60) > 0.74 && hash(Math.floor(x / 8), Math.floor(y / 7)) > 0.7;
        if (village) land = y % 7 < 3 ? [158, 116, 98] : [206, 200, 188];
      }
      return blend(land, [206, 216, 222], smooth(60, -30, y - HORIZON) * (0.28 - k * 0.06));
    });
    if (k < 3) await canvas.blur(1.3);
  }
  await canvas.blur(1.8);
  const random = seeded(41);
  for (let i = 0; i < 46; i++) {
    const x = W * random();
    const size = 16 + 40 * random();
    clump(canvas, x, HORIZON + 88 + 14 * random(), size, size * 0.55, 5, leafGreen, random);
  }
  for (const [x, height, seed] of [
    [0.045, 6.2, 5],
    [0.2, 4.6, 9],
    [0.865, 6, 13],
    [0.97, 4.9, 17],
  ]) {
    await umbrellaPine(canvas, W * x, HORIZON + 98, height * metre(98), seed);
  }
  paintStoneParapet(canvas, 112);
  canvas.ground(112, H - HORIZON, (across, away, depth) => {
    const road = asphalt(across, away, depth, [134, 133, 131]);
    const gravel = lift([158, 148, 130], (fractal(across * 5, away * 2, 4) - 0.47) * 44);
    const edge = smooth(33.5, 31, away + (noise(across * 0.8, 3) - 0.5) * 1.6);
    return roadLine(blend(gravel, road, edge), across, away, 28.6, 29.5, [226, 224, 214]);
  });
  await canvas.blur(2, 130, 320);
}

/** A low wall of rough stones with a lighter coping, as along old mountain roads. */
function paintStoneParapet(canvas: Canvas, depth: number): void {
  const foot = HORIZON + depth;
  const unit = metre(depth);
  canvas.shade(foot - 0.62 * unit, foot + 1, (x, y) => {
    const height = (foot - y) / unit;
    if (height > 0.5) return lift([206, 198, 182], (noise(x / 20, y) - 0.5) * 18);
    const row = Math.floor(height / 0.17);
    const cell = x / (unit * 0.34) + hash(row, 5);
    const inside = Math.min(cell % 1, 1 - (cell % 1));
    const stone = lift(
      [168, 158, 142],
      (hash(Math.floor(cell), row) - 0.5) * 46 + (fractal(x / 9, y / 7, 3) - 0.45) * 40,
    );
    return scale(stone, (inside < 0.06 ? 0.72 : 1) * (0.7 + 0.5 * height));
  });
}

export async function paintCedarForest(canvas: Canvas): Promise<void> {
  const air: Rgb = [206, 214, 212];
  canvas.shade(0, HORIZON + 60, (x, y) => {
    const light = gradient(
      [
        [0, [176, 196, 208]],
        [0.7, [212, 220, 218]],
        [1, [206, 212, 204]],
      ],
      Math.min(1, y / HORIZON),
    );
    return lift(light, (fractal(x / 200, y / 120, 4) - 0.47) * 14);
  });
  canvas.shade(HORIZON - 150, HORIZON + 60, (x, y) => {
    const top = ridge(x, 8, 50, 130, 1.8);
    return y < top ? undefined : lift([170, 182, 178], (fractal(x / 40, y / 30, 4) - 0.47) * 24);
  });
  await paintCedarRow(canvas, 15, 34, 9.5, 0.55, 100, air);
  await canvas.blur(2.4);
  paintForestFloor(canvas, 36);
  await paintCedarRow(canvas, 9, 58, 8.2, 0.3, 200, air);
  await canvas.blur(2.2);
  await paintCedarRow(canvas, 6, 104, 7.6, 0.08, 330, air);
  const random = seeded(12);
  for (let i = 0; i < 60; i++) {
    const depth = 92 + 40 * random();
    const size = 8 + 22 * random();
    clump(
      canvas,
      W * random(),
      HORIZON + depth,
      size,
      size * 0.45,
      4,
      { dark: [60, 62, 40], light: [140, 138, 92] },
      random,
    );
  }
  await canvas.blur(2.2, 140, 330);
  for (const x of [0.2, 0.52, 0.8]) canvas.glow(W * x, HORIZON - 210, 260, [214, 206, 172], 0.16);
}

async function paintCedarRow(
  canvas: Canvas,
  count: number,
  depth: number,
  height: number,
  haze: number,
  seed: number,
  air: Rgb,
): Promise<void> {
  const random = seeded(seed);
  for (let i = 0; i < count; i++) {
    const x = (W * (i + 0.15 + 0.7 * random())) / count;
    const foot = depth * (0.9 + 0.16 * random());
    canvas.dab(x, HORIZON + foot, metre(depth) * 2.2, depth * 0.07, [54, 52, 40], 0.45 * (1 - haze));
    await cedar(
      canvas,
      x,
      HORIZON + foot,
      height * (0.8 + 0.4 * random()) * metre(depth),
      seed + i,
      haze,
      air,
    );
  }
}

/** Needles and dry grass, then a lane of packed pale earth where vehicles stand. */
function paintForestFloor(canvas: Canvas, from: number): void {
  canvas.ground(from, H - HORIZON, (across, away, depth) => {
    const litter = fractal(across * 1.5, away * 0.5, 5) - 0.47;
    const near = smooth(100, 420, depth);
    const needle = (hash(Math.floor(across * 70), Math.floor(away * 45)) - 0.5) * 26 * near;
    const forest: Rgb = lift([136, 122, 92], litter * 70 + needle);
    const moss = blend(forest, [112, 122, 74], smooth(0.5, 0.68, fractal(across * 0.5 + 7, away * 0.16, 4)));
    const earth = lift([168, 154, 130], (fractal(across * 2.4, away, 5) - 0.47) * 52 + needle * 0.7);
    const lane = smooth(37, 32, away + (noise(across * 0.5, 8) - 0.5) * 5);
    const sunFleck = smooth(0.56, 0.7, fractal(across * 0.45 + 3, away * 0.22 + 11, 3)) * 0.16;
    const ground = scale(blend(moss, earth, lane), 0.92 + sunFleck);
    return blend(ground, [200, 206, 198], smooth(90, 36, depth) * 0.4);
  });
}
