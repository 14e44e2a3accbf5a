import { expect, it } from "vitest";
import { linesOf, type PageResult, resultsTable } from "./results.ts";

const fine: PageResult = {
  page: "home",
  language: "ar",
  width: 360,
  axe: [],
  texts: [],
  wide: -3,
  console: [],
  shots: { "ar-light-360": { share: 0.0004 } },
};

it("adds up what was found of a page, and names one that nobody looked at", () => {
  const bad = { ...fine, width: 768, axe: ["label"], wide: 12, shots: { "ar-light-768": { share: 0.02 } } };
  const [, , home, cars] = resultsTable(["home", "cars"], [fine, bad]).split("\n");
  expect(home?.split("|").map((cell) => cell.trim())).toEqual([
    "",
    "home",
    "2",
    "1",
    "12",
    "–",
    "–",
    "2",
    "2.00 %",
    "",
  ]);
  expect(cars).toContain("| cars |     0 |");
});

it("keeps the lines of a saved table of which nobody looked at the page again", () => {
  const names = ["home", "cars"];
  const saved = resultsTable(names, [fine, { ...fine, page: "cars", axe: ["label"] }]);
  const again = resultsTable(names, [{ ...fine, width: 768 }, fine], linesOf(saved));
  expect(again.split("\n")[2]).toContain("| home |     2 |");
  expect(again.split("\n")[3]).toBe(saved.split("\n")[3]);
  expect(linesOf(saved).get("missing")).toBeUndefined();
});
