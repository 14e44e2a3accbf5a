// Model name -> meshes, tree and baked light -> rendered float layers for each camera.
import type { Angle } from "../catalogue.ts";
import { makeModel } from "../models/index.ts";
import type { VehicleModel } from "../models/vehicle.ts";
import { buildBvh } from "./bvh.ts";
import { type Camera, cameraFor } from "./camera.ts";
import type { Floor } from "./light.ts";
import { type Mesh, merge } from "./mesher.ts";
import type { Pool } from "./pool.ts";
import { CHANNELS } from "./render.ts";

interface Quality {
  /** Rays for each vertex, and for each cell of the ground. */
  readonly vertexRays: number;
  readonly floorRays: number;
}

export async function prepare(pool: Pool, name: string, quality: Quality): Promise<VehicleModel> {
  const model = makeModel(name, true);
  const mesh = merge(model.meshes);
  const floor = emptyFloor(model);
  await pool.toAll({ type: "scene", mesh, bvh: buildBvh(mesh), name, floor });
  await pool.split(floor.nz, 4, (from, to) => ({ type: "floor", from, to, rays: quality.floorRays }));
  softenFloor(floor.open, floor.nx, floor.nz);
  await pool.split(mesh.vertexCount, 3000, (from, to) => ({
    type: "vertices",
    from,
    to,
    rays: quality.vertexRays,
  }));
  for (let pass = 0; pass < 4; pass++) softenLight(mesh);
  return model;
}

export async function shoot(
  pool: Pool,
  model: VehicleModel,
  angle: Angle,
  width: number,
  height: number,
  raysAcross: number,
): Promise<{ camera: Camera; light: Float32Array }> {
  const out = new Float32Array(new SharedArrayBuffer(width * height * CHANNELS * 4));
  const camera = cameraFor(model, angle, width / height);
  await pool.split(height, 24, (from, to) => ({
    type: "rows",
    camera,
    width,
    height,
    raysAcross,
    out,
    from,
    to,
  }));
  return { camera, light: out };
}

function emptyFloor(model: VehicleModel): Floor & { open: Float32Array } {
  const cell = 0.05;
  const margin = 1.6;
  const halfDepth = model.width / 2 + margin + 0.1;
  const nx = Math.ceil((model.length + 2 * margin) / cell);
  const nz = Math.ceil((2 * halfDepth) / cell);
  const open = new Float32Array(new SharedArrayBuffer(nx * nz * 4)).fill(1);
  return { x0: -margin, z0: -halfDepth, nx, nz, cell, middle: model.length / 2, open };
}

/** Takes the noise out of the ground's shadow and lets it end before the grid does. */
function softenFloor(open: Float32Array, nx: number, nz: number): void {
  for (let pass = 0; pass < 2; pass++) {
    const old = open.slice();
    for (let j = 1; j < nz - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        let sum = 0;
        for (let y = -1; y < 2; y++) for (let x = -1; x < 2; x++) sum += old[i + x + (j + y) * nx];
        open[i + j * nx] = sum / 9;
      }
    }
  }
  for (let j = 0; j < nz; j++) {
    for (let i = 0; i < nx; i++) {
      const inset = Math.min(1, Math.min(i, j, nx - 1 - i, nz - 1 - j) / 14);
      const o = i + j * nx;
      open[o] = 1 - (1 - open[o]) * inset * inset * (3 - 2 * inset);
    }
  }
}

/** Averages baked light over neighbours that face the same way. */
function softenLight({ vertexCount, triangleCount, triangles, baked, normals }: Mesh): void {
  const sums = new Float32Array(vertexCount * 2);
  const counts = new Float32Array(vertexCount);
  for (let t = 0; t < triangleCount; t++) {
    for (let edge = 0; edge < 3; edge++) {
      const a = triangles[t * 3 + edge];
      const b = triangles[t * 3 + ((edge + 1) % 3)];
      const same =
        normals[a * 3] * normals[b * 3] +
        normals[a * 3 + 1] * normals[b * 3 + 1] +
        normals[a * 3 + 2] * normals[b * 3 + 2];
      if (same < 0.7) continue;
      for (let k = 0; k < 2; k++) {
        sums[a * 2 + k] += baked[b * 2 + k];
        sums[b * 2 + k] += baked[a * 2 + k];
      }
      counts[a]++;
      counts[b]++;
    }
  }
  for (let v = 0; v < vertexCount; v++) {
    if (counts[v] === 0) continue;
    for (let k = 0; k < 2; k++)
      baked[v * 2 + k] = 0.35 * baked[v * 2 + k] + (0.65 * sums[v * 2 + k]) / counts[v];
  }
}
