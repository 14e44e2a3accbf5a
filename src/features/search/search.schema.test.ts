import { afterEach, describe, expect, it, vi } from "vitest";
import { fc, inputs } from "../../../tests/support/property.ts";
import { turnRanges } from "./criteria.ts";
import { listingQuery } from "./search.query-schema.ts";

afterEach(() => void vi.useRealTimers());

/** A search as it is read, without the filters that are not set. */
const read = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(listingQuery.parse(raw)).filter(([, value]) => value !== undefined));

describe("the filters of a search", () => {
  it("take one value or several, any digits, other words, and nothing", () => {
    expect(
      read({
        brand: ["bmw", "kia", "bmw"],
        gearType: "automatic",
        fuelType: "gasoline",
        city: "all",
        search: " \u0000 ",
        priceMin: "",
        priceMax: "١٥٬٠٠٠",
        mileageMax: "999999999",
        yearMin: 2015,
      }),
    ).toEqual({
      brand: ["bmw", "kia"],
      gearType: ["automatic"],
      fuelType: ["gas"],
      priceMax: 15_000,
      yearMin: 2015,
      vehicleType: "car",
      sort: "default",
      page: 1,
      limit: 24,
      dealer: false,
      facets: false,
    });
  });

  it.each([
    { brand: "No Such Slug!" },
    { city: "gaza" },
    { priceMin: "abc" },
    { priceMin: "12.5" },
    { engineMax: "5001" },
    { yearMin: "1979" },
    { sort: "cheapest" },
    { near: "haifa" },
    { near: "mount-lebanon" },
    { near: ["beirut", "tyre"] },
    { near: "beirut", radius: "-1" },
    { near: "beirut", radius: "0" },
    { near: "beirut", radius: "26" },
    { near: "beirut", radius: "1e9" },
    { near: "beirut", radius: "1000000000" },
    { near: "beirut", radius: "Infinity" },
    { near: "beirut", radius: ["5", "10"] },
    { page: "-3" },
  ])("refuse %j", (raw) => {
    expect(listingQuery.safeParse(raw).success).toBe(false);
  });

  it("take a year as soon as it is sold, also in a process that began the year before", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const takes = (year: string) => listingQuery.safeParse({ yearMax: year }).success;
    vi.setSystemTime("2030-12-31T21:59:59Z");
    expect([takes("2031"), takes("2032")]).toEqual([true, false]);
    vi.setSystemTime("2030-12-31T22:00:00Z"); // midnight in Beirut
    expect([takes("2032"), takes("2033")]).toEqual([true, false]);
    expect(listingQuery.safeParse({ yearMax: "2033" }).error?.issues).toMatchObject([
      { code: "too_big", maximum: 2032, path: ["yearMax"] },
    ]);
  });

  it("turn a range that is the wrong way round", () => {
    expect(turnRanges({ priceMin: 20_000, priceMax: 10_000, yearMin: 2015 })).toEqual({
      priceMin: 10_000,
      priceMax: 20_000,
      yearMin: 2015,
    });
  });

  it("never throw another error than their own", () => {
    const names = Object.keys(listingQuery.shape);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (raw) => {
        listingQuery.safeParse(raw);
      }),
      { ...inputs(1000), examples: [[{ page: { toString: undefined }, priceMin: { toString: undefined } }]] },
    );
  });
});
