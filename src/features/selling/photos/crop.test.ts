import { describe, expect, it } from "vitest";
import { fc, inputs } from "../../../../tests/support/property.ts";
import {
  type Crop,
  cropOfRatio,
  movedCrop,
  pulledCrop,
  smallestShare,
  turnedCrop,
  wholePhoto,
} from "./crop.ts";

const push = fc.double({ min: -2, max: 2, noNaN: true });
const side = fc.constantFrom(0 as const, 1 as const);
/** Any part that is large enough. */
const crops = fc
  .record({
    width: fc.double({ min: 0.15, max: 1, noNaN: true }),
    height: fc.double({ min: 0.15, max: 1, noNaN: true }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ width, height, x, y }): Crop => ({ width, height, x: x * (1 - width), y: y * (1 - height) }));

const expectInside = ({ x, y, width, height }: Crop) => {
  for (const start of [x, y]) expect(start).toBeGreaterThanOrEqual(-1e-9);
  expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
  expect(y + height).toBeLessThanOrEqual(1 + 1e-9);
};

describe("a part of a photo", () => {
  it("never leaves the photo nor gets too small, however it is moved and pulled", () => {
    fc.assert(
      fc.property(crops, side, side, push, push, (crop, across, down, right, below) => {
        const moved = movedCrop(crop, right, below);
        expectInside(moved);
        expect([moved.width, moved.height]).toEqual([crop.width, crop.height]);
        const pulled = pulledCrop(crop, [across, down], right, below);
        expectInside(pulled);
        expect(Math.min(pulled.width, pulled.height)).toBeGreaterThanOrEqual(smallestShare - 1e-9);
      }),
      inputs(1000),
    );
  });

  it("keeps its ratio, and the opposite corner where it was", () => {
    const ratios = fc.double({ min: 0.4, max: 2.5, noNaN: true });
    fc.assert(
      fc.property(crops, ratios, side, side, push, push, (before, ratio, across, down, right, below) => {
        const crop = cropOfRatio(before, ratio);
        expectInside(crop);
        expect(crop.width / crop.height).toBeCloseTo(ratio);
        expect(Math.max(crop.width, crop.height)).toBeCloseTo(1);
        const pulled = pulledCrop(crop, [across, down], right, below, ratio);
        expectInside(pulled);
        expect(pulled.width / pulled.height).toBeCloseTo(ratio);
        expect(pulled.x + (across ? 0 : pulled.width)).toBeCloseTo(crop.x + (across ? 0 : crop.width));
        expect(pulled.y + (down ? 0 : pulled.height)).toBeCloseTo(crop.y + (down ? 0 : crop.height));
      }),
      inputs(1000),
    );
  });

  it("is turned with its photo, and is the same after four quarters", () => {
    const topLeft = { x: 0, y: 0, width: 0.5, height: 0.25 };
    expect(turnedCrop(topLeft)).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.5 });
    expect(turnedCrop(turnedCrop(turnedCrop(turnedCrop(topLeft))))).toEqual(topLeft);
  });

  it("follows the hand", () => {
    expect(pulledCrop(wholePhoto, [0, 0], 0.25, 0.5)).toEqual({ x: 0.25, y: 0.5, width: 0.75, height: 0.5 });
    // 4:3 of an upright photo of 3:4: all of its width.
    expect(cropOfRatio(wholePhoto, (4 / 3) * (4 / 3))).toMatchObject({ x: 0, width: 1, height: 9 / 16 });
  });
});
