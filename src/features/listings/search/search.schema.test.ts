import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalSearch, tidyBrowseSearch } from "./search.schema.ts";

describe("the address of the browse page", () => {
  it("keeps what is valid and drops the rest", () => {
    const tidy = tidyBrowseSearch({
      brand: ["kia", "No Such Slug!", "bmw"],
      city: "gaza",
      gearType: "automatic",
      fuelType: "gasoline",
      priceMin: "abc",
      priceMax: "١٥٬٠٠٠",
      mileageMax: "999999999",
      yearMin: 2015,
      sort: "cheapest",
      page: "-3",
      utm_source: "somewhere",
    });
    expect(canonicalSearch(tidy)).toEqual({
      brand: ["bmw", "kia"],
      gearType: ["automatic"],
      fuelType: ["gas"],
      priceMax: 15_000,
      yearMin: 2015,
    });
    expect(tidy).toMatchObject({ sort: "default", page: 1 });
  });

  it("turns a range that is the wrong way round", () => {
    expect(tidyBrowseSearch({ priceMin: 20_000, priceMax: "10000" })).toMatchObject({
      priceMin: 10_000,
      priceMax: 20_000,
    });
  });

  it("never throws, and a tidy address stays as it is", () => {
    const names = [
      "brand",
      "city",
      "priceMin",
      "priceMax",
      "yearMin",
      "search",
      "literal",
      "sort",
      "page",
      "features",
      "x",
    ];
    const values = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constantFrom("kia", "beirut", "newest", "2015", "abs", "all", "", "٢٠١٥", "\0"),
      fc.array(fc.string(), { maxLength: 5 }),
      fc.constantFrom(null, undefined, true, {}, [[]]),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), (raw) => {
        const once = canonicalSearch(tidyBrowseSearch(raw));
        const twice = canonicalSearch(tidyBrowseSearch(once));
        expect(twice).toEqual(once);
        const throughJson = canonicalSearch(tidyBrowseSearch(JSON.parse(JSON.stringify(once))));
        expect(throughJson).toEqual(once);
      }),
    );
  });
});
