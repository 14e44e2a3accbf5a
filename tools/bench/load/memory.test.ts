import { expect, test } from "vitest";
import { slopePercent } from "./memory.ts";

test("memory is flat when it only settles and swings, and is not when it grows", () => {
  expect(Math.abs(slopePercent([50, 90, 100, 101, 99, 100, 101, 99, 100]))).toBeLessThan(0.3);
  expect(slopePercent([50, 90, 100, 102, 104, 106, 108])).toBeCloseTo(1.92, 1);
  expect(slopePercent([100])).toBe(0);
});
