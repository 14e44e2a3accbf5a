import { describe, expect, it } from "vitest";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { listingQuery } from "../search.query-schema.ts";
import { readWords } from "./read-words.ts";
import { filtersRead } from "./readings.ts";

const now = new Date();
const read = (typed: string, vehicleType: VehicleType = "car") => {
  const { readings, text } = readWords(typed, { vehicleType, now });
  return { filters: filtersRead(readings), text };
};

describe("amounts in the words of a search", () => {
  it.each<[typed: string, vehicleType: VehicleType, filters: object]>([
    ["100.5 km", "car", { mileageMax: 101 }],
    ["under 12.5k km", "car", { mileageMax: 12_500 }],
    ["under 8500.75$", "car", { priceMax: 8501 }],
    ["599.6 cc", "motorcycle", { engineMin: 600, engineMax: 600 }],
    ["between 20k and 10k", "car", { priceMin: 10_000, priceMax: 20_000 }],
  ])("reads %j of a %s as whole numbers, the smaller first", (typed, vehicleType, filters) => {
    expect(read(typed, vehicleType).filters).toEqual(filters);
  });

  it.each<[typed: string, vehicleType: VehicleType]>([
    ["5000000 k km", "car"],
    ["10000000 km", "car"],
    ["99999999 k", "car"],
    ["1.6 cc", "motorcycle"],
    ["1.5 سي سي", "motorcycle"],
    ["6000 cc", "motorcycle"],
    ["before 1980", "motorcycle"],
    ["1600 cc", "car"],
    ["1.6 cc", "car"],
    ["1.6L", "car"],
    ["1000-1600 cc", "car"],
    ["2015.5", "car"],
  ])("leaves %j of a %s as text", (typed, vehicleType) => {
    expect(read(typed, vehicleType)).toMatchObject({ filters: {}, text: expect.stringMatching(/\d/) });
  });

  it("reads filters that a query may have, whatever is typed", () => {
    const part = fc.oneof(
      fc.constantFrom(
        ..."k km cc l $ + - . , الف كم سي سنة موديل under over from between before and to up".split(" "),
      ),
      fc.constantFrom(
        ..."تحت فوق من قبل بين الى وطلوع year price bmw x5 2008 1.6 ١٥٠٠ 99999999 1980 0".split(" "),
      ),
      fc.nat(120_000_000).map(String),
      fc.double({ min: 0, max: 30_000, noNaN: true }).map((value) => value.toFixed(1)),
      fc.integer({ min: 1975, max: 2035 }).map(String),
      fc.string({ maxLength: 4 }),
    );
    const typed = fc
      .array(fc.tuple(part, fc.constantFrom("", " ", "-")), { maxLength: 12 })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(typed, fc.constantFrom<VehicleType>("car", "motorcycle"), (text, vehicleType) => {
        const { filters } = read(text, vehicleType);
        expect(listingQuery.parse({ ...filters, vehicleType })).toMatchObject(filters);
      }),
      inputs(3000),
    );
  });
});
