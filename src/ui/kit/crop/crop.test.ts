import { describe, expect, it } from "vitest";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { type Crop, cropOfRatio, isWhole, turnedCrop, wholePicture } from "./crop.ts";

/** Any part that is large enough. */
const crops = fc
  .record({
    width: fc.double({ min: 0.15, max: 1, noNaN: true }),
    height: fc.double({ min: 0.15, max: 1, noNaN: true }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ width, height, x, y }): Crop => ({ width, height, x: x * (1 - width), y: y * (1 - height) }));

describe("a part of a picture", () => {
  it("of a ratio is the largest that the picture holds, wherever the one before lay", () => {
    fc.assert(
      fc.property(crops, fc.double({ min: 0.4, max: 2.5, noNaN: true }), (before, ratio) => {
        const { x, y, width, height } = cropOfRatio(before, ratio);
        for (const start of [x, y]) expect(start).toBeGreaterThanOrEqual(0);
        for (const end of [x + width, y + height]) expect(end).toBeLessThanOrEqual(1 + 1e-9);
        expect(width / height).toBeCloseTo(ratio);
        expect(Math.max(width, height)).toBeCloseTo(1);
      }),
      inputs(1000),
    );
  });

  it("of a ratio lies around the middle of the one before, as far as the picture goes", () => {
    // 4:3 of an upright photo of 3:4: all of its width.
    expect(cropOfRatio(wholePicture, (4 / 3) * (4 / 3))).toEqual({
      x: 0,
      y: 7 / 32,
      width: 1,
      height: 9 / 16,
    });
    expect(cropOfRatio({ x: 0.5, y: 0.5, width: 0.5, height: 0.5 }, 0.5)).toMatchObject({ x: 0.5, y: 0 });
  });

  it("is turned with its picture, and is the same after four quarters", () => {
    const topLeft = { x: 0, y: 0, width: 0.5, height: 0.25 };
    expect(turnedCrop(topLeft)).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.5 });
    expect(turnedCrop(turnedCrop(turnedCrop(turnedCrop(topLeft))))).toEqual(topLeft);
  });

  it("is the whole for as little as nobody sees", () => {
    expect([isWhole(wholePicture), isWhole({ ...wholePicture, width: 0.996 })]).toEqual([true, true]);
    expect(isWhole({ ...wholePicture, height: 0.99 })).toBe(false);
  });
});
