import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { topOf } from "./chart-values.ts";

describe("where a scale ends", () => {
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
