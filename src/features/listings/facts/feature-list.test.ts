import { describe, expect, it } from "vitest";
import { features } from "#features/reference/reference.ts";
import { groupFeatures } from "./feature-list.ts";

describe("features under their headings", () => {
  it("puts every feature of the reference list where that list has it", () => {
    const grouped = groupFeatures(features.map(({ slug }) => slug));
    expect(grouped.map(({ group }) => group)).toEqual(["comfort", "safety", "technology", "exterior"]);
    for (const { slug, group } of features) {
      expect(grouped.find((one) => one.group === group)?.features).toContain(slug);
    }
  });

  it("keeps what a seller wrote in free words, and shows no empty heading", () => {
    expect(groupFeatures(["sunroof", "Roof rack"])).toEqual([
      { group: "exterior", features: ["sunroof"] },
      { group: "other", features: ["Roof rack"] },
    ]);
    expect(groupFeatures([])).toEqual([]);
  });
});
