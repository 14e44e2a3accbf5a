// The sea-front promenade, by day with the pair of rocks off the coast, and at the golden hour.
import { type Canvas, H, HORIZON, metre, W } from "./canvas.ts";
import { asphalt, clouds, palm, ridge } from "./nature.ts";
import { blend, fractal, gradient, hash, lift, noise, type Rgb, scale, smooth } from "./noise.ts";

interface Mood {
  readonly sky: readonly (readonly [number, Rgb])[];
  readonly cloudCover: number;
  readonly cloudLight: Rgb;
  readonly cloudShade: Rgb;
  readonly seaFar: Rgb;
  readonly seaNear: Rgb;
  readonly coast: Rgb;
  readonly paving: Rgb;
  readonly road: Rgb;
  readonly rail: string;
  readonly trunk: string;
  readonly fronds: readonly string[];
  readonly sun?: { readonly x: number; readonly y: number };
  readonly rocks: boolean;
}

const day: Mood = {
  sky: [
    [0, [92, 142, 198]],
    [0.6, [154, 194, 226]],
    [1, [214, 228, 234]],
  ],
  cloudCover: 0.38,
  cloudLight: [250, 250, 248],
  cloudShade: [204, 212, 222],
  seaFar: [112, 152, 176],
  seaNear: [48, 108, 134],
  coast: [150, 172, 190],
  paving: [186, 178, 164],
  road: [122, 122, 122],
  rail: "#5f7f96",
  trunk: "#75614e",
  fronds: ["#3f5a34", "#4d6a3c", "#35502f", "#5f7a48"],
  rocks: true,
};

const dusk: Mood = {
  sky: [
    [0, [74, 92, 138]],
    [0.4, [142, 136, 164]],
    [0.7, [222, 170, 148]],
    [0.9, [250, 202, 146]],
    [1, [254, 216, 164]],
  ],
  cloudCover: 0.52,
  cloudLight: [246, 176, 148],
  cloudShade: [160, 124, 146],
  seaFar: [232, 184, 158],
  seaNear: [88, 98, 128],
  coast: [150, 122, 142],
  paving: [158, 138, 126],
  road: [98, 90, 92],
  rail: "#3a3944",
  trunk: "#463a3c",
  fronds: ["#3a3a36", "#46443c", "#313330"],
  sun: { x: 0.6, y: HORIZON - 42 },
  rocks: false,
};

export const paintSeaFront = (canvas: Canvas): Promise<void> => paintPromenade(canvas, day);
export const paintGoldenSea = (canvas: Canvas): Promise<void> => paintPromenade(canvas, dusk);

async function paintPromenade(canvas: Canvas, mood: Mood): Promise<void> {
  const pavingFrom = 104;
  const kerb = 166;
  canvas.shade(0, HORIZON, (x, y) =>
    clouds(gradient(mood.sky, y / HORIZON), x, y, mood.cloudCover, mood.cloudLight, mood.cloudShade),
  );
  if (mood.sun) {
    const { x, y } = mood.sun;
    canvas.glow(W * x, y, 230, [120, 74, 30], 0.55);
    canvas.glow(W * x, y, 44, [255, 220, 160], 0.9);
  }
  paintCoast(canvas, mood);
  paintWater(canvas, mood, pavingFrom);
  if (mood.rocks) await paintRocks(canvas);
  await canvas.blur(2.6);
  canvas.ground(pavingFrom, H - HORIZON, (across, away, depth) => {
    const shine = mood.sun
      ? sunPath(across * metre(depth) + W / 2, mood.sun.x, 0.16) * 0.35 * (1 - smooth(120, 700, depth))
      : 0;
    const warm = (c: Rgb): Rgb => [c[0] + 110 * shine, c[1] + 76 * shine, c[2] + 44 * shine];
    if (depth > kerb) return warm(roadSurface(across, away, depth, mood.road));
    if (depth > kerb - 5) return scale(mood.paving, depth > kerb - 2.5 ? 0.62 : 1.12);
    const tile = Math.abs(((across / 0.6 + 60) % 1) - 0.5) > 0.47 ? 0.9 : 1;
    const grain = fractal(across * 1.3, away * 0.6, 4) - 0.47;
    return warm(scale(lift(mood.paving, grain * 26), tile));
  });
  await canvas.shapes(railing(mood.rail, 112));
  let trees = "";
  for (const [x, depth, height, seed] of [
    [0.055, 128, 4, 3],
    [0.235, 122, 3.3, 5],
    [0.47, 124, 3.7, 21],
    [0.8, 132, 3.9, 8],
    [0.955, 126, 3.4, 14],
  ]) {
    trees += palm(W * x, HORIZON + depth, height * metre(depth), seed, mood.trunk, mood.fronds);
    canvas.dab(W * x + 8, HORIZON + depth, 34, 5, [40, 36, 36], 0.4);
  }
  await canvas.shapes(trees);
  await canvas.blur(2.2, 150, 330);
}

function roadSurface(across: number, away: number, depth: number, tone: Rgb): Rgb {
  const surface = asphalt(across, away, depth, tone);
  const gutter = 1 - 0.25 * smooth(28, 30, away) * smooth(-10, 0, depth - 160);
  return scale(surface, gutter);
}

/** Hills behind the bay with pale houses climbing them. */
function paintCoast(canvas: Canvas, mood: Mood): void {
  for (let layer = 0; layer < 2; layer++) {
    const tone = blend(mood.coast, mood.sky[mood.sky.length - 1][1], layer ? 0.12 : 0.5);
    canvas.shade(HORIZON - 190, HORIZON + 2, (x, y) => {
      const fall = smooth(0.62 - layer * 0.1, 0.02, x / W);
      const top = HORIZON - fall * (HORIZON - ridge(x, 3 + layer * 5, 26, 210 - layer * 70, 2.4)) + 1;
      if (fall <= 0 || y < top) return undefined;
      const slope = (fractal(x / 46, y / 26, 4) - 0.45) * 22;
      const height = (HORIZON - y) / 130;
      const house =
        layer === 1 &&
        hash(Math.floor(x / 5), Math.floor(y / 5)) > 0.55 + height * 0.55 + 0.4 * noise(x / 70, y / 30);
      const lit = house ? 40 + 30 * hash(Math.floor(x / 5), 9) : 0;
      return lift(tone, slope + lit);
    });
  }
}

const sunPath = (x: number, sunX: number, width: number): number =>
  Math.exp(-(((x / W - sunX) / width) ** 2));

function paintWater(canvas: Canvas, mood: Mood, toDepth: number): void {
  canvas.shade(HORIZON, HORIZON + toDepth, (x, y) => {
    const depth = y - HORIZON + 0.5;
    const t = depth / toDepth;
    const wave = fractal(x / (10 + 120 * t), depth ** 0.72 * 1.5, 3) + 0.4 * noise(x / 7, y * 1.3) - 0.62;
    const water = lift(blend(mood.seaFar, mood.seaNear, smooth(0, 0.55, t)), wave * 40);
    const foam = smooth(0.62, 0.75, fractal(x / 60, depth / 5, 4)) * t * 0.5;
    const glitter = mood.sun ? sunPath(x, mood.sun.x, 0.05 + 0.08 * t) * smooth(-0.1, 0.3, wave) : 0;
    return blend(blend(water, [232, 236, 236], foam), [255, 222, 168], glitter * 0.85);
  });
}

/** The pair of limestone stacks, the larger one with its arch. */
async function paintRocks(canvas: Canvas): Promise<void> {
  const sea = HORIZON + 26;
  const big = W * 0.66;
  const small = W * 0.775;
  const inStack = (x: number, y: number, cx: number, half: number, tall: number): boolean => {
    const up = (sea - y) / tall;
    if (up < 0 || up > 1) return false;
    const rough = (fractal(x / 30, y / 22, 4) - 0.47) * 34;
    const waist = half * (0.86 + 0.2 * Math.sin(up * 5 + cx)) * (up > 0.86 ? 1 - (up - 0.86) * 2.6 : 1);
    return Math.abs(x - cx) + rough < waist;
  };
  const inArch = (x: number, y: number): boolean => {
    const u = (x - big - 22) / 24;
    const v = (sea - y) / 74;
    return v < 1 && Math.abs(u) < Math.sqrt(Math.max(0, 1 - v * v)) * (0.8 + 0.3 * noise(y / 12, 4));
  };
  canvas.shade(HORIZON - 170, sea + 4, (x, y) => {
    const first = inStack(x, y, big, 92, 150) && !inArch(x, y);
    if (!first && !inStack(x, y, small, 40, 112)) return undefined;
    const up = (sea - y) / 150;
    const strata = (fractal(x / 70, y / 5, 4) - 0.47) * 46 + (fractal(x / 14, y / 18, 4) - 0.47) * 54;
    const side = 0.86 + 0.26 * smooth(40, -70, x - (x > W * 0.73 ? small : big));
    const grass = up > 0.9 && x < W * 0.73 ? 0.5 : 0;
    const foot = smooth(0, 0.1, up);
    const stone = scale(
      blend(lift([190, 180, 160], strata), [104, 116, 74], grass),
      side * (0.62 + 0.38 * foot),
    );
    return blend(stone, [206, 218, 226], 0.22);
  });
}

/** Railing 1.1 m high: posts, two rails and the bottom wall. */
function railing(colour: string, depth: number): string {
  const foot = HORIZON + depth;
  const unit = metre(depth);
  let out = `<rect x="0" y="${foot - 0.22 * unit}" width="${W}" height="${0.26 * unit}" fill="#a79d8e"/>`;
  for (const height of [1.08, 0.74, 0.42]) {
    out += `<rect x="0" y="${foot - height * unit}" width="${W}" height="${height > 1 ? 6 : 3.4}" fill="${colour}"/>`;
  }
  for (let x = 30; x < W; x += 1.7 * unit) {
    out += `<rect x="${x}" y="${foot - 1.1 * unit}" width="6" height="${0.92 * unit}" fill="${colour}"/>`;
  }
  return out;
}
