// node tools/pictures/build.ts [model ... | cars | motorcycles | all] [--angles a,b] [--size 480] [--rays 1] [--out folder]
// Renders every angle and writes the layers. A smaller size and fewer rays give a quick look while a model is edited; send
// those to a folder of their own.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { type Angle, angles, HEIGHT, WIDTH } from "./catalogue.ts";
import { layersFolder, SHADOW_SCALE } from "./layers.ts";
import { carModels, motorcycleModels } from "./models/index.ts";
import { horizonOf } from "./offline/camera.ts";
import { prepare, shoot } from "./offline/pipeline.ts";
import { Pool } from "./offline/pool.ts";
import { CHANNELS } from "./offline/render.ts";
import { BASE_RANGE, layerByte, PAINT_RANGE } from "./tone.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    angles: { type: "string" },
    size: { type: "string", default: String(WIDTH) },
    rays: { type: "string", default: "3" },
    out: { type: "string", default: layersFolder },
  },
});
const width = Number(values.size);
const height = Math.round((width * HEIGHT) / WIDTH);
const rays = Number(values.rays);
const folder = values.out.endsWith("/") ? values.out : `${values.out}/`;
const groups: Readonly<Record<string, readonly string[]>> = {
  cars: carModels,
  motorcycles: motorcycleModels,
  all: [...carModels, ...motorcycleModels],
};
const models = (positionals.length > 0 ? positionals : ["all"]).flatMap((name) => groups[name] ?? [name]);

mkdirSync(folder, { recursive: true });
const pool = new Pool(availableParallelism());
for (const name of models) {
  const started = performance.now();
  const model = await prepare(pool, name, { vertexRays: 16, floorRays: 144 });
  const wanted = values.angles?.split(",") ?? angles.filter((a) => a !== "wheel" || carModels.includes(name));
  const meta: Record<string, { horizon: number }> = {};
  for (const angle of wanted as Angle[]) {
    const { camera, light } = await shoot(pool, model, angle, width, height, rays);
    await writeLayers(`${folder}${name}-${angle}`, light);
    meta[angle] = { horizon: Number(horizonOf(camera).toFixed(4)) };
  }
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify({ angles: meta }, null, 2)}\n`);
  console.log(name, `${Math.round((performance.now() - started) / 100) / 10} s`);
}
await pool.close();

async function writeLayers(file: string, light: Float32Array): Promise<void> {
  const count = width * height;
  const base = Buffer.alloc(count * 4);
  const paint = Buffer.alloc(count);
  const shadow = Buffer.alloc(count);
  for (let i = 0; i < count; i++) {
    const o = i * CHANNELS;
    for (let c = 0; c < 3; c++) base[i * 4 + c] = layerByte(light[o + c], BASE_RANGE);
    paint[i] = layerByte(light[o + 3], PAINT_RANGE);
    base[i * 4 + 3] = Math.round(light[o + 4] * 255);
    shadow[i] = Math.round(light[o + 5] * 255);
  }
  const raw = (data: Buffer, channels: 1 | 4) => sharp(data, { raw: { width, height, channels } });
  await raw(base, 4).webp({ quality: 80, alphaQuality: 90, effort: 5 }).toFile(`${file}.base.webp`);
  await raw(paint, 1).webp({ quality: 82, effort: 5 }).toFile(`${file}.paint.webp`);
  await raw(shadow, 1)
    .resize(Math.round(width / SHADOW_SCALE))
    .webp({ quality: 96, effort: 5 })
    .toFile(`${file}.shadow.webp`);
}
