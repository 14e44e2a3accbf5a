import { describe, expect, it } from "vitest";
import { readAnalytics, writeAnalytics } from "./analytics-search.ts";

const id = "0198f7a2-0000-7000-8000-000000000001";
const plain = { days: 30, listing: undefined, sort: "views", turned: false };

describe("the address of the page", () => {
  it.each([
    [{}, {}],
    [{ days: "7" }, { days: 7 }],
    [{ days: 90 }, { days: 90 }],
    [{ listing: id }, { listing: id }],
    [
      { sort: "rate", turned: "true" },
      { sort: "rate", turned: true },
    ],
  ])("%j is understood", (raw, view) => {
    expect(readAnalytics(raw)).toEqual({ ...plain, ...view });
  });

  it.each([
    { days: "8" },
    { days: ["7", "90"] },
    { listing: "x' or 1=1" },
    { listing: [id] },
    { sort: "price" },
    { turned: "1" },
    { lang: "en" },
  ])("what %j cannot mean is left out", (raw) => {
    expect(readAnalytics(raw)).toEqual(plain);
  });

  it("says nothing that goes without saying, and is read as it was written", () => {
    expect(writeAnalytics(readAnalytics({ days: "30", sort: "views" }))).toEqual({});
    const view = readAnalytics({ days: "7", listing: id, sort: "title", turned: "true" });
    expect(readAnalytics(writeAnalytics(view))).toEqual(view);
  });
});
