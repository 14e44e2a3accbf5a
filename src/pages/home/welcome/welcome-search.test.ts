import { describe, expect, it } from "vitest";
import { asksForResults, isBlank, readWelcomeSearch } from "./welcome-search.ts";

describe("the search in the address of the home page", () => {
  it("is what the browse page understands of it, and nothing else", () => {
    const read = readWelcomeSearch({
      search: " corolla ",
      brand: "kia",
      city: ["beirut", "nowhere"],
      priceMax: "20000",
      gearType: "manual",
      page: "3",
      lang: "en",
    });
    expect(read).toEqual({ search: "corolla", brand: ["kia"], city: ["beirut"], priceMax: 20_000 });
    expect(readWelcomeSearch({ category: "spaceship", priceMin: "cheap" })).toSatisfy(isBlank);
  });

  it.each([
    [{ search: "kia" }, true],
    [{ brand: "kia" }, true],
    [{ city: "tyre" }, true],
    [{ category: "luxury" }, true],
    [{ priceMax: "10000" }, false],
    [{ search: "   " }, false],
    [{}, false],
  ])("%j asks for results: %s", (raw, asks) => {
    expect(asksForResults(readWelcomeSearch(raw))).toBe(asks);
  });
});
