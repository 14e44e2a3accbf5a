// node tools/pictures/scenes/build-scenes.ts [scene ...] : paints the scene masters and stores them beside the layers.
import sharp from "sharp";
import { backdropFile } from "../backdrops.ts";
import { type Scene, scenes } from "../catalogue.ts";
import { Canvas, H, W } from "./canvas.ts";
import { paintCityStreet } from "./city-street.ts";
import { paintCedarForest, paintMountainRoad } from "./country.ts";
import { paintCarPark, paintShowroom, paintStudio } from "./indoors.ts";
import { paintOldTown } from "./old-town.ts";
import { paintGoldenSea, paintSeaFront } from "./sea.ts";

const painters: Readonly<Record<Scene, (canvas: Canvas) => Promise<void>>> = {
  studio: paintStudio,
  showroom: paintShowroom,
  "sea-front": paintSeaFront,
  "golden-sea": paintGoldenSea,
  "mountain-road": paintMountainRoad,
  "cedar-forest": paintCedarForest,
  "old-town": paintOldTown,
  "city-street": paintCityStreet,
  "car-park": paintCarPark,
};

const asked = process.argv.slice(2);
for (const scene of scenes) {
  if (asked.length > 0 && !asked.includes(scene)) continue;
  const started = performance.now();
  const canvas = new Canvas();
  await painters[scene](canvas);
  const { size } = await sharp(canvas.toBytes(), { raw: { width: W, height: H, channels: 3 } })
    .webp({ quality: 86, effort: 5 })
    .toFile(backdropFile(scene));
  console.log(scene, `${Math.round(size / 1024)} KB`, `${Math.round(performance.now() - started)} ms`);
}
