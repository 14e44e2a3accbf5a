import { expect, it } from "vitest";
import { listingQuery } from "./search.query-schema.ts";
import { searchReader } from "./understand.ts";

const now = new Date("2026-11-21T10:00:00Z");

/** Reads a search of cars, and notes which words it asked about. */
function reading(inListings: string[] = [], listed: string[] = []) {
  const asked: string[][] = [];
  const read = searchReader({
    words: async (words) => {
      asked.push([...words]);
      return new Set(words.filter((word) => inListings.includes(word)));
    },
    models: async () => new Set(listed),
  });
  return { asked, read: (search: string) => read(listingQuery.parse({ search }), {}, now) };
}

it("asks about the words it cannot read, and corrects those that stand in no listing", async () => {
  const { asked, read } = reading(["clean"]);
  expect(await read("toyoota clean 2015")).toEqual({
    filters: { brand: ["toyota"], yearMin: 2015, yearMax: 2015 },
    sort: undefined,
    words: [],
    rank: ["clean"],
    understood: {
      filters: [
        { filter: "brand", value: "toyota", words: "toyoota", corrected: true },
        { filter: "year", value: "2015", words: "2015", corrected: false },
      ],
      text: "clean",
    },
  });
  expect(asked).toEqual([["toyoota", "clean"]]);
});

it("takes a slip for no model of which nothing is listed", async () => {
  expect((await reading([], ["corolla"]).read("coroola")).filters).toEqual({
    brand: ["toyota"],
    model: ["corolla"],
  });
  expect(await reading([], ["camry"]).read("coroola")).toMatchObject({ filters: {}, words: ["coroola"] });
});

it("looks for words where nothing else was understood, or where they are to be looked for as they stand", async () => {
  const { read } = reading(["clean", "owner"]);
  expect(await read("clean owner")).toMatchObject({ words: ["clean", "owner"], rank: [] });
  expect(await read("cheap clean")).toMatchObject({ words: [], rank: ["clean"], sort: "price_low_to_high" });
});

it("reads a place with what is around it, unless another was chosen", async () => {
  const { read } = reading();
  const { filters, understood } = await read("kia near zahle 10 km");
  expect(filters).toEqual({ brand: ["kia"], near: "zahle", radius: 10 });
  expect(understood.filters.map(({ words }) => words)).toEqual([
    "kia",
    "near zahle 10 km",
    "near zahle 10 km",
  ]);
  const chosen = searchReader({ words: async () => new Set(), models: async () => new Set() });
  const query = listingQuery.parse({ search: "kia near zahle" });
  expect((await chosen(query, { near: "sidon" }, now)).filters).toEqual({ brand: ["kia"] });
});

it("asks about no more than the twelve longest words, however many there are", async () => {
  const { asked, read } = reading();
  const words = Array.from({ length: 26 }, (_, i) => `${String.fromCharCode(97 + i)}qxz`);
  await read([...words, "volkswxgen", "toyoota"].join(" "));
  expect(asked.map((one) => one.length)).toEqual([12]);
  expect(asked[0]?.slice(0, 2)).toEqual(["volkswxgen", "toyoota"]);
});
