import { describe, expect, it } from "vitest";
import { slugOf } from "./slug.ts";

describe("the address of a dealership", () => {
  it.each([
    ["Cedars Motors", "cedars-motors"],
    ["A & B", "a-and-b"],
    ["-- Cedars --", "cedars"],
    ["معرض الأرز", "mard-al-arz"],
    ["شركة خليل للسيارات", "shrka-khlil-llsyarat"],
    ["معرض النور", "mard-al-nour"],
    ["وادي أوتو Auto", "wadi-aoutou-auto"],
    ["ءء", "dealership"],
    ["x".repeat(100), "x".repeat(60)],
    [`${"x".repeat(59)} motors`, "x".repeat(59)],
  ])("of %s is %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
