import { expect, it } from "vitest";
import { listingQuery } from "./search.query-schema.ts";
import { searchReader } from "./understand.ts";

const now = new Date("2026-11-21T10:00:00Z");

/** Reads a search of cars, and notes which words it asked about. */
function reading(inListings: string[] = []) {
  const asked: string[][] = [];
  const read = searchReader(async (words) => {
    asked.push([...words]);
    return new Set(words.filter((word) => inListings.includes(word)));
  });
  return { asked, read: (search: string) => read(listingQuery.parse({ search }), {}, now) };
}

it("asks about the words it cannot read, and corrects those that stand in no listing", async () => {
  const { asked, read } = reading(["clean"]);
  expect(await read("toyoota clean 2015")).toEqual({
    filters: { brand: ["toyota"], yearMin: 2015, yearMax: 2015 },
    words: ["clean"],
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

it("asks about no more than the twelve longest words, however many there are", async () => {
  const { asked, read } = reading();
  const words = Array.from({ length: 26 }, (_, i) => `${String.fromCharCode(97 + i)}qxz`);
  await read([...words, "volkswxgen", "toyoota"].join(" "));
  expect(asked.map((one) => one.length)).toEqual([12]);
  expect(asked[0]?.slice(0, 2)).toEqual(["volkswxgen", "toyoota"]);
});
