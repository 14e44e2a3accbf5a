import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requirements } from "./asvs.ids.ts";

const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "docs/asvs.md"), "utf8");
const rows = text
  .split("\n")
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, number = "", level = "", what = "", state = "", where = ""]) => ({
    number,
    level,
    what,
    state,
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }));
const idsOf = (level: 1 | 2) => requirements[level].trim().split(/\s+/);
const kindOf = (state: string) => /^(met|partly|\*\*not met\*\*|n\/a)/.exec(state)?.[1];

describe("the table of the verification standard", () => {
  it("has a row for every requirement of levels 1 and 2, and no other", () => {
    const wanted = ([1, 2] as const).flatMap((level) => idsOf(level).map((id) => `V${id} ${level}`));
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ number, level }) => `${number} ${level}`).toSorted()).toEqual(wanted.toSorted());
  });

  it("names files that are there, and says where each is met", () => {
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const bare = rows.filter(({ state, files }) => state === "met" && files.length === 0);
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  it("says of each whether it is met, and what is missing where it is not", () => {
    expect(
      rows.filter(({ state, what }) => !kindOf(state) || what === "").map(({ number }) => number),
    ).toEqual([]);
    const silent = rows.filter(({ state }) => kindOf(state) !== "met" && !/: ./.test(state));
    expect(silent.map(({ number }) => number)).toEqual([]);
    const counts = Map.groupBy(rows, ({ state }) => kindOf(state));
    const size = (kind: string) => counts.get(kind)?.length ?? 0;
    expect(text.replace(/\s+/g, " ")).toContain(
      `${rows.length} requirements, of which ${size("met")} are met, ${size("partly")} partly, ${size("**not met**")} not, and ${size("n/a")} do not apply`,
    );
  });
});
