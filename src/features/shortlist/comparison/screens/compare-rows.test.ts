import { describe, expect, it } from "vitest";
import { someListing, wordingFor } from "#features/listings/facts/listing.fixture.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import type { Column } from "./compare.api.ts";
import { compareSections, onlyDifferences, type Row } from "./compare-rows.ts";

const base = await wordingFor("en");
const wording = {
  ...base,
  t: ((key: string, values?: never) =>
    key.startsWith("compare.") ? key : base.t(key as never, values as never)) as typeof base.t,
};
const column = (changes: Partial<PublicListing> = {}): Column => ({
  id: "01a1bea5-63de-7904-aaa3-49587fe21c34",
  state: "shown",
  listing: someListing(changes),
  vehicle: "Toyota Corolla",
});
const gone: Column = { id: "x", state: "gone", listing: null, vehicle: "" };
const rowsOf = (...columns: Column[]) => compareSections(columns, wording).flatMap(({ rows }) => rows);
const row = (rows: readonly Row[], label: string) => rows.find((one) => one.label === label);

describe("vehicles side by side", () => {
  it("marks the rows that differ, and names the best price, year and mileage", () => {
    const rows = rowsOf(
      column({ priceUsd: 9000, price: 9000, year: 2015, mileage: 86_000 }),
      column({ priceUsd: 8000, price: 8000, year: 2017, mileage: 86_000 }),
      column({ priceUsd: 9000, price: 9000, year: 2017, mileage: 90_000 }),
    );
    expect(row(rows, "compare.price")).toMatchObject({
      differs: true,
      best: { as: "cheapest", columns: [1] },
    });
    expect(row(rows, "Year")?.best).toEqual({ as: "newest", columns: [1, 2] });
    expect(row(rows, "Mileage")?.best).toEqual({ as: "leastDriven", columns: [0, 1] });
    expect(row(rows, "Fuel")).toMatchObject({ differs: false });
  });

  it("calls nothing the best where all are alike, or one is alone", () => {
    expect(rowsOf(column(), column()).filter(({ best, differs }) => best || differs)).toEqual([]);
    expect(rowsOf(column()).filter(({ best, differs }) => best || differs)).toEqual([]);
  });

  it("compares prices of several currencies by their dollars", () => {
    const rows = rowsOf(
      column({ price: 900_000_000, currency: "lbp", priceUsd: 10_055 }),
      column({ price: 10_000, currency: "usd", priceUsd: 10_000 }),
    );
    expect(row(rows, "compare.price")?.best).toEqual({ as: "cheapest", columns: [1] });
  });

  it("says what each is worth, where that is known of one at least", () => {
    const basis = {
      comparables: 6,
      yearMin: 2013,
      yearMax: 2017,
      middle: 9500,
      low: 8700,
      high: 10_300,
      later: null,
      computedAt: "2026-11-20T00:00:00.000Z",
    };
    const rows = rowsOf(column({ fairPrice: "fair", fairPriceBasis: basis }), column());
    expect(row(rows, "compare.worth")?.values.map((one) => one?.replace(/[\u2066-\u2069]/g, ""))).toEqual([
      "$8,700 – $10,300",
      undefined,
    ]);
    expect(row(rowsOf(column(), column()), "compare.worth")).toBeUndefined();
  });

  it("leaves the place of a listing that is gone empty, and counts it for nothing", () => {
    const rows = rowsOf(gone, column({ year: 2015 }), column({ year: 2016 }));
    expect(row(rows, "Year")).toMatchObject({
      values: [undefined, "2015", "2016"],
      best: { columns: [2], as: "newest" },
    });
    expect(row(rows, "Fuel")?.differs).toBe(false);
    expect(compareSections([gone, gone], wording)).toEqual([]);
  });

  it("has every row that one of them has, where it belongs, and never when it was last changed or its VIN", () => {
    const car = column({ numberOfSeats: 5, horsepower: null });
    const motorcycle = column({
      vehicleType: "motorcycle",
      motorcycleType: "sport",
      bikeEngineSize: 600,
      engineCapacity: null,
      bodyType: null,
      numberOfSeats: null,
      numberOfDoors: null,
    });
    const labels = rowsOf(car, motorcycle).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.indexOf("Type")).toBeGreaterThan(labels.indexOf("Category"));
    expect(labels.indexOf("Type")).toBeLessThan(labels.indexOf("Mileage"));
    expect(labels).toEqual(expect.arrayContaining(["Body", "Seats", "Engine", "Power"]));
    expect(labels).not.toContain("Last changed");
    expect(row(rowsOf(car, motorcycle), "Seats")).toMatchObject({ differs: true, values: ["5", undefined] });
  });

  it("shows the equipment that one of them has, and leaves out what all share on request", () => {
    const sections = compareSections(
      [column({ features: ["abs", "gps", "tow bar"] }), column({ features: ["abs"] })],
      wording,
    );
    const features = sections.filter(({ ofFeatures }) => ofFeatures).flatMap(({ rows }) => rows);
    expect(features.map(({ key, values, differs }) => [key, values, differs])).toEqual([
      ["abs", ["abs", "abs"], false],
      ["gps", ["gps", undefined], true],
      ["tow bar", ["tow bar", undefined], true],
    ]);
    expect(onlyDifferences(sections).flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual([
      "gps",
      "tow bar",
    ]);
  });
});
