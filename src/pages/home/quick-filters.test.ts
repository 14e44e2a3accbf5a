import { describe, expect, it } from "vitest";
import { emptySearch, filtersNothing, quickFilters } from "./quick-filters.ts";

describe("the filters of the quick search", () => {
  it("are none for the card as it opens, nor for blanks", () => {
    expect(quickFilters(emptySearch)).toEqual({});
    expect(filtersNothing({ ...emptySearch, search: "  " })).toBe(true);
    expect(filtersNothing({ ...emptySearch, vehicleType: "motorcycle" })).toBe(true);
  });

  it("send both ends of a price range, and no maximum for an open one", () => {
    expect(quickFilters({ ...emptySearch, priceRange: "10000-20000" })).toEqual({
      priceMin: 10_000,
      priceMax: 20_000,
    });
    expect(quickFilters({ ...emptySearch, priceRange: "50000+" })).toEqual({ priceMin: 50_000 });
    expect(quickFilters({ ...emptySearch, priceRange: "0-10000" })).toEqual({ priceMax: 10_000 });
  });

  it("ignore a range that is not one of the card's", () => {
    expect(quickFilters({ ...emptySearch, priceRange: "1-2" })).toEqual({});
  });

  it("carry text and place together", () => {
    const search = quickFilters({ ...emptySearch, search: " مرسيدس C200 ", city: "beirut" });
    expect(search).toEqual({ search: "مرسيدس C200", city: ["beirut"] });
    expect(filtersNothing({ ...emptySearch, city: "beirut" })).toBe(false);
  });
});
