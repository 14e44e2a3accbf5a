import { expect, it } from "vitest";
import { reasonsThatHold } from "./reasons.ts";

it.each([
  [true, 4, ["reviewed", "direct", "dealers"]],
  [true, 0, ["reviewed", "direct", "light"]],
  [false, 4, ["direct", "dealers", "light"]],
  [false, 0, ["direct", "light"]],
])("with every listing reviewed: %s, and %i dealers, the reasons are %j", (reviewed, dealers, reasons) => {
  expect(reasonsThatHold({ everyListingReviewed: reviewed, dealers })).toEqual(reasons);
});
