import { describe, expect, it } from "vitest";
import { fc, inputs } from "../../../tests/support/property.ts";
import { type Crop, cropSquare, heldInside, largestZoom, placeInFrame, pushed, wholeCrop } from "./crop.ts";

const wide = { width: 4000, height: 3000 };
const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const crops = fc.record({
  zoom: fc.double({ min: -2, max: 20, noNaN: true }),
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
});

describe("the square of a picture that shows", () => {
  it("is the largest in its middle at first", () => {
    expect(cropSquare(wide, wholeCrop)).toEqual({ left: 500, top: 0, side: 3000 });
    expect(cropSquare({ width: 100, height: 300 }, wholeCrop)).toEqual({ left: 0, top: 100, side: 100 });
  });

  it("gets smaller around the same point by zooming", () => {
    expect(cropSquare(wide, { ...wholeCrop, zoom: 2 })).toEqual({ left: 1250, top: 750, side: 1500 });
  });

  it("never leaves the picture, whatever is asked for", () => {
    fc.assert(
      fc.property(sizes, crops, (size, crop) => {
        const held = heldInside(size, crop);
        const { left, top, side } = cropSquare(size, held);
        expect(held.zoom).toBeGreaterThanOrEqual(1);
        expect(held.zoom).toBeLessThanOrEqual(largestZoom);
        const slack = 1e-6 * Math.max(size.width, size.height);
        expect(left).toBeGreaterThanOrEqual(-slack);
        expect(top).toBeGreaterThanOrEqual(-slack);
        expect(left + side).toBeLessThanOrEqual(size.width + slack);
        expect(top + side).toBeLessThanOrEqual(size.height + slack);
      }),
      inputs(1000),
    );
  });

  it("follows the hand: pushed to the right, more of the left shows", () => {
    const zoomed: Crop = { zoom: 3, x: 0.5, y: 0.5 };
    const before = cropSquare(wide, zoomed);
    const after = cropSquare(wide, pushed(wide, zoomed, 0.25, -0.1));
    expect(after.left).toBeCloseTo(before.left - 0.25 * before.side);
    expect(after.top).toBeCloseTo(before.top + 0.1 * before.side);
    expect(pushed(wide, wholeCrop, 99, 99)).toEqual({ zoom: 1, x: 0.375, y: 0.5 });
  });

  it("fills the frame from edge to edge", () => {
    expect(placeInFrame(wide, wholeCrop)).toEqual({
      width: `${400 / 3}%`,
      height: "100%",
      left: `${(-100 * 500) / 3000}%`,
      top: "0%",
    });
  });
});
