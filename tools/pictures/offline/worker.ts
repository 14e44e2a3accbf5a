// One thread of the offline part: holds the scene and does the ranges it is handed.
import { parentPort } from "node:worker_threads";
import { makeModel } from "../models/index.ts";
import { bakeFloor, bakeVertices } from "./bake.ts";
import type { Bvh } from "./bvh.ts";
import type { Camera } from "./camera.ts";
import { type Floor, floor, prepareLight } from "./light.ts";
import type { Mesh } from "./mesher.ts";
import { type RenderScene, renderRows } from "./render.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}
export type Job =
  | {
      readonly type: "scene";
      readonly mesh: Mesh;
      readonly bvh: Bvh;
      readonly name: string;
      readonly floor: Floor;
    }
  | ({ readonly type: "floor"; readonly rays: number } & Range)
  | ({ readonly type: "vertices"; readonly rays: number } & Range)
  | ({
      readonly type: "rows";
      readonly camera: Camera;
      readonly width: number;
      readonly height: number;
      readonly raysAcross: number;
      readonly out: Float32Array;
    } & Range);

let scene: RenderScene | undefined;

function run(job: Job): void {
  if (job.type === "scene") {
    scene = { mesh: job.mesh, bvh: job.bvh, model: makeModel(job.name, false) };
    Object.assign(floor, job.floor);
    prepareLight();
    return;
  }
  if (!scene) throw new Error("a range came before its scene");
  if (job.type === "vertices") bakeVertices(scene.mesh, scene.bvh, job.from, job.to, job.rays);
  else if (job.type === "floor") {
    if (floor.open) bakeFloor(scene.bvh, floor.open, job.from, job.to, job.rays);
  } else renderRows(scene, job.camera, job.width, job.height, job.raysAcross, job.out, job.from, job.to);
}

parentPort?.on("message", ({ id, job }: { id: number; job: Job }) => {
  run(job);
  parentPort?.postMessage(id);
});
