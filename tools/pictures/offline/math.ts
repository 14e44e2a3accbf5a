// Small numeric helpers for distance functions: curves kept as tables, rounded booleans, outlines, seeded numbers.

/** Places in a plane, or rows of numbers. */
export type Points = readonly (readonly number[])[];

export const clamp = (x: number, a: number, b: number): number => (x < a ? a : Math.min(x, b));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const sstep = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
};

/** "x,y x,y ..." to points, the way SVG writes them. */
export const pts = (text: string): Points => text.split(" ").map((point) => point.split(",").map(Number));

/** The larger of two near-distances, with the corner rounded over k. */
export function smax(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  const m = Math.max(a, b);
  return h > 0 ? m + (h * h * h) / (6 * k * k) : m;
}
export const smin = (a: number, b: number, k: number): number => -smax(-a, -b, k);

export function seeded(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

/** Monotone cubic through points, blurred by a Gaussian: straight runs with soft corners, as on a real body side. */
export class Curve {
  readonly #start: number;
  readonly #perUnit: number;
  readonly #size: number;
  readonly #table: Float64Array;

  constructor(points: Points, blur = 0.04, step = 0.01) {
    const last = points.length - 1;
    this.#start = points[0][0] - 0.6;
    this.#perUnit = 1 / step;
    this.#size = Math.ceil((points[last][0] + 0.6 - this.#start) / step) + 1;
    let table = monotoneCubic(points, this.#start, step, this.#size);
    const reach = Math.max(1, Math.round(blur / step));
    for (let pass = 0; blur > 0 && pass < 3; pass++) {
      const soft = new Float64Array(this.#size);
      for (let i = 0; i < this.#size; i++) {
        let sum = 0;
        for (let j = -reach; j <= reach; j++) sum += table[clamp(i + j, 0, this.#size - 1)];
        soft[i] = sum / (2 * reach + 1);
      }
      table = soft;
    }
    this.#table = table;
  }

  /** Quadratic B-spline look-up, so that the slope has no jumps. */
  at(x: number): number {
    const u = clamp((x - this.#start) * this.#perUnit, 1, this.#size - 3);
    const i = Math.round(u);
    const t = u - i;
    const table = this.#table;
    return (
      0.5 * (0.5 - t) * (0.5 - t) * table[i - 1] +
      (0.75 - t * t) * table[i] +
      0.5 * (0.5 + t) * (0.5 + t) * table[i + 1]
    );
  }

  slope(x: number): number {
    return (this.at(x + 0.01) - this.at(x - 0.01)) * 50;
  }
}

function monotoneCubic(points: Points, start: number, step: number, size: number): Float64Array {
  const last = points.length - 1;
  const secants: number[] = [];
  for (let i = 0; i < last; i++) {
    secants.push((points[i + 1][1] - points[i][1]) / (points[i + 1][0] - points[i][0]));
  }
  const tangents = points.map((_, i) => {
    if (i === 0) return secants[0] ?? 0;
    if (i === last) return secants[last - 1] ?? 0;
    const product = secants[i - 1] * secants[i];
    return product <= 0 ? 0 : (2 * product) / (secants[i - 1] + secants[i]);
  });
  return Float64Array.from({ length: size }, (_, n) => {
    const x = start + n * step;
    if (x <= points[0][0]) return points[0][1] + tangents[0] * (x - points[0][0]);
    if (x >= points[last][0]) return points[last][1] + tangents[last] * (x - points[last][0]);
    let j = 0;
    while (x > points[j + 1][0]) j++;
    const h = points[j + 1][0] - points[j][0];
    const t = (x - points[j][0]) / h;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * points[j][1] +
      (t3 - 2 * t2 + t) * h * tangents[j] +
      (3 * t2 - 2 * t3) * points[j + 1][1] +
      (t3 - t2) * h * tangents[j + 1]
    );
  });
}

function segmentDistance(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const t = clamp(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Distance to an open line. */
export function lineDistance(px: number, py: number, line: Points): number {
  let d = 1e9;
  for (let i = 0; i < line.length - 1; i++) {
    d = Math.min(d, segmentDistance(px, py, line[i][0], line[i][1], line[i + 1][0], line[i + 1][1]));
  }
  return d;
}

/** Signed distance to a closed outline, negative inside. */
export function outlineDistance(px: number, py: number, outline: Points): number {
  let d = 1e9;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const ax = outline[i][0];
    const ay = outline[i][1];
    const bx = outline[j][0];
    const by = outline[j][1];
    d = Math.min(d, segmentDistance(px, py, ax, ay, bx, by));
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside ? -d : d;
}

export function box2(x: number, y: number, hx: number, hy: number, r: number): number {
  const qx = Math.abs(x) - hx + r;
  const qy = Math.abs(y) - hy + r;
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - r;
}

export function box3(x: number, y: number, z: number, hx: number, hy: number, hz: number, r: number): number {
  const a = Math.abs(x) - hx + r;
  const b = Math.abs(y) - hy + r;
  const c = Math.abs(z) - hz + r;
  const p = Math.max(a, 0);
  const q = Math.max(b, 0);
  const s = Math.max(c, 0);
  return Math.sqrt(p * p + q * q + s * s) + Math.min(Math.max(a, b, c), 0) - r;
}

type Spot = readonly [number, number, number];

/** A rod from a to b whose radius may change along it. */
export function rod(x: number, y: number, z: number, a: Spot, b: Spot, r: number, r2 = r): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const t = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz), 0, 1);
  return Math.hypot(px - t * dx, py - t * dy, pz - t * dz) - (r + (r2 - r) * t);
}
