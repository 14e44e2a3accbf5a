// Indoor places: the seamless studio, a dealer's showroom and an underground car park.
import { type Canvas, H, HORIZON, metre, W } from "./canvas.ts";
import { blend, clamp, fractal, hash, lift, mix, noise, type Rgb, scale, smooth } from "./noise.ts";

export async function paintStudio(canvas: Canvas): Promise<void> {
  canvas.shade(0, H, (x, y) => {
    const u = x / W - 0.5;
    const depth = (y - HORIZON) / 960;
    const wall = mix(186, 222, smooth(-0.4, 0.12, depth));
    const floor = mix(222, 203, smooth(0.12, 0.75, depth));
    const pool = 18 * Math.exp(-(u * u * 9 + (depth - 0.32) ** 2 * 16));
    const g = (depth < 0.12 ? wall : floor) - 62 * u * u - 16 * smooth(0.55, 0.8, depth) + pool + hash(x, y);
    return [g, g * 1.002, g * 1.008];
  });
}

export async function paintShowroom(canvas: Canvas): Promise<void> {
  const wallFoot = 96;
  const foot = HORIZON + wallFoot;
  const scaleAtWall = metre(wallFoot);
  const ceiling = foot - 5.2 * scaleAtWall;
  canvas.shade(0, foot, (x, y) => {
    if (y < ceiling) return scale([52, 53, 56], 0.8 + 0.3 * (y / ceiling));
    const panel = x / (2.4 * scaleAtWall);
    const seam = Math.min(panel % 1, 1 - (panel % 1)) * 2.4;
    const height = (foot - y) / (foot - ceiling);
    const wash = 0.72 + 0.34 * Math.exp(-((height - 0.95) ** 2) * 5) + 0.1 * Math.exp(-(height ** 2) * 30);
    const tone: Rgb = [176, 170, 162];
    const lit = scale(tone, wash * (0.94 + 0.1 * hash(Math.floor(panel), 3)));
    return seam < 0.02 ? scale(lit, 0.78) : lit;
  });
  // Slatted walnut feature wall and tall windows with a bright forecourt behind them.
  canvas.shade(ceiling, foot, (x, y) => {
    const wood = x > W * 0.43 && x < W * 0.7;
    if (wood) {
      const slat = (x / 9) % 1;
      const grain = fractal(x / 3, y / 60, 3) - 0.45;
      const k = slat < 0.22 ? 0.35 : 0.85 + 0.3 * (slat - 0.5);
      return scale(lift([118, 82, 56], grain * 34), k * (0.75 + 0.4 * smooth(foot, ceiling, y)));
    }
    if (x > W * 0.4) return undefined;
    const pane = (x + 40) / (1.9 * scaleAtWall);
    const inPane = pane % 1;
    if (inPane < 0.035 || inPane > 0.965 || y < ceiling + 14 || Math.abs(foot - y - 2.6 * scaleAtWall) < 3) {
      return [44, 45, 48];
    }
    const outside = (foot - y) / (foot - ceiling);
    const sky = blend([226, 232, 236], [196, 214, 230], outside);
    const trees = fractal(x / 60, y / 44, 4) * smooth(0.5, 0.12, outside);
    return blend(sky, [126, 142, 122], clamp(trees * 1.5, 0, 0.8));
  });
  let lamps = "";
  for (let row = 0; row < 3; row++) {
    const y = ceiling - 26 - row * 62;
    const step = 250 + row * 70;
    for (let x = (row % 2) * 120 - 60; x < W; x += step) {
      const tilt = (x - W / 2) * 0.05 * (row + 1);
      lamps += `<path d="M${x} ${y}h${150 + row * 46}l${tilt} ${-12 - row * 5}h${-(150 + row * 46)}z" fill="#fffaf0"/>`;
    }
  }
  await canvas.shapes(lamps);
  await canvas.blur(3.2);
  reflectOnFloor(canvas, foot, [150, 147, 143], 0.34);
  await canvas.blur(1.6, 120, 330);
}

/** Polished tiles: the room mirrored in them, weaker and softer towards the camera. */
function reflectOnFloor(canvas: Canvas, foot: number, tone: Rgb, strength: number): void {
  const mirrored: Rgb[] = [];
  const rows = H - foot;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < W; x++) mirrored.push(canvas.at(x, foot - 1 - y));
  }
  canvas.ground(foot - HORIZON, H - HORIZON, (across, away, depth) => {
    const joint = Math.min(
      Math.abs(((across / 1.2 + 50) % 1) - 0.5),
      Math.abs(((away / 1.2 + 50) % 1) - 0.5) * smooth(140, 320, depth) + 0.5 * (1 - smooth(140, 320, depth)),
    );
    const floor = scale(
      lift(tone, (fractal(across * 1.4, away * 0.5, 4) - 0.47) * 12),
      joint < 0.004 ? 0.86 : 1,
    );
    const y = Math.round(depth) + HORIZON - foot;
    const x = Math.round((across * depth) / 1.4 + W / 2);
    if (y < 0 || x < 0 || x >= W) return floor;
    const image = mirrored[Math.min(rows - 1, y) * W + x];
    return blend(floor, image, strength * (1 - 0.75 * smooth(0, 620, y)));
  });
}

export async function paintCarPark(canvas: Canvas): Promise<void> {
  const wallFoot = 70;
  const foot = HORIZON + wallFoot;
  canvas.shade(0, foot, (x, y) => {
    const depth = HORIZON - y;
    // The ceiling is 2.8 m up: 1.4 m above the eye, so it mirrors the floor's perspective.
    if (depth > wallFoot) {
      const across = ((x - W / 2) * 1.4) / depth;
      const away = (3400 * 1.4) / depth;
      const beam = away % 8 < 0.9 ? 0.7 : 1;
      const g = (66 + 20 * fractal(across * 0.8, away * 0.3, 4)) * beam;
      return [g, g * 1.01, g * 0.98];
    }
    const stain = fractal(x / 90, y / 60, 5) - 0.45;
    const g = 118 + stain * 40;
    return y > foot - 0.9 * metre(wallFoot) ? [g * 0.55, g * 0.62, g * 0.68] : [g, g * 1.01, g * 0.97];
  });
  canvas.ground(wallFoot, H - HORIZON, (across, away, depth) => {
    let floor = lift([112, 113, 111], (fractal(across * 0.5, away * 0.2, 4) - 0.47) * 34);
    floor = lift(floor, (noise(across * 60, away * 40) - 0.5) * 6 * smooth(150, 450, depth));
    const stain = smooth(0.62, 0.8, fractal(across * 0.9 + 9, away * 0.4, 4));
    floor = scale(floor, 1 - 0.28 * stain);
    const bay = Math.abs(((across / 2.6 + 40.5) % 1) - 0.5) * 2.6;
    if (bay < 0.06 && away > 17 && away < 34) floor = blend(floor, [222, 218, 204], 0.7);
    return scale(floor, 1.06 - 0.22 * smooth(300, 760, depth));
  });
  await canvas.blur(3);
  let tubes = "";
  for (const away of [70, 52, 40, 31, 24, 19, 15]) {
    const depth = (3400 * 1.4) / away;
    for (const across of [-9, -3.2, 3.2, 9]) {
      const x = W / 2 + across * metre(depth);
      const half = 0.75 * metre(depth);
      tubes += `<rect x="${x - half}" y="${HORIZON - depth * 0.94}" width="${half * 2}" height="${Math.max(2.5, depth * 0.022)}" rx="2" fill="#f6fbf4"/>`;
    }
  }
  await canvas.shapes(tubes);
  for (const away of [46, 33]) {
    const depth = (3400 * 1.4) / away;
    let pillars = "";
    for (const across of [-12.2, -5.4, 5.2, 12]) {
      const x = W / 2 + across * metre(depth);
      const half = 0.3 * metre(depth);
      const base = HORIZON + depth;
      pillars += `<rect x="${x - half}" y="${HORIZON - depth}" width="${half * 2}" height="${depth * 2}" fill="#85867f"/><rect x="${x + half * 0.45}" y="${HORIZON - depth}" width="${half * 0.55}" height="${depth * 2}" fill="#6c6d68"/>`;
      for (let i = 0; i < 6; i++) {
        const tall = depth * 0.12;
        pillars += `<rect x="${x - half}" y="${base - (i + 1) * tall}" width="${half * 2}" height="${tall}" fill="${i % 2 ? "#2a2a2a" : "#c9a227"}"/>`;
      }
    }
    await canvas.shapes(pillars);
    await canvas.blur(2.4, depth - 20, depth + 60);
  }
  for (const x of [0.16, 0.36, 0.6, 0.84]) canvas.glow(W * x, HORIZON - 130, 170, [210, 224, 212], 0.16);
}
