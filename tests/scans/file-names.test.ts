import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** `PlanCard.tsx` is `plancard`, `plan.queries.ts` is `plan` of the kind `queries`. */
function read(file: string) {
  const [stem = "", ...rest] = file.split(".");
  return { stem: stem.toLowerCase().replaceAll("-", ""), kind: rest.slice(0, -1).join(".") };
}

/** Whether two names are one letter apart, or differ by capitals and dashes alone. Files of several kinds share their name. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  if (a.stem === b.stem) return a.kind === b.kind;
  const [short, long] = a.stem.length <= b.stem.length ? [a.stem, b.stem] : [b.stem, a.stem];
  const at = [...long].findIndex((letter, place) => letter !== short[place]);
  const rest = long.slice(at + 1);
  return short.length === long.length ? rest === short.slice(at + 1) : rest === short.slice(at);
}

it("in one folder no two names are taken for one another", () => {
  const folders = Object.groupBy(
    globSync(["{src,tools}/**/*.{ts,tsx,js}"], { cwd: root }).filter((file) => !file.includes(".test.")),
    (file) => dirname(file),
  );
  const pairs = Object.entries(folders).flatMap(([folder, files = []]) => {
    const names = files.map((file) => basename(file)).toSorted();
    return names.flatMap((one, at) =>
      names
        .slice(at + 1)
        .filter((other) => areAlike(one, other))
        .map((other) => `${folder}: ${one}, ${other}`),
    );
  });
  expect(pairs, "name each after what it alone has").toEqual([]);
});

it.each([
  ["plans.api.ts", "plan.queries.ts"],
  ["PlanCard.tsx", "PlanCards.tsx"],
  ["quick-search.ts", "QuickSearch.tsx"],
  ["Preview.tsx", "Review.tsx"],
])("%s and %s would be", (one, other) => {
  expect(areAlike(one, other)).toBe(true);
  expect(areAlike(other, one)).toBe(true);
});
