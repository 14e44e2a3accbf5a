import { describe, expect, it } from "vitest";
import { listFilters, rangeNames } from "#features/search/filters.ts";
import type { Facets } from "#features/search/search-answer.schema.ts";
import { bestRelaxation } from "./relax.ts";

const none = Object.fromEntries([...listFilters, ...rangeNames].map((name) => [name, {}])) as Facets;

describe("what to take away when nothing is found", () => {
  it("may be the engine of a motorcycle", () => {
    const facets = { ...none, engine: { "126": 4, "250": 5 }, motorcycleType: { sport: 3 } };
    expect(bestRelaxation({ engineMin: 3000, motorcycleType: ["dirt"] }, facets)).toEqual({
      filter: "engine",
      without: { engineMin: undefined, engineMax: undefined },
      count: 9,
    });
  });
  it("is the filter whose removal shows most", () => {
    const facets = { ...none, brand: { kia: 3 }, price: { "0": 10, "10000": 2 } };
    expect(bestRelaxation({ brand: ["bmw"], priceMax: 100 }, facets)).toEqual({
      filter: "price",
      without: { priceMin: undefined, priceMax: undefined },
      count: 12,
    });
  });
  it("takes the model away with its brand", () => {
    const best = bestRelaxation({ brand: ["bmw"], model: ["x5"] }, { ...none, brand: { kia: 3 } });
    expect(best?.without).toEqual({ brand: undefined, model: undefined });
  });
  it("looks only at filters that are on, and never at features", () => {
    expect(
      bestRelaxation({ features: ["abs"] }, { ...none, features: { abs: 9 }, brand: { kia: 3 } }),
    ).toBeUndefined();
  });
  it("is nothing when no single removal helps, or counts are not there", () => {
    expect(bestRelaxation({ brand: ["bmw"], city: ["tyre"] }, none)).toBeUndefined();
    expect(bestRelaxation({ brand: ["bmw"] }, undefined)).toBeUndefined();
  });
});
