import { describe, expect, it } from "vitest";
import { percentMore, standing, thinned } from "./series.ts";

describe("values of charts", () => {
  it("are fewer over a year, and sum up to the same", () => {
    const year = Array.from({ length: 365 }, () => 1);
    const flow = thinned(year, "flow");
    expect(flow.length).toBeLessThanOrEqual(53);
    expect(flow.reduce((sum, value) => sum + value, 0)).toBe(365);
    expect(thinned([1, 2, 3], "flow")).toEqual([1, 2, 3]);
    expect(thinned([null, 4, null, 6], "stock")).toEqual([4, 6]);
    expect(thinned([...Array(100).fill(1), 7], "stock").at(-1)).toBe(7);
  });

  it("that stand are told back from today's", () => {
    expect(standing(10, [1, 0, 3])).toEqual([7, 7, 10]);
    expect(standing(0, [])).toEqual([]);
  });

  it("have a percentage only of something", () => {
    expect([percentMore(110, 100), percentMore(0, 5), percentMore(3, 0)]).toEqual([10, -100, undefined]);
  });
});
