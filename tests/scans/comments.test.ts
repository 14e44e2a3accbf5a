import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Cited, commentsOf, triggersIn } from "./comments.ts";

const root = join(import.meta.dirname, "../..");
const code = globSync(["src/**/*.{ts,tsx}", "tools/**/*.{ts,js}"], { cwd: root }).toSorted();

describe("what comments say that the database does", () => {
  it("names triggers that exist", () => {
    const triggers = new Set(
      globSync("src/**/sql/*.sql", { cwd: root }).flatMap((file) =>
        [...readFileSync(join(root, file), "utf8").matchAll(/^CREATE TRIGGER (\w+)/gm)].map(
          ([, name]) => name,
        ),
      ),
    );
    const cited: Cited[] = code.flatMap((file) =>
      commentsOf(root, file).flatMap((text) => triggersIn(text).map((name) => ({ file, name }))),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(
      cited.filter(({ name }) => !triggers.has(name)),
      "no such trigger: the sql/ folders of features show those there are",
    ).toEqual([]);
  });

  it("is found in brackets behind its mark alone", () => {
    const text =
      "(cars_life) Database then: a place (cars_place,\n * cars_news), of `other_thing` (users_dealer, then x_y).";
    expect(triggersIn(text)).toEqual(["cars_place", "cars_news", "users_dealer", "x_y"]);
  });
});
