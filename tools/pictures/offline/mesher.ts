// Distance function -> smooth triangle mesh: surface nets on a sparse grid, vertices pulled onto the surface, and normals
// from the gradient.
export type Distance = (x: number, y: number, z: number) => number;
/** Lowest then highest x, y, z. */
export type Bounds = readonly number[];

export interface PartMesh {
  readonly positions: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
  readonly triangles: ArrayLike<number>;
  readonly part: number;
}

export interface Mesh {
  readonly vertexCount: number;
  readonly triangleCount: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Int32Array;
  readonly part: Int16Array;
  /** Per vertex: light that arrives, and share of the sky that it sees. */
  readonly baked: Float32Array;
}

interface Grid {
  readonly values: Float32Array;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly origin: readonly [number, number, number];
}

/** Blocks whose middle is far from the surface are filled with that distance instead of being sampled. */
function sampleGrid(f: Distance, b: Bounds, h: number): Grid {
  const nx = Math.ceil((b[3] - b[0]) / h) + 2;
  const ny = Math.ceil((b[4] - b[1]) / h) + 2;
  const nz = Math.ceil((b[5] - b[2]) / h) + 2;
  const [x, y, z] = [b[0] - h * 0.5, b[1] - h * 0.5, b[2] - h * 0.5];
  const values = new Float32Array(nx * ny * nz).fill(1);
  const block = 6;
  const reach = block * h * 0.87 * 1.9 + h;
  for (let k = 0; k < nz; k += block) {
    for (let j = 0; j < ny; j += block) {
      for (let i = 0; i < nx; i += block) {
        const middle = f(x + (i + block / 2) * h, y + (j + block / 2) * h, z + (k + block / 2) * h);
        const far = Math.abs(middle) > reach;
        const [i1, j1, k1] = [Math.min(nx, i + block), Math.min(ny, j + block), Math.min(nz, k + block)];
        for (let c = k; c < k1; c++) {
          for (let r = j; r < j1; r++) {
            const row = (r + c * ny) * nx;
            for (let q = i; q < i1; q++) values[q + row] = far ? middle : f(x + q * h, y + r * h, z + c * h);
          }
        }
      }
    }
  }
  return { values, nx, ny, nz, origin: [x, y, z] };
}

const cubeEdges = [0, 1, 0, 2, 0, 4, 1, 3, 1, 5, 2, 3, 2, 6, 3, 7, 4, 5, 4, 6, 5, 7, 6, 7];

export function meshOf(f: Distance, bounds: Bounds, h: number, part: number): PartMesh {
  const { values, nx, ny, nz, origin } = sampleGrid(f, bounds, h);
  const layer = nx * ny;
  const corner = [0, 1, nx, nx + 1, layer, layer + 1, layer + nx, layer + nx + 1];
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  const e = h * 0.35;
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const o = i + j * nx + k * layer;
        let mask = 0;
        for (let q = 0; q < 8; q++) if (values[o + corner[q]] < 0) mask |= 1 << q;
        if (mask === 0 || mask === 255) continue;
        let px = 0;
        let py = 0;
        let pz = 0;
        let crossings = 0;
        for (let q = 0; q < 24; q += 2) {
          const a = cubeEdges[q];
          const c = cubeEdges[q + 1];
          if (((mask >> a) & 1) === ((mask >> c) & 1)) continue;
          const t = values[o + corner[a]] / (values[o + corner[a]] - values[o + corner[c]]);
          px += (a & 1) + t * ((c & 1) - (a & 1));
          py += ((a >> 1) & 1) + t * (((c >> 1) & 1) - ((a >> 1) & 1));
          pz += (a >> 2) + t * ((c >> 2) - (a >> 2));
          crossings++;
        }
        px = origin[0] + (i + px / crossings) * h;
        py = origin[1] + (j + py / crossings) * h;
        pz = origin[2] + (k + pz / crossings) * h;
        let gx = 0;
        let gy = 0;
        let gz = 0;
        for (let round = 0; round < 2; round++) {
          gx = (f(px + e, py, pz) - f(px - e, py, pz)) / (2 * e);
          gy = (f(px, py + e, pz) - f(px, py - e, pz)) / (2 * e);
          gz = (f(px, py, pz + e) - f(px, py, pz - e)) / (2 * e);
          if (round === 1) break;
          const squared = gx * gx + gy * gy + gz * gz + 1e-9;
          const limit = (h * 0.6) / Math.sqrt(squared);
          const step = Math.max(-limit, Math.min(limit, f(px, py, pz) / squared));
          px -= gx * step;
          py -= gy * step;
          pz -= gz * step;
        }
        const length = Math.hypot(gx, gy, gz) || 1;
        vertexOf[o] = positions.length / 3;
        positions.push(px, py, pz);
        normals.push(gx / length, gy / length, gz / length);
      }
    }
  }
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flip) triangles.push(a, c, b, a, d, c);
    else triangles.push(a, b, c, a, c, d);
  };
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const o = i + j * nx + k * layer;
        const inside = values[o] < 0;
        const v = vertexOf;
        if (inside !== values[o + 1] < 0) quad(v[o], v[o - nx], v[o - nx - layer], v[o - layer], inside);
        if (inside !== values[o + nx] < 0) quad(v[o], v[o - layer], v[o - 1 - layer], v[o - 1], inside);
        if (inside !== values[o + layer] < 0) quad(v[o], v[o - 1], v[o - 1 - nx], v[o - nx], inside);
      }
    }
  }
  return { positions, normals, triangles, part };
}

/** A copy moved to a place; mirrored across z when asked. */
export function placed(mesh: PartMesh, dx: number, dy: number, dz: number, mirrored = false): PartMesh {
  const positions = Float32Array.from(mesh.positions);
  const normals = Float32Array.from(mesh.normals);
  const side = mirrored ? -1 : 1;
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] += dx;
    positions[i + 1] += dy;
    positions[i + 2] = positions[i + 2] * side + dz;
    normals[i + 2] *= side;
  }
  return { ...mesh, positions, normals };
}

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);

/** One mesh in shared memory, so that every worker sees it. */
export function merge(list: readonly PartMesh[]): Mesh {
  const vertexCount = list.reduce((sum, m) => sum + m.positions.length / 3, 0);
  const triangleCount = list.reduce((sum, m) => sum + m.triangles.length / 3, 0);
  const mesh: Mesh = {
    vertexCount,
    triangleCount,
    positions: new Float32Array(shared(vertexCount * 12)),
    normals: new Float32Array(shared(vertexCount * 12)),
    triangles: new Int32Array(shared(triangleCount * 12)),
    part: new Int16Array(shared(triangleCount * 2)),
    baked: new Float32Array(shared(vertexCount * 8)),
  };
  let v = 0;
  let t = 0;
  for (const one of list) {
    mesh.positions.set(one.positions, v * 3);
    mesh.normals.set(one.normals, v * 3);
    for (let i = 0; i < one.triangles.length; i++) mesh.triangles[t * 3 + i] = one.triangles[i] + v;
    mesh.part.fill(one.part, t, t + one.triangles.length / 3);
    v += one.positions.length / 3;
    t += one.triangles.length / 3;
  }
  return mesh;
}
