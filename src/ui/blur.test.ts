import { rgbaToThumbHash, thumbHashToRGBA } from "thumbhash";
import { describe, expect, it } from "vitest";
import { blurColours } from "./blur.ts";

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** A sky over a road, a red block at one side. */
function scene(width: number, height: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sky = y < height / 2;
      const block = x > width * 0.6 && y > height * 0.4 && y < height * 0.7;
      rgba.set(
        block ? [190, 30, 30, 255] : sky ? [150, 190, 230, 255] : [90, 85, 80, 255],
        (y * width + x) * 4,
      );
    }
  }
  return rgba;
}

const stopsOf = (colours: object | undefined) =>
  Object.values(colours ?? {}).map((colour) =>
    [...colour.slice(1)].map((digit) => 17 * Number.parseInt(digit, 16)),
  );

/** Of 255: what one row of cosines cannot say, and half a step of a digit. */
const near = 14 + 17 / 2;

describe("the colours of a thumbhash", () => {
  it.each([
    ["landscape", 80, 60],
    ["portrait", 60, 80],
  ])("are those of the rows of the full blur (%s)", (_name, width, height) => {
    const hash = rgbaToThumbHash(width, height, scene(width, height));
    const blur = thumbHashToRGBA(hash);
    const rows = [0.1, 0.5, 0.9].map((at) => {
      const y = Math.min(blur.h - 1, Math.floor(at * blur.h));
      const sums = [0, 0, 0];
      for (let x = 0; x < blur.w; x++) {
        for (const part of [0, 1, 2])
          sums[part] = (sums[part] ?? 0) + (blur.rgba[(y * blur.w + x) * 4 + part] ?? 0);
      }
      return sums.map((sum) => sum / blur.w);
    });
    const stops = stopsOf(blurColours(base64(hash)));
    expect(stops).toHaveLength(3);
    for (const [row, stop] of stops.entries()) {
      for (const [part, value] of stop.entries())
        expect(Math.abs(value - (rows[row]?.[part] ?? 0))).toBeLessThan(near);
    }
  });

  it("are none for what is no thumbhash", () => {
    expect(blurColours("")).toBeUndefined();
    expect(blurColours("###")).toBeUndefined();
    expect(blurColours("AAA=")).toBeUndefined();
  });
});
