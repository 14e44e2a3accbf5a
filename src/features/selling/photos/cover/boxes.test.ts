import { describe, expect, it } from "vitest";
import { fc, inputs } from "../../../../../tests/support/property.ts";
import { boxAfterKey, boxBetween, isDrawn, movedBox, sizedBox, usualBox } from "./boxes.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const far = fc.double({ min: -3, max: 3, noNaN: true });
const point = fc.record({ x: far, y: far });
const boxes = fc
  .record({ x: share, y: share, width: share, height: share })
  .map(({ x, y, width, height }) => ({ x: x * (1 - width), y: y * (1 - height), width, height }));

describe("a box over a photo", () => {
  it("stays within it, however it is moved, pulled or drawn", () => {
    fc.assert(
      fc.property(boxes, point, point, (box, one, other) => {
        for (const { x, y, width, height } of [
          movedBox(box, one),
          sizedBox(box, one),
          boxBetween(one, other),
        ]) {
          for (const start of [x, y, width, height]) expect(start).toBeGreaterThanOrEqual(0);
          for (const end of [x + width, y + height]) expect(end).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
      inputs(1000),
    );
  });

  it("is drawn from any corner to any other, and not by a tap", () => {
    const drawn = boxBetween({ x: 0.6, y: 0.2 }, { x: 0.4, y: 0.5 });
    expect(drawn.x).toBeCloseTo(0.4);
    expect(drawn.width).toBeCloseTo(0.2);
    expect([isDrawn(drawn), isDrawn(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.5 }))]).toEqual([
      true,
      false,
    ]);
  });

  it("is moved by arrows, and pulled by them with Shift", () => {
    const pressed = (key: string, shiftKey = false) => boxAfterKey(usualBox, { key, shiftKey });
    expect(pressed("ArrowLeft")?.x).toBeCloseTo(usualBox.x - 0.01);
    expect(pressed("ArrowDown")?.y).toBeCloseTo(usualBox.y + 0.01);
    expect(pressed("ArrowRight", true)).toMatchObject({ x: usualBox.x, width: usualBox.width + 0.01 });
    expect(pressed("ArrowUp", true)?.height).toBeCloseTo(usualBox.height - 0.01);
    expect(pressed("Enter")).toBeUndefined();
  });
});
