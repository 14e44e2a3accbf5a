import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { readWords, type WordsRead } from "./read-words.ts";

const now = new Date("2026-11-21T10:00:00Z");
/** Words of listings: what is here is never taken for a slip. */
const inListings = new Set("clean full options option sport benz خليجي نظيفه فول supercharged gt".split(" "));
const leastRead = 0.97;

interface Query {
  vehicleType: VehicleType;
  typed: string;
  meaning: string;
}
function queriesOf(file: string, vehicleType: VehicleType): Query[] {
  const text = readFileSync(join(import.meta.dirname, "queries", file), "utf8");
  return text
    .split("\n")
    .filter((line) => line.includes("=>") && !line.startsWith("#"))
    .map((line) => {
      const [typed = "", meaning = ""] = line.split("=>").map((part) => part.trim());
      return { vehicleType, typed, meaning };
    });
}

const shown = ({ readings, text }: WordsRead) =>
  [
    ...readings.map(({ filter, value, not }) => `${not ? "!" : ""}${filter}=${value}`).sort(),
    ...(text ? [`"${text}"`] : []),
  ].join(" ");
const read = ({ typed, vehicleType }: Query) =>
  shown(readWords(typed, { vehicleType, now, isUnknown: (word) => !inListings.has(word) }));

/** How many of the unseen hundred were read otherwise than meant when they were written. */
const misreadAtFirst = 10;
const queries = [...queriesOf("cars.txt", "car"), ...queriesOf("motorcycles.txt", "motorcycle")];

const wrongAmong = (asked: readonly Query[]) =>
  asked
    .map((query) => ({ typed: query.typed, meant: query.meaning, read: read(query) }))
    .filter(({ meant, read: is }) => meant !== is);

it("reads a hundred queries that it was not made for no worse than at first", () => {
  const unseen = queriesOf("unseen.txt", "car");
  expect(unseen).toHaveLength(100);
  const wrong = wrongAmong(unseen);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(misreadAtFirst);
});

it("reads at least 97 of 100 queries exactly as they are meant", () => {
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(new Set(queries.map(({ typed }) => typed)).size).toBe(queries.length);
  const wrong = wrongAmong(queries);
  expect(1 - wrong.length / queries.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(leastRead);
});
