import fc from "fast-check";
import { expect, it } from "vitest";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { canonicalSearch, tidyBrowseSearch } from "../search/search.schema.ts";
import { everyName, readSearch } from "./read-search.ts";

const known = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

const value = fc.oneof(
  fc.constantFrom("all", "", "kia", "bmw", "suv", "gas", "gasoline", "sport", "awd", "used", "white", "abs"),
  fc.constantFrom(...placeSlugs),
  fc.constantFrom(
    "newest",
    "default",
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
          const single = /M(in|ax)$|^(search|sort|page)$/.test(name);
          return [name, single && Array.isArray(one) ? one[0] : one];
        }),
      );
      const cars = Object.fromEntries(
        Object.entries(given).filter(([name]) => !foreignToNone.includes(name)),
      );
      const expected = canonicalSearch(tidyBrowseSearch(cars)) as Record<string, unknown>;
      for (const [name, list] of Object.entries(expected)) {
        if (Array.isArray(list)) expected[name] = [...new Set(list)];
      }
      expect(known(readSearch("car", cars))).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

it("never throws, whatever stands in an address", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...everyName), fc.anything()), (anything) => {
      readSearch("motorcycle", anything);
    }),
  );
});
