// Ray tracer: turns rows of a picture into light that does not depend on the paint, light that the paint multiplies, cover
// and ground shadow.
import type { VehicleModel } from "../models/vehicle.ts";
import { type Bvh, hit, trace } from "./bvh.ts";
import type { Camera } from "./camera.ts";
import { environment, floorOpen, narrowReflection, wideReflection } from "./light.ts";
import { seeded } from "./math.ts";
import type { Mesh } from "./mesher.ts";
import { GLASS, METAL, newSurface, PAINT, resetSurface } from "./surface.ts";

export interface RenderScene {
  readonly mesh: Mesh;
  readonly bvh: Bvh;
  readonly model: VehicleModel;
}

/** Floats a pixel: red, green, blue, paint light, cover, shadow. */
export const CHANNELS = 6;

interface Spot {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** Light that arrives, and share of the surroundings seen. */
  light: number;
  open: number;
  part: number;
  /** Seen from inside the shell. */
  back: boolean;
}

const newSpot = (): Spot => ({
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 0,
  light: 0,
  open: 0,
  part: 0,
  back: false,
});
const seen = newSpot();
const mirrored = newSpot();
const material = newSurface();
const mirroredMaterial = newSurface();

/** Describes the place that trace() has just hit. */
function fillSpot(
  scene: RenderScene,
  spot: Spot,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
) {
  const { triangles, normals, positions, baked, part } = scene.mesh;
  const k = hit.triangle * 3;
  const a = triangles[k] * 3;
  const b = triangles[k + 1] * 3;
  const c = triangles[k + 2] * 3;
  const { u, v, distance } = hit;
  const w = 1 - u - v;
  spot.x = ox + dx * distance;
  spot.y = oy + dy * distance;
  spot.z = oz + dz * distance;
  spot.part = part[hit.triangle];
  const nx = normals[a] * w + normals[b] * u + normals[c] * v;
  const ny = normals[a + 1] * w + normals[b + 1] * u + normals[c + 1] * v;
  const nz = normals[a + 2] * w + normals[b + 2] * u + normals[c + 2] * v;
  const length = Math.hypot(nx, ny, nz) || 1;
  spot.nx = nx / length;
  spot.ny = ny / length;
  spot.nz = nz / length;
  const e1x = positions[b] - positions[a];
  const e1y = positions[b + 1] - positions[a + 1];
  const e1z = positions[b + 2] - positions[a + 2];
  const e2x = positions[c] - positions[a];
  const e2y = positions[c + 1] - positions[a + 1];
  const e2z = positions[c + 2] - positions[a + 2];
  const gx = e1y * e2z - e1z * e2y;
  const gy = e1z * e2x - e1x * e2z;
  const gz = e1x * e2y - e1y * e2x;
  const outward = gx * nx + gy * ny + gz * nz < 0 ? -1 : 1;
  spot.back = (gx * dx + gy * dy + gz * dz) * outward > 0;
  const [p, q, r] = [(a / 3) * 2, (b / 3) * 2, (c / 3) * 2];
  spot.light = baked[p] * w + baked[q] * u + baked[r] * v;
  spot.open = baked[p + 1] * w + baked[q + 1] * u + baked[r + 1] * v;
}

/** What a reflected ray sees: grey light, and light that would take the paint's colour. */
const reflected = { grey: 0, paint: 0 };

function lookAlong(
  scene: RenderScene,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  reflected.paint = 0;
  if (!trace(scene.bvh, x, y, z, dx, dy, dz, 12, false)) {
    reflected.grey = environment(x, y, z, dx, dy, dz);
    return;
  }
  const spot = mirrored;
  const m = mirroredMaterial;
  fillSpot(scene, spot, x, y, z, dx, dy, dz);
  if (spot.back) {
    reflected.grey = 0.01;
    return;
  }
  resetSurface(m);
  scene.model.shade(spot.part, spot.x, spot.y, spot.z, spot.nx, spot.ny, spot.nz, m);
  const grey = (m.r + m.g + m.b) / 3;
  if (m.kind === PAINT) {
    reflected.paint = spot.light * 0.9;
    reflected.grey = 0.03 * spot.open;
  } else if (m.kind === GLASS) reflected.grey = 0.08 * spot.open;
  else if (m.kind === METAL) reflected.grey = grey * spot.light * 0.7;
  else reflected.grey = grey * spot.light + 0.02 * spot.open + (m.er + m.eg + m.eb) / 3;
}

const sum = { r: 0, g: 0, b: 0, paint: 0 };

function addGrey(v: number): void {
  sum.r += v;
  sum.g += v;
  sum.b += v;
}

/** Follows one ray through any glass to the first solid surface; returns the light still let through. */
function follow(
  scene: RenderScene,
  camera: Camera,
  dx: number,
  dy: number,
  dz: number,
  random: () => number,
): number {
  let { ex: ox, ey: oy, ez: oz } = camera;
  let through = 1;
  const m = material;
  const spot = seen;
  const off = 0.004;
  for (let depth = 0; depth < 6 && through > 0.01; depth++) {
    if (!trace(scene.bvh, ox, oy, oz, dx, dy, dz, 60, false)) break;
    fillSpot(scene, spot, ox, oy, oz, dx, dy, dz);
    const { x, y, z, back } = spot;
    const side = back ? -1 : 1;
    const [nx, ny, nz] = [spot.nx * side, spot.ny * side, spot.nz * side];
    resetSurface(m);
    scene.model.shade(spot.part, x, y, z, spot.nx, spot.ny, spot.nz, m);
    const facing = Math.max(0.02, -(nx * dx + ny * dy + nz * dz));
    if (back && m.kind !== GLASS) {
      addGrey(through * 0.02);
      return 0;
    }
    const mirror = m.f0 + (1 - m.f0) * (1 - facing) ** 5 * Math.max(0.06, 1 - m.rough * 2.2);
    const [bx, by, bz] = [dx + 2 * facing * nx, dy + 2 * facing * ny, dz + 2 * facing * nz];
    let [qx, qy, qz] = [bx, by, bz];
    if (m.rough > 0 && m.rough < 0.12) {
      const k = m.rough * 0.9;
      qx += (random() + random() - 1) * k;
      qy += (random() + random() - 1) * k;
      qz += (random() + random() - 1) * k;
    }
    const length = Math.hypot(qx, qy, qz);
    qx /= length;
    qy /= length;
    qz /= length;
    const [px, py, pz] = [x + nx * off, y + ny * off, z + nz * off];
    if (m.kind === GLASS) {
      if (!back) {
        lookAlong(scene, px, py, pz, qx, qy, qz);
        addGrey(through * Math.min(1.1, mirror * (reflected.grey + reflected.paint * 0.3)));
      }
      through *= (1 - mirror) * m.tint;
      ox = x + dx * 0.003;
      oy = y + dy * 0.003;
      oz = z + dz * 0.003;
      continue;
    }
    if (m.kind === PAINT) {
      lookAlong(scene, px, py, pz, qx, qy, qz);
      // Metal flakes under the clear coat send back a wide, coloured reflection.
      const flakes = wideReflection(bx, by, bz) * spot.open * (0.35 + 0.65 * spot.open);
      sum.paint += through * ((1 - mirror) * (spot.light * 0.58 + flakes * 0.36) + mirror * reflected.paint);
      addGrey(through * Math.min(1.3, mirror * reflected.grey));
    } else {
      if (m.rough >= 0.12) {
        const room = m.rough > 0.25 ? wideReflection(qx, qy, qz) : narrowReflection(qx, qy, qz);
        reflected.grey = room * spot.open * (0.3 + 0.7 * spot.open);
        reflected.paint = 0;
      } else lookAlong(scene, px, py, pz, qx, qy, qz);
      const image = reflected.grey + reflected.paint * 0.3;
      const metal = m.kind === METAL;
      const own = through * (metal ? Math.min(1.7, image * 0.8 + spot.light * 0.15) : spot.light);
      if (!metal) addGrey(through * Math.min(1.3, mirror * image));
      sum.r += own * m.r;
      sum.g += own * m.g;
      sum.b += own * m.b;
    }
    sum.r += through * m.er;
    sum.g += through * m.eg;
    sum.b += through * m.eb;
    return 0;
  }
  return through;
}

/** Colour channels and cover of one ray through a place in the picture, 0 to 1 from its upper left corner. */
function castRay(
  scene: RenderScene,
  camera: Camera,
  across: number,
  down: number,
  random: () => number,
): number {
  const { fx, fy, fz, rx, rz, ux, uy, uz } = camera;
  const px = (across * 2 - 1) * camera.tx + camera.sx;
  const py = (1 - down * 2) * camera.ty + camera.sy;
  const dx = fx + rx * px + ux * py;
  const dy = fy + uy * py;
  const dz = fz + rz * px + uz * py;
  const length = Math.hypot(dx, dy, dz);
  return 1 - follow(scene, camera, dx / length, dy / length, dz / length, random);
}

function groundShadow({ ex, ey, ez, ...camera }: Camera, across: number, down: number): number {
  const px = (across * 2 - 1) * camera.tx + camera.sx;
  const py = (1 - down * 2) * camera.ty + camera.sy;
  const dy = camera.fy + camera.uy * py;
  if (dy > -1e-4) return 0;
  const dx = camera.fx + camera.rx * px + camera.ux * py;
  const dz = camera.fz + camera.rz * px + camera.uz * py;
  return 1 - floorOpen(ex - (dx * ey) / dy, ez - (dz * ey) / dy);
}

const PREVIEW = 5;
/** Two neighbours that differ by more than this, as square roots of light, share an edge. */
const EDGE = 0.045;

function clearSum(): void {
  sum.r = 0;
  sum.g = 0;
  sum.b = 0;
  sum.paint = 0;
}

/**
 * Renders rows from..to into `out`. One ray a pixel comes first, for a row more on both sides; only pixels that differ from
 * a neighbour then get the full n×n rays.
 */
export function renderRows(
  scene: RenderScene,
  camera: Camera,
  width: number,
  height: number,
  n: number,
  out: Float32Array,
  from: number,
  to: number,
): void {
  const random = seeded(99 + from);
  const first = Math.max(0, from - 1);
  const last = Math.min(height, to + 1);
  const preview = new Float32Array((last - first) * width * PREVIEW);
  for (let row = first, o = 0; row < last; row++) {
    for (let column = 0; column < width; column++, o += PREVIEW) {
      clearSum();
      const cover = castRay(scene, camera, (column + 0.5) / width, (row + 0.5) / height, random);
      preview[o] = Math.sqrt(sum.r);
      preview[o + 1] = Math.sqrt(sum.g);
      preview[o + 2] = Math.sqrt(sum.b);
      preview[o + 3] = Math.sqrt(sum.paint);
      preview[o + 4] = cover;
    }
  }
  const differs = (a: number, b: number): boolean => {
    for (let c = 0; c < PREVIEW; c++) if (Math.abs(preview[a + c] - preview[b + c]) > EDGE) return true;
    return false;
  };
  for (let row = from; row < to; row++) {
    for (let column = 0; column < width; column++) {
      const p = ((row - first) * width + column) * PREVIEW;
      const o = (row * width + column) * CHANNELS;
      const edge =
        (column > 0 && differs(p, p - PREVIEW)) ||
        (column < width - 1 && differs(p, p + PREVIEW)) ||
        (row > first && differs(p, p - width * PREVIEW)) ||
        (row < last - 1 && differs(p, p + width * PREVIEW));
      if (edge) {
        clearSum();
        let cover = 0;
        for (let s = 0; s < n * n; s++) {
          const across = (column + ((s % n) + random()) / n) / width;
          cover += castRay(scene, camera, across, (row + (((s / n) | 0) + random()) / n) / height, random);
        }
        out.set(
          [sum.r, sum.g, sum.b, sum.paint, cover].map((v) => v / (n * n)),
          o,
        );
      } else {
        for (let c = 0; c < 4; c++) out[o + c] = preview[p + c] ** 2;
        out[o + 4] = preview[p + 4];
      }
      out[o + 5] = groundShadow(camera, (column + 0.5) / width, (row + 0.5) / height);
    }
  }
}
