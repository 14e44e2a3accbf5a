import { expect, it } from "vitest";
import { type FeatureSlug, featureSlugs } from "#features/reference/enumerations.ts";
import type { Criteria } from "../criteria.ts";
import { Finder } from "./find.ts";
import { ListingColumns } from "./listing-columns.ts";
import { columnsOf, listing, uuidOf } from "./listing-row.factory.ts";
import { matchedSlots, Scratch } from "./match.ts";

it("takes at most a third of a KB for a listing", () => {
  const columns = columnsOf(8000);
  expect(columns.size).toBe(8000);
  expect(columns.bytes / columns.size).toBeLessThan(320);
});

it("takes no more for listings that are changed again and again, but for their words", () => {
  const columns = columnsOf(2000);
  const before = columns.bytes;
  for (let at = 0; at < 2000; at++) columns.put(listing(at, { price_usd: 1, is_public: at % 2 === 0 }));
  for (let at = 0; at < 2000; at++) columns.put(listing(at));
  expect([columns.slots, columns.bytes, columns.isWasteful]).toEqual([2000, before, false]);
});

it("finds a listing by its words of now alone, and asks to be read again once most slots are in vain", () => {
  const columns = columnsOf(100);
  const scratch = new Scratch();
  const found = (word: string) =>
    Array.from(matchedSlots(columns, { vehicleType: "car", filters: {}, words: [word] }, scratch), (slot) =>
      columns.ids.at(slot),
    );
  for (let edit = 0; edit < 1200; edit++)
    columns.put(listing(7, { search_text: ` edit${edit} `, change_number: 1000 + edit }));
  expect(found("edit1199")).toEqual([uuidOf(0, 7)]);
  expect(found("edit1198")).toEqual([]);
  expect([columns.size, columns.isWasteful]).toEqual([100, true]);
  expect(columnsOf(100).isWasteful).toBe(false);
});

it("finds and counts nothing where nothing is", () => {
  const criteria = {
    vehicleType: "car" as const,
    filters: { brand: ["kia"], near: "beirut" as const },
    words: ["kia"],
  };
  const { ids, total, facets } = new Finder(new ListingColumns()).find(
    criteria,
    { sort: "default", page: 1, limit: 24 },
    true,
  );
  expect({ ids, total, brand: facets?.brand, features: facets?.features }).toEqual({
    ids: [],
    total: 0,
    brand: {},
    features: {},
  });
});

it("finds a listing by its values of now alone, whether its words say them or not", () => {
  const columns = columnsOf(100);
  const scratch = new Scratch();
  const found = (filters: Criteria["filters"]) =>
    Array.from(matchedSlots(columns, { vehicleType: "car", filters, words: [] }, scratch), (slot) =>
      columns.ids.at(slot),
    );
  const before = columns.slots;
  columns.put(listing(7, { brand: "kia", gear_type: "manual", feature_bits: 1, change_number: 1000 }));
  columns.put(listing(7, { brand: "bmw", gear_type: "manual", feature_bits: 2, change_number: 1001 }));
  expect(columns.slots).toBe(before + 2);
  expect([found({ brand: ["kia"] }), found({ brand: ["bmw"] })]).toEqual([[], [uuidOf(0, 7)]]);
  expect(found({ gearType: ["manual"] })).toEqual([uuidOf(0, 7)]);
  columns.put(listing(7, { brand: "bmw", gear_type: "automatic", feature_bits: 2, change_number: 1002 }));
  expect(columns.slots).toBe(before + 2);
  expect(found({ gearType: ["manual"] })).toEqual([]);
  const having = (at: number) => found({ brand: ["bmw"], features: [featureSlugs[at] as FeatureSlug] });
  expect([having(0), having(1)]).toEqual([[], [uuidOf(0, 7)]]);
});

it("refuses a value that a filter with choices does not have room for", () => {
  const columns = new ListingColumns();
  const putAll = () => {
    for (let at = 0; at < 40; at++) columns.put(listing(at, { gear_type: `gear ${at}` }));
  };
  expect(putAll).toThrow("cars.gear_type has more values than there are choices");
});
