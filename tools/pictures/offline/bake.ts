// Light that is the same from every camera: irradiance on the vertices and the contact shadow on the ground.
import { type Bvh, trace } from "./bvh.ts";
import { environment, floor, frameAround, groundLoss, irradiance } from "./light.ts";
import { seeded } from "./math.ts";
import type { Mesh } from "./mesher.ts";

const TURN = Math.PI * 2;

/** Open irradiance less what the vehicle itself hides, for a range of vertices. */
export function bakeVertices(mesh: Mesh, bvh: Bvh, from: number, to: number, rays: number): void {
  const { positions, normals, baked } = mesh;
  const random = seeded(from * 7 + 13);
  const n = Math.round(Math.sqrt(rays));
  for (let vertex = from; vertex < to; vertex++) {
    const k = vertex * 3;
    const [nx, ny, nz] = [normals[k], normals[k + 1], normals[k + 2]];
    const px = positions[k] + nx * 0.006;
    const py = positions[k + 1] + ny * 0.006;
    const pz = positions[k + 2] + nz * 0.006;
    const { tangent: t, other: o } = frameAround(nx, ny, nz);
    let hidden = 0;
    let seen = 0;
    const offset = random();
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const u = (i + random()) / n;
        const turn = ((j + offset) / n) * TURN;
        const r = Math.sqrt(u);
        const c = Math.sqrt(1 - u);
        const x = r * Math.cos(turn);
        const y = r * Math.sin(turn);
        const dx = t[0] * x + o[0] * y + nx * c;
        const dy = t[1] * x + o[1] * y + ny * c;
        const dz = t[2] * x + o[2] * y + nz * c;
        if (trace(bvh, px, py, pz, dx, dy, dz, 8, true)) {
          hidden += Math.min(2.5, environment(floor.middle, 0.6, 0, dx, dy, dz)) - 0.04;
        } else {
          hidden += groundLoss(px, py, pz, dx, dy, dz);
          seen++;
        }
      }
    }
    baked[vertex * 2] = Math.max(0.012, irradiance(nx, ny, nz) - hidden / (n * n));
    baked[vertex * 2 + 1] = seen / (n * n);
  }
}

/** Open share of the sky for rows of the ground grid. */
export function bakeFloor(bvh: Bvh, open: Float32Array, from: number, to: number, rays: number): void {
  const random = seeded(from + 5);
  const n = Math.round(Math.sqrt(rays));
  for (let j = from; j < to; j++) {
    for (let i = 0; i < floor.nx; i++) {
      const x = floor.x0 + i * floor.cell;
      const z = floor.z0 + j * floor.cell;
      let arriving = 0;
      let all = 0;
      const offset = random();
      for (let p = 0; p < n; p++) {
        for (let q = 0; q < n; q++) {
          const u = (p + random()) / n;
          const turn = ((q + offset) / n) * TURN;
          const r = Math.sqrt(u);
          const dx = r * Math.cos(turn);
          const dy = Math.sqrt(1 - u);
          const dz = r * Math.sin(turn);
          const light = environment(x, 0.001, z, dx, dy, dz) * 0.6 + 0.5;
          all += light;
          if (!trace(bvh, x, 0.001, z, dx, dy, dz, 8, true)) arriving += light;
        }
      }
      open[i + j * floor.nx] = arriving / all;
    }
  }
}
