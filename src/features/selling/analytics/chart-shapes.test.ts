import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaPath, barsPath, dayUnder, dotsPath, linePath, stemsPath, topOf } from "./chart-shapes.ts";

describe("where a band ends", () => {
  it.each([
    [[0, 0], 2],
    [[1], 2],
    [[3], 4],
    [[9], 10],
    [[10], 10],
    [[11], 20],
    [[61], 80],
    [[101], 200],
    [[8000], 8000],
    [[], 2],
  ])("%j at %i", (values, top) => {
    expect(topOf(values)).toBe(top);
  });

  it("is above every value, and its half a whole number", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { maxLength: 90 }), (values) => {
        const top = topOf(values);
        expect(values.every((value) => value <= top)).toBe(true);
        expect(Number.isInteger(top / 2)).toBe(true);
      }),
    );
  });
});

describe("shapes", () => {
  it("go through the middle of each day, the most at the top", () => {
    expect(linePath([0, 5, 10], 10)).toBe("M0.5 100L1.5 50L2.5 0");
    expect(areaPath([0, 10], 10)).toBe("M0.5 100L1.5 0L1.5 100L0.5 100Z");
  });

  it("are drawn only for days with something", () => {
    expect(barsPath([0, 5], 10)).toBe("M1.35 100V50h0.3V100Z");
    expect(barsPath([...Array<number>(29).fill(0), 10], 10)).toBe("M29.2 100V0h0.6V100Z");
    expect(stemsPath([5, 0], 10)).toBe("M0.5 100V50");
    expect(dotsPath([5, 0], 10)).toBe("M0.5 50h0");
  });
});

it("a point lies over a day, also at the very ends and beyond", () => {
  expect([-1, 0, 0.49, 0.5, 1, 2].map((share) => dayUnder(share, 2))).toEqual([0, 0, 0, 1, 1, 1]);
});
