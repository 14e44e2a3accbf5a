import { describe, expect, it } from "vitest";
import { engineBuckets, mileageBuckets, priceBuckets } from "#features/reference/data/buckets.ts";
import { engineBounds, mileageEdges, priceEdges } from "../edges.ts";
import { mostOf, rangePatch, readSearch } from "./browse-search.ts";
import { amountAt, barsOf, countWithin, parseAmount, positionOf, presetOf, typedAmount } from "./range.ts";

describe("a typed amount", () => {
  it.each([
    ["8000", 8000],
    ["$8,000", 8000],
    ["٨٬٠٠٠", 8000],
    ["۱۵۰۰۰", 15_000],
    [" 12 500 ", 12_500],
    ["8,000.50", 8000],
    ["", undefined],
    ["abc", undefined],
    ["99999999999999", 999_999_998],
  ])("%s", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});

describe("what holds after typing into a field", () => {
  const most = mostOf("engine");
  it.each([
    ["abc", 600, 600],
    ["abc", undefined, undefined],
    ["-", 0, 0],
    ["", 600, undefined],
    ["  ", 600, undefined],
    ["99999", 600, 5000],
    ["٩٩٩٩٩", undefined, 5000],
    ["750", 600, 750],
    ["0", 600, 0],
  ])("%j where %s held", (text, held, holds) => {
    expect(typedAmount(text, held, most)).toBe(holds);
  });
  it.each(["price", "year", "mileage", "engine"] as const)("is what the address keeps: %s", (name) => {
    const max = typedAmount("9999999999999", undefined, mostOf(name));
    expect(max).toBeDefined();
    const kept = readSearch("motorcycle", rangePatch(name, { max }));
    expect(kept).toMatchObject({ [`${name}Max`]: max });
  });
});

describe("the preset of a range", () => {
  it("is all when nothing is set, and custom when it is none of them", () => {
    expect(presetOf({}, priceBuckets)).toBe("all");
    expect(presetOf({ min: 8000, max: 30_000 }, priceBuckets)).toBe("custom");
  });
  it.each(priceBuckets)("is found again: $slug", (bucket) => {
    expect(presetOf({ min: bucket.min, max: bucket.max }, priceBuckets)).toBe(bucket.slug);
  });
});

describe("counts within a preset", () => {
  const counts = { "0": 1, "1": 2, "10000": 3, "10001": 2, "50000": 4, "50001": 3, "300000": 1, "300001": 1 };
  it("adds what is counted between its ends, and on them", () => {
    expect(countWithin({ max: 50_000 }, counts, mileageEdges)).toBe(12);
    expect(countWithin({ min: 50_000 }, counts, mileageEdges)).toBe(9);
    expect(countWithin({ min: 10_000, max: 50_000 }, counts, mileageEdges)).toBe(9);
    expect(countWithin({ min: 300_000 }, counts, mileageEdges)).toBe(2);
    expect(countWithin({}, counts, mileageEdges)).toBe(17);
  });
  it("draws what lies on an edge with what follows it", () => {
    expect(barsOf(counts, mileageEdges)).toEqual([3, 5, 7, 0, 0, 0, 2]);
  });
  it("says nothing where an end falls inside a bucket", () => {
    expect(countWithin({ max: 20_000 }, counts, mileageEdges)).toBeUndefined();
  });
  it("counts every engine in one preset", () => {
    const engines = Object.fromEntries(engineBounds.map((bound) => [String(bound), 1]));
    const within = engineBuckets.map((one) => countWithin(one, engines, engineBounds));
    expect(within).toEqual([3, 2, 2, 2, 2, 1]);
  });
  it("knows every preset of the mileage, and of the price of a car", () => {
    for (const bucket of mileageBuckets) expect(countWithin(bucket, counts, mileageEdges)).toBeDefined();
    for (const bucket of priceBuckets) expect(countWithin(bucket, counts, priceEdges.car)).toBeDefined();
  });
  it("counts years with both ends", () => {
    expect(countWithin({ min: 2010, max: 2012 }, { "2009": 1, "2010": 2, "2012": 4, "2013": 8 })).toBe(6);
    expect(countWithin({ min: 2012 }, { "2009": 1, "2012": 4, "2013": 8 })).toBe(12);
  });
});

describe("the slider", () => {
  const edges = [0, 10, 20, 30];
  it("stands where the amount is, at the ends when there is none", () => {
    expect(positionOf(undefined, edges, "min")).toBe(0);
    expect(positionOf(undefined, edges, "max")).toBe(4);
    expect(positionOf(20, edges, "min")).toBe(2);
    expect(positionOf(20, edges, "max")).toBe(2);
  });
  it("holds an amount between two edges", () => {
    expect(positionOf(15, edges, "min")).toBe(1);
    expect(positionOf(15, edges, "max")).toBe(2);
    expect(positionOf(99, edges, "max")).toBe(4);
  });
  it("filters nothing at its ends", () => {
    expect(amountAt(0, edges)).toBeUndefined();
    expect(amountAt(4, edges)).toBeUndefined();
    expect(amountAt(3, edges)).toBe(30);
  });
});
