import { expect, it } from "vitest";
import { formatChange } from "./change.ts";

it.each([
  [121, 100, "+21%"],
  [50, 100, "-50%"],
  [15, 10, "+50%"],
  [0, 10, "-100%"],
  [1001, 1000, "+1"],
  [7, 4, "+3"],
  [1, 9, "-8"],
  [7, 7, "0"],
])("%i after %i is %s", (now, before, said) => {
  expect(formatChange("en", now, before)).toBe(said);
});
