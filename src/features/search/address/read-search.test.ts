import { afterEach, expect, it, vi } from "vitest";
import type { ZodType } from "zod";
import { searchPlaces } from "#features/reference/enumerations.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { filtersOf, turnRanges } from "../criteria.ts";
import { listingQuery } from "../search.query-schema.ts";
import { everyName, readSearch } from "./read-search.ts";

afterEach(() => void vi.useRealTimers());

/** What of an address the server reads; which brands there are it knows beside them. */
const fields = Object.entries(listingQuery.shape).filter(([name]) =>
  everyName.some((one) => one === name),
) as [(typeof everyName)[number], ZodType][];

const isSaid = (name: string, value: unknown) =>
  value !== undefined &&
  !(Array.isArray(value) && value.length === 0) &&
  !(name === "page" && value === 1) &&
  !(name === "sort" && value === "default") &&
  !(name.endsWith("Min") && value === 0);

/** Without a place nothing is near. */
const isFromNowhere = (search: { near?: unknown }, name: string, value: unknown) =>
  search.near === undefined && (name === "radius" || (name === "sort" && value === "distance"));

const said = (search: object) =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => isSaid(name, value) && !isFromNowhere(search, name, value),
    ),
  );

/** An address as the server's schema reads it, one field after the other: what it refuses is left out. */
function bySchema(raw: Record<string, unknown>) {
  const read = fields.map(([name, field]) => {
    const given = raw[name];
    const whole = field.safeParse(given);
    if (whole.success) return [name, whole.data];
    // Of a list only what it refuses.
    const valid = Array.isArray(given) ? given.filter((one) => field.safeParse(one).success) : [];
    return [name, field.safeParse(valid).data];
  });
  const search = turnRanges(Object.fromEntries(read));
  const sorted = Object.entries(search).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...new Set(value)].toSorted() : value,
  ]);
  return said(Object.fromEntries(sorted));
}

const value = fc.oneof(
  fc.constantFrom("all", "", "kia", "bmw", "suv", "gas", "gasoline", "sport", "awd", "used", "white", "abs"),
  fc.constantFrom(...searchPlaces, "keserwan"),
  fc.constantFrom(
    "newest",
    "default",
    "distance",
    "25",
    "26",
    "٢٥",
    "0",
    "1",
    "7",
    "1990",
    "2015",
    "٢٠١٥",
    "8,000",
    "999999999",
    "-5",
    "12.5",
    "x",
  ),
  fc.integer({ min: -10, max: 1_200_000_000 }).map(String),
  fc.string({ maxLength: 100 }),
);
const raw = fc.dictionary(fc.constantFrom(...everyName), fc.oneof(value, fc.array(value, { maxLength: 4 })), {
  noNullPrototype: true,
});

it("reads an address as the server's schema does", () => {
  const foreignToNone = ["motorcycleType", "engineMin", "engineMax"];
  fc.assert(
    fc.property(raw, ({ view: _view, ...address }) => {
      // A list where one value belongs is no business of a person; the router gives one or the other.
      const given = Object.fromEntries(
        Object.entries(address).map(([name, one]) => {
          const single = /M(in|ax)$|^(search|near|radius|sort|page)$/.test(name);
          return [name, single && Array.isArray(one) ? one[0] : one];
        }),
      );
      const cars = Object.fromEntries(
        Object.entries(given).filter(([name]) => !foreignToNone.includes(name)),
      );
      expect(said(readSearch("car", cars))).toEqual(bySchema(cars));
    }),
    inputs(2000),
  );
});

it.each([
  { make: "kia" },
  { make: ["kia", "bmw"], brand: "audi" },
  { city: "keserwan" },
  { yearRange: "last-3" },
  { yearRange: "before-2000" },
  { yearRange: "2010-2019" },
  { yearRange: "2015+", yearMin: "2018" },
  { yearRange: "custom", priceRange: "10000-20000", mileageRange: "50000+" },
])("reads the other names of a filter as the call does: %j", (raw) => {
  const read = readSearch("car", raw);
  expect(said(read)).not.toEqual({});
  expect(said(read)).toEqual(said(filtersOf(listingQuery.parse(raw), new Date())));
});

it("reads its own answer as it is", () => {
  fc.assert(
    fc.property(raw, fc.constantFrom("car" as const, "motorcycle" as const), (address, vehicleType) => {
      const once = readSearch(vehicleType, address);
      expect(readSearch(vehicleType, once)).toEqual(once);
      expect(readSearch(vehicleType, JSON.parse(JSON.stringify(once)))).toEqual(once);
      for (const [name, field] of fields) expect(field.safeParse(once[name]).success, name).toBe(true);
    }),
    {
      ...inputs(2000),
      examples: [
        [{ priceMax: "0" }, "car"],
        [{ priceMin: "999999999", priceMax: "0" }, "car"],
      ],
    },
  );
});

it("takes a year as soon as it is sold, also on a page that was opened the year before", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const yearMax = (year: string) => readSearch("car", { yearMax: year }).yearMax;
  vi.setSystemTime("2030-12-31T21:59:59Z");
  expect([yearMax("2031"), yearMax("2032")]).toEqual([2031, undefined]);
  vi.setSystemTime("2030-12-31T22:00:00Z"); // midnight in Beirut
  expect([yearMax("2032"), yearMax("2033")]).toEqual([2032, undefined]);
});

it("never throws, whatever stands in an address", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...everyName), fc.anything()), (anything) => {
      readSearch("motorcycle", anything);
    }),
    { ...inputs(1000), examples: [[{ page: { toString: undefined }, priceRange: { toString: undefined } }]] },
  );
});
