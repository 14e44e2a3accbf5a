import { expect, it } from "vitest";
import { changeOf } from "./change.ts";

it.each([
  [0, 0, { direction: "same", by: 0 }],
  [7, 7, { direction: "same", by: 0 }],
  [5, 0, { direction: "up", by: 5 }],
  [3, 9, { direction: "down", by: 6 }],
  [15, 10, { direction: "up", by: 5, percent: 50 }],
  [0, 10, { direction: "down", by: 10, percent: 100 }],
  [1001, 1000, { direction: "up", by: 1, percent: 0 }],
])("%i after %i", (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});
