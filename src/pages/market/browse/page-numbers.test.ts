import { describe, expect, it } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

describe("page numbers", () => {
  it.each([
    [1, 1, "1"],
    [1, 5, "1 2 3 4 5"],
    [1, 6, "1 2 3 gap 6"],
    [1, 4, "1 2 3 4"],
    [1, 285, "1 2 3 gap 285"],
    [4, 285, "1 2 3 4 5 6 gap 285"],
    [5, 285, "1 2 3 4 5 6 7 gap 285"],
    [6, 285, "1 gap 4 5 6 7 8 gap 285"],
    [285, 285, "1 gap 283 284 285"],
    [281, 285, "1 gap 279 280 281 282 283 284 285"],
  ])("page %i of %i", (current, total, expected) => {
    expect(pageNumbers(current, total).join(" ")).toBe(expected);
  });
});
