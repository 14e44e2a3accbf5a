import { expect, it } from "vitest";
import { moved, placeByKey } from "./order.ts";

it("moves one and keeps the order of the others, never out of the list", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], -1, 1)).toEqual(["a", "b", "c"]);
  expect(moved([], 0, 0)).toEqual([]);
});

it("follows the keys in the direction of the script", () => {
  expect(placeByKey("ArrowRight", 1, 4, false)).toBe(2);
  expect(placeByKey("ArrowRight", 1, 4, true)).toBe(0);
  expect(placeByKey("ArrowLeft", 3, 4, true)).toBe(3);
  expect(placeByKey("ArrowDown", 1, 4, true)).toBe(2);
  expect(placeByKey("Home", 3, 4, true)).toBe(0);
  expect(placeByKey("End", 0, 4, false)).toBe(3);
  expect(placeByKey("Tab", 0, 4, false)).toBeUndefined();
});
