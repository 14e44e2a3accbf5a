// The light around a vehicle: a wide pale sky with its brightest part high behind the camera, a dark skyline, and a pale
// ground. Only luminance; every scene brings its own colours when the picture is put together.
import { sstep } from "./math.ts";

/** Share of the sky's light that reaches the ground, on a grid around the vehicle. */
export interface Floor {
  x0: number;
  z0: number;
  nx: number;
  nz: number;
  cell: number;
  /** Middle of the vehicle. */
  middle: number;
  open: Float32Array | undefined;
}

export const floor: Floor = { x0: 0, z0: 0, nx: 0, nz: 0, cell: 0.05, middle: 2.2, open: undefined };

export function floorOpen(x: number, z: number): number {
  const { open, nx, nz } = floor;
  if (!open) return 1;
  const u = (x - floor.x0) / floor.cell;
  const v = (z - floor.z0) / floor.cell;
  if (u < 0 || v < 0 || u >= nx - 1 || v >= nz - 1) return 1;
  const i = u | 0;
  const j = v | 0;
  const s = u - i;
  const t = v - j;
  const o = i + j * nx;
  return (
    (open[o] * (1 - s) + open[o + 1] * s) * (1 - t) + (open[o + nx] * (1 - s) + open[o + nx + 1] * s) * t
  );
}

const floorLight = (x: number, z: number): number =>
  0.17 + 0.26 / (1 + (Math.hypot(x - floor.middle, z) / 6.5) ** 2.6);

/** Roof line of the surroundings, as the sine of its height: uneven, lower ahead of and behind the vehicle. */
function skyline(dx: number, dz: number): number {
  const turn = Math.atan2(dz, dx);
  return (
    0.1 + 0.03 * Math.sin(turn * 3 + 0.6) + 0.018 * Math.sin(turn * 7 + 2.1) + 0.012 * Math.sin(turn * 13)
  );
}

function sky(dx: number, dy: number, dz: number): number {
  const edge = skyline(dx, dz);
  const clouds = 1 + 0.22 * Math.sin(dx * 5 + dz * 2.3) * Math.sin(dz * 4.1 - dx * 1.7 + 1.3);
  // Pale haze above the roofs: the band that draws the long highlight along a vehicle's shoulder.
  const haze = 1.7 * Math.exp(-(((dy - 0.24) / 0.15) ** 2));
  const dome = (0.85 + haze) * clouds;
  // A bright thin-clouded sun: long overhead, so that bonnet and roof carry a soft-edged highlight.
  const along = dx / 0.62;
  const across = (dz - 0.3) / 0.3;
  const sun = 6 * Math.exp(-(along * along + across * across)) * sstep(0.45, 0.85, dy);
  const roofs = 0.13 + 0.1 * sstep(0, edge, dy);
  return roofs + (dome + sun - roofs) * sstep(edge - 0.02, edge + 0.03, dy);
}

/** Light that comes to a place from a direction. */
export function environment(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
  if (dy >= -0.0005) return sky(dx, dy, dz);
  const t = -oy / dy;
  const x = ox + dx * t;
  const z = oz + dz * t;
  return floorLight(x, z) * floorOpen(x, z);
}

/** What the contact shadow takes away from light that comes off the ground in this direction. */
export function groundLoss(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
  if (dy > -0.0005) return 0;
  const t = -oy / dy;
  const x = ox + dx * t;
  const z = oz + dz * t;
  const open = floorOpen(x, z);
  return open > 0.999 ? 0 : floorLight(x, z) * (1 - open);
}

// Filtered copies of the surroundings as seen from the middle of the vehicle: wide reflections without noise.
const COLUMNS = 96;
const ROWS = 48;
let irradianceMap = new Float32Array(0);
let wideMap = new Float32Array(0);
let narrowMap = new Float32Array(0);

type Direction = readonly [number, number, number];
const fromMiddle = (x: number, y: number, z: number): number => environment(floor.middle, 0.6, 0, x, y, z);

function directionOf(row: number, column: number): Direction {
  const down = ((row + 0.5) / ROWS) * Math.PI;
  const turn = ((column + 0.5) / COLUMNS) * 2 * Math.PI;
  return [Math.sin(down) * Math.cos(turn), Math.cos(down), Math.sin(down) * Math.sin(turn)];
}

function randomFrom(seed: number): () => number {
  let q = seed;
  return () => {
    q = (q * 16807) % 2147483647;
    return q / 2147483647;
  };
}

function mapOf(value: (direction: Direction) => number, softenings: number): Float32Array<ArrayBuffer> {
  let map = new Float32Array(COLUMNS * ROWS);
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < COLUMNS; i++) map[j * COLUMNS + i] = value(directionOf(j, i));
  for (let pass = 0; pass < softenings; pass++) {
    const soft = new Float32Array(COLUMNS * ROWS);
    for (let j = 0; j < ROWS; j++) {
      for (let i = 0; i < COLUMNS; i++) {
        let sum = 0;
        for (let y = -1; y < 2; y++) {
          const row = Math.min(ROWS - 1, Math.max(0, j + y)) * COLUMNS;
          for (let x = -1; x < 2; x++) sum += map[row + ((i + x + COLUMNS) % COLUMNS)];
        }
        soft[j * COLUMNS + i] = sum / 9;
      }
    }
    map = soft;
  }
  return map;
}

function blurred(spread: number, seed: number): Float32Array<ArrayBuffer> {
  const random = randomFrom(seed);
  const jitter = (): number => (random() + random() - 1) * 2 * spread;
  const looks = 500;
  return mapOf(([x, y, z]) => {
    let sum = 0;
    for (let k = 0; k < looks; k++) {
      const a = x + jitter();
      const b = y + jitter();
      const c = z + jitter();
      const length = Math.hypot(a, b, c);
      sum += fromMiddle(a / length, b / length, c / length);
    }
    return sum / looks;
  }, 3);
}

/** Two directions that make a right-angled frame with this one. */
export function frameAround(nx: number, ny: number, nz: number): { tangent: Direction; other: Direction } {
  const flat = Math.abs(ny) < 0.9;
  const raw: Direction = flat ? [nz, 0, -nx] : [0, -nz, ny];
  const length = Math.hypot(...raw);
  const [tx, ty, tz] = [raw[0] / length, raw[1] / length, raw[2] / length];
  return { tangent: [tx, ty, tz], other: [ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx] };
}

/** Cosine-weighted light for every normal, with nothing in the way. */
function openIrradiance(): Float32Array<ArrayBuffer> {
  const random = randomFrom(5);
  const n = 28;
  return mapOf(([nx, ny, nz]) => {
    const { tangent: t, other: o } = frameAround(nx, ny, nz);
    let sum = 0;
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) {
        const u = (a + random()) / n;
        const turn = ((b + random()) / n) * 2 * Math.PI;
        const r = Math.sqrt(u);
        const c = Math.sqrt(1 - u);
        const x = r * Math.cos(turn);
        const y = r * Math.sin(turn);
        sum += fromMiddle(
          t[0] * x + o[0] * y + nx * c,
          t[1] * x + o[1] * y + ny * c,
          t[2] * x + o[2] * y + nz * c,
        );
      }
    }
    return sum / (n * n);
  }, 4);
}

export function prepareLight(): void {
  const { open } = floor;
  floor.open = undefined;
  irradianceMap = openIrradiance();
  wideMap = blurred(0.42, 7);
  narrowMap = blurred(0.14, 11);
  floor.open = open;
}

function readMap(map: Float32Array, x: number, y: number, z: number): number {
  const v = (Math.acos(Math.max(-1, Math.min(1, y))) / Math.PI) * ROWS - 0.5;
  let u = (Math.atan2(z, x) / (2 * Math.PI)) * COLUMNS - 0.5;
  if (u < 0) u += COLUMNS;
  const i = u | 0;
  const left = i % COLUMNS;
  const right = (i + 1) % COLUMNS;
  const s = u - i;
  const j = v < 0 ? 0 : v > ROWS - 2 ? ROWS - 2 : v | 0;
  const w = Math.min(1, Math.max(0, v - j));
  const o = j * COLUMNS;
  return (
    (map[o + left] * (1 - s) + map[o + right] * s) * (1 - w) +
    (map[o + COLUMNS + left] * (1 - s) + map[o + COLUMNS + right] * s) * w
  );
}

export const irradiance = (x: number, y: number, z: number): number => readMap(irradianceMap, x, y, z);
export const wideReflection = (x: number, y: number, z: number): number => readMap(wideMap, x, y, z);
export const narrowReflection = (x: number, y: number, z: number): number => readMap(narrowMap, x, y, z);
