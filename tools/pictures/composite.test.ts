import { existsSync, readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { backdropFile } from "./backdrops.ts";
import {
  anglesOf,
  bodies,
  compositeJpeg,
  compositePicture,
  HEIGHT,
  modelsOf,
  type Paint,
  scenes,
  WIDTH,
} from "./composite.ts";
import { layersFolder } from "./layers.ts";

/** Hue in degrees of the mean colour in the middle of a side view, where the doors are. */
async function hueOfDoors(paint: Paint): Promise<number> {
  const { data, width } = await compositePicture({ body: "sedan", angle: "side", paint, scene: "studio" });
  const sum = [0, 0, 0];
  for (let y = 540; y < 620; y++) {
    for (let x = 520; x < 760; x++) for (let c = 0; c < 3; c++) sum[c] += data[(y * width + x) * 3 + c];
  }
  const [r, g, b] = sum;
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

test("every body has the layers of every angle and variant", () => {
  const missing: string[] = [];
  for (const body of bodies) {
    for (const model of modelsOf[body]) {
      for (const angle of anglesOf(body)) {
        for (const kind of ["base", "paint", "shadow"]) {
          const file = `${layersFolder}${model}-${angle}.${kind}.webp`;
          if (!existsSync(file)) missing.push(file);
        }
      }
    }
  }
  expect(missing).toEqual([]);
});

test("every scene has its backdrop and takes a vehicle", async () => {
  for (const scene of scenes) {
    expect(existsSync(backdropFile(scene))).toBe(true);
    const { data, width, height } = await compositePicture({
      body: "suv",
      angle: "side",
      paint: "green",
      scene,
    });
    expect([width, height, data.length]).toEqual([WIDTH, HEIGHT, WIDTH * HEIGHT * 3]);
  }
});

test("the uploaded photo is a JPEG of the full size", async () => {
  const photo = await compositeJpeg({ body: "scooter", angle: "front34", paint: "red", scene: "old-town" });
  const { format, width, height } = await sharp(photo).metadata();
  expect([format, width, height]).toEqual(["jpeg", WIDTH, HEIGHT]);
});

test("the paint colour shows", async () => {
  const red = await hueOfDoors("red");
  const blue = await hueOfDoors("blue");
  expect(Math.abs(red)).toBeLessThan(25);
  expect(Math.abs(Math.abs(blue) - 120)).toBeLessThan(45);
});

test("a variant number wraps around and never fails", async () => {
  const one = { body: "sedan", angle: "front", paint: "grey", scene: "studio" } as const;
  const first = await compositePicture({ ...one, variant: 0 });
  const wrapped = await compositePicture({ ...one, variant: modelsOf.sedan.length });
  expect(wrapped.data.equals(first.data)).toBe(true);
});

test("an angle that a body does not have is refused", async () => {
  const request = { body: "dirt", angle: "wheel", paint: "red", scene: "studio" } as const;
  await expect(compositePicture(request)).rejects.toThrow(RangeError);
});

test("the layers stay under 12 MB", () => {
  const total = readdirSync(layersFolder).reduce((sum, name) => sum + statSync(layersFolder + name).size, 0);
  expect(total).toBeLessThan(12 * 1024 * 1024);
});
