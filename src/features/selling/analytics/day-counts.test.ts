import { expect, it } from "vitest";
import { dayUnder } from "./day-counts.ts";

it("a point lies over a day, also at the very ends and beyond", () => {
  expect([-1, 0, 0.49, 0.5, 1, 2].map((share) => dayUnder(share, 2))).toEqual([0, 0, 0, 1, 1, 1]);
});
