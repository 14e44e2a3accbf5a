import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { UnreadablePicture } from "./decode.ts";
import { processPicture } from "./pipeline.ts";

/** A picture with some texture: a gradient with noise that does not repeat. */
async function photo(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let i = 0; i < pixels.length; i++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels[i] = 90 + ((i / 3) % width) / (width / 100) + ((state >> 16) % 14);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

describe("the picture pipeline", () => {
  it("keeps four widths in two formats, small enough for a weak connection", async () => {
    const made = await processPicture(await photo(2000, 1500));
    expect([made.width, made.height]).toEqual([1280, 960]);
    expect(made.variants.map((one) => `${one.width}.${one.format}`)).toEqual([
      "320.avif",
      "320.webp",
      "640.avif",
      "640.webp",
      "960.avif",
      "960.webp",
      "1280.avif",
      "1280.webp",
    ]);
    for (const one of made.variants.filter(({ width }) => width <= 640)) {
      expect(one.data.length).toBeLessThan(60_000);
    }
    expect(Buffer.from(made.thumbhash, "base64").length).toBeLessThan(30);
  });

  it("never enlarges", async () => {
    const made = await processPicture(await photo(500, 300));
    expect(made.variants.map(({ width }) => width)).toEqual([320, 320, 500, 500]);
    const tiny = await processPicture(await photo(100, 80));
    expect(tiny.variants.map(({ width }) => width)).toEqual([100, 100]);
  });

  it("turns the picture upright and drops where it was taken", async () => {
    const sideways = await sharp(await photo(400, 200))
      .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitude: "33/1 53/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const made = await processPicture(sideways);
    expect([made.width, made.height]).toEqual([200, 400]);
    for (const one of made.variants) {
      const { exif, icc, xmp, orientation } = await sharp(one.data).metadata();
      expect({ exif, icc, xmp, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
    }
  });

  it("refuses what is no picture, another format, a broken one and a pixel bomb", async () => {
    const whole = await photo(600, 400);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [Buffer.from("hello"), Buffer.alloc(0), svg, whole.subarray(0, 900), bomb]) {
      await expect(processPicture(bytes)).rejects.toBeInstanceOf(UnreadablePicture);
    }
  });
});
