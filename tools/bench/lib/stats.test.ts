import { expect, it } from "vitest";
import { figure, median, percentile } from "./stats.ts";
import { table } from "./table.ts";

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it.each([
  [0.5, 51],
  [0.95, 96],
  [0.99, 100],
  [1, 100],
])("finds percentile %d of 1 to 100 in any order", (share, value) => {
  expect(percentile(hundred, share)).toBe(value);
});

it("has no middle of nothing", () => {
  expect(median([])).toBeNaN();
  expect(figure(median([]))).toBe("–");
});

it.each([
  [0.123, "0.12"],
  [12.34, "12.3"],
  [1234.5, "1,235"],
])("writes %d no finer than it is", (value, text) => {
  expect(figure(value)).toBe(text);
});

it("lines columns up", () => {
  expect(table(["", "ms"], [["a", "1"]])).toBe("|     |  ms |\n| --- | --: |\n| a   |   1 |");
});
