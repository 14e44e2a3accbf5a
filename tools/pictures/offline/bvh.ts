// Bounding volume tree over triangles (binned split) and the walk of a ray through it. Arrays are shared between workers.
import type { Mesh } from "./mesher.ts";

export interface Bvh {
  /** Triangle number in the mesh, by its place in the tree. */
  readonly order: Int32Array;
  /** Lowest then highest corner of every node. */
  readonly bounds: Float32Array;
  /** Per node: first child or first triangle, and number of triangles (0 for an inner node). */
  readonly info: Int32Array;
  /** First corner and two edges of every triangle, in tree order. */
  readonly corners: Float32Array;
}

const floats = (n: number): Float32Array => new Float32Array(new SharedArrayBuffer(n * 4));
const ints = (n: number): Int32Array => new Int32Array(new SharedArrayBuffer(n * 4));
const BINS = 12;
const LEAF = 4;
const emptyBox = (): number[] => [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];

/** Half the surface of a box: how likely a ray is to meet it. */
function area(b: readonly number[]): number {
  const u = b[3] - b[0];
  const v = b[4] - b[1];
  const w = b[5] - b[2];
  return u < 0 ? 0 : u * v + v * w + w * u;
}

interface Boxes {
  readonly low: Float32Array;
  readonly high: Float32Array;
  readonly middle: Float32Array;
}

function triangleBoxes({ positions, triangles, triangleCount }: Mesh): Boxes {
  const n = triangleCount * 3;
  const boxes = { low: new Float32Array(n), high: new Float32Array(n), middle: new Float32Array(n) };
  for (let t = 0; t < n; t += 3) {
    for (let a = 0; a < 3; a++) {
      const p = positions[triangles[t] * 3 + a];
      const q = positions[triangles[t + 1] * 3 + a];
      const r = positions[triangles[t + 2] * 3 + a];
      boxes.low[t + a] = Math.min(p, q, r);
      boxes.high[t + a] = Math.max(p, q, r);
      boxes.middle[t + a] = (p + q + r) / 3;
    }
  }
  return boxes;
}

export function buildBvh(mesh: Mesh): Bvh {
  const { triangleCount } = mesh;
  const boxes = triangleBoxes(mesh);
  const order = ints(triangleCount);
  for (let i = 0; i < triangleCount; i++) order[i] = i;
  const bounds = floats(triangleCount * 12);
  const info = ints(triangleCount * 4);
  let nodes = 1;
  const todo: [node: number, start: number, count: number][] = [[0, 0, triangleCount]];
  for (let job = todo.pop(); job; job = todo.pop()) {
    const [node, start, count] = job;
    const box = emptyBox();
    const middles = emptyBox();
    for (let i = start; i < start + count; i++) {
      const t = order[i] * 3;
      for (let a = 0; a < 3; a++) {
        box[a] = Math.min(box[a], boxes.low[t + a]);
        box[a + 3] = Math.max(box[a + 3], boxes.high[t + a]);
        middles[a] = Math.min(middles[a], boxes.middle[t + a]);
        middles[a + 3] = Math.max(middles[a + 3], boxes.middle[t + a]);
      }
    }
    bounds.set(box, node * 6);
    const extents = [middles[3] - middles[0], middles[4] - middles[1], middles[5] - middles[2]];
    const axis = extents.indexOf(Math.max(...extents));
    if (count <= LEAF || extents[axis] < 1e-7) {
      info[node * 2] = start;
      info[node * 2 + 1] = count;
      continue;
    }
    const binOf = (triangle: number): number =>
      Math.min(BINS - 1, (((boxes.middle[triangle * 3 + axis] - middles[axis]) / extents[axis]) * BINS) | 0);
    const split = bestSplit(order, start, count, boxes, binOf);
    let i = start;
    let j = start + count - 1;
    while (i <= j) {
      const t = order[i];
      if (binOf(t) <= split) i++;
      else {
        order[i] = order[j];
        order[j--] = t;
      }
    }
    const left = i === start || i === start + count ? count >> 1 : i - start;
    info[node * 2] = nodes;
    todo.push([nodes, start, left], [nodes + 1, start + left, count - left]);
    nodes += 2;
  }
  return { order, bounds, info, corners: cornersInOrder(mesh, order) };
}

/** The last bin of the left side that makes the cheapest pair of boxes. */
function bestSplit(
  order: Int32Array,
  start: number,
  count: number,
  boxes: Boxes,
  binOf: (t: number) => number,
): number {
  const counts = new Int32Array(BINS);
  const bins = Array.from({ length: BINS }, emptyBox);
  for (let i = start; i < start + count; i++) {
    const bin = binOf(order[i]);
    const box = bins[bin];
    const t = order[i] * 3;
    counts[bin]++;
    for (let a = 0; a < 3; a++) {
      if (boxes.low[t + a] < box[a]) box[a] = boxes.low[t + a];
      if (boxes.high[t + a] > box[a + 3]) box[a + 3] = boxes.high[t + a];
    }
  }
  const sweep = (from: number, step: number): number[] => {
    const box = emptyBox();
    let total = 0;
    return Array.from({ length: BINS - 1 }, (_, n) => {
      const bin = from + n * step;
      total += counts[bin];
      for (let a = 0; a < 3; a++) {
        box[a] = Math.min(box[a], bins[bin][a]);
        box[a + 3] = Math.max(box[a + 3], bins[bin][a + 3]);
      }
      return total * area(box);
    });
  };
  const left = sweep(0, 1);
  const right = sweep(BINS - 1, -1).reverse();
  const costs = left.map((cost, i) => cost + right[i]);
  return costs.indexOf(Math.min(...costs));
}

function cornersInOrder({ positions, triangles, triangleCount }: Mesh, order: Int32Array): Float32Array {
  const out = floats(triangleCount * 9);
  for (let i = 0; i < triangleCount; i++) {
    const t = order[i] * 3;
    const [p, q, r] = [triangles[t] * 3, triangles[t + 1] * 3, triangles[t + 2] * 3];
    for (let a = 0; a < 3; a++) {
      out[i * 9 + a] = positions[p + a];
      out[i * 9 + 3 + a] = positions[q + a] - positions[p + a];
      out[i * 9 + 6 + a] = positions[r + a] - positions[p + a];
    }
  }
  return out;
}

const stack = new Int32Array(128);
/** Filled by trace(): distance, triangle, and the two weights inside the triangle. */
export const hit = { distance: 0, triangle: -1, u: 0, v: 0 };

/** Nearest hit, or with `any` the first one found; true when something is in the way. */
export function trace(
  bvh: Bvh,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  limit: number,
  any: boolean,
): boolean {
  const { bounds, info, corners, order } = bvh;
  const ix = 1 / (dx || 1e-12);
  const iy = 1 / (dy || 1e-12);
  const iz = 1 / (dz || 1e-12);
  let depth = 0;
  let best = limit;
  let found = -1;
  let bestU = 0;
  let bestV = 0;
  stack[depth++] = 0;
  while (depth) {
    const node = stack[--depth];
    const b = node * 6;
    let a0 = (bounds[b] - ox) * ix;
    let a1 = (bounds[b + 3] - ox) * ix;
    let t0 = Math.min(a0, a1);
    let t1 = Math.max(a0, a1);
    a0 = (bounds[b + 1] - oy) * iy;
    a1 = (bounds[b + 4] - oy) * iy;
    t0 = Math.max(t0, Math.min(a0, a1));
    t1 = Math.min(t1, Math.max(a0, a1));
    a0 = (bounds[b + 2] - oz) * iz;
    a1 = (bounds[b + 5] - oz) * iz;
    t0 = Math.max(t0, Math.min(a0, a1));
    t1 = Math.min(t1, Math.max(a0, a1));
    if (t1 < t0 || t1 < 0 || t0 > best) continue;
    const count = info[node * 2 + 1];
    const start = info[node * 2];
    if (count === 0) {
      // The nearer child goes on top of the stack.
      const l = start * 6;
      const toLeft =
        (bounds[l] + bounds[l + 3]) * dx +
        (bounds[l + 1] + bounds[l + 4]) * dy +
        (bounds[l + 2] + bounds[l + 5]) * dz;
      const toRight =
        (bounds[l + 6] + bounds[l + 9]) * dx +
        (bounds[l + 7] + bounds[l + 10]) * dy +
        (bounds[l + 8] + bounds[l + 11]) * dz;
      stack[depth++] = toLeft < toRight ? start + 1 : start;
      stack[depth++] = toLeft < toRight ? start : start + 1;
      continue;
    }
    for (let i = start; i < start + count; i++) {
      const k = i * 9;
      const e1x = corners[k + 3];
      const e1y = corners[k + 4];
      const e1z = corners[k + 5];
      const e2x = corners[k + 6];
      const e2y = corners[k + 7];
      const e2z = corners[k + 8];
      const px = dy * e2z - dz * e2y;
      const py = dz * e2x - dx * e2z;
      const pz = dx * e2y - dy * e2x;
      const det = e1x * px + e1y * py + e1z * pz;
      if (det > -1e-14 && det < 1e-14) continue;
      const inverse = 1 / det;
      const sx = ox - corners[k];
      const sy = oy - corners[k + 1];
      const sz = oz - corners[k + 2];
      const u = (sx * px + sy * py + sz * pz) * inverse;
      if (u < 0 || u > 1) continue;
      const qx = sy * e1z - sz * e1y;
      const qy = sz * e1x - sx * e1z;
      const qz = sx * e1y - sy * e1x;
      const v = (dx * qx + dy * qy + dz * qz) * inverse;
      if (v < 0 || u + v > 1) continue;
      const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
      if (t <= 1e-4 || t >= best) continue;
      if (any) return true;
      best = t;
      found = i;
      bestU = u;
      bestV = v;
    }
  }
  if (found < 0) return false;
  hit.distance = best;
  hit.triangle = order[found];
  hit.u = bestU;
  hit.v = bestV;
  return true;
}
