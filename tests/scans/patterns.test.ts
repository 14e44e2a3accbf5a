import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";
import { isGuarded, judged, madeInFunctions } from "./patterns.allowed.ts";
import { type MadePattern, type Pattern, patternsOf } from "./patterns.ts";

const root = join(import.meta.dirname, "../..");
/** What runs on a server or in a browser; benches, which are given nothing by strangers, are neither. */
const sources = globSync(["src/**/*.{ts,tsx}", "tools/**/*.{ts,js}", "db/migrations/*.sql"], { cwd: root })
  .filter((file) => !/\.(test|factory)\.|^tools\/bench\/|\.d\.ts$/.test(file))
  .toSorted();

/** Patterns of PostgreSQL stand in texts: `column ~ '…'`, `substring(column from '…')`. Its syntax is nearly ours. */
function patternsInSql(file: string, code: string): Pattern[] {
  return [...code.matchAll(/(?:~\*?|substring\(\w{1,60} from) '((?:[^']|''){1,300})'/g)].map((found) => ({
    file,
    line: code.slice(0, found.index).split("\n").length,
    // In a text of TypeScript each backslash stands twice.
    source: file.endsWith(".sql") ? (found[1] ?? "") : (found[1] ?? "").replaceAll("\\\\", "\\"),
    flags: "",
  }));
}

const found = sources.map((file) => {
  const code = readFileSync(join(root, file), "utf8");
  const sql = patternsInSql(file, code);
  if (file.endsWith(".sql")) return { patterns: sql, made: [] };
  const { patterns, made } = patternsOf(file, code);
  return { patterns: [...patterns, ...sql], made };
});
const patterns = found.flatMap((one) => one.patterns);
const made: MadePattern[] = found.flatMap((one) => one.made);

/** How a pattern can be made to take more than a time in proportion to its input, if it can. */
function weakness({ source, flags }: Pick<Pattern, "source" | "flags">): string | undefined {
  const { reports } = analyse({ source, flags }, { maxReports: 1 });
  const [report] = reports;
  if (!report) return undefined;
  const { type, exponential, character } = report;
  return `${exponential ? "exponential" : "quadratic or worse"} (${type}) over ${JSON.stringify(character.pick)}`;
}

/** What a module gives to RegExp while it loads; what the libraries make that it imports is theirs. */
async function madeByLoading(file: string): Promise<Pick<Pattern, "source" | "flags">[]> {
  const given: { source: string; flags: string }[] = [];
  const Real = globalThis.RegExp;
  const note = (one: RegExp) => {
    if (new Error().stack?.includes(file)) given.push({ source: one.source, flags: one.flags });
    return one;
  };
  globalThis.RegExp = new Proxy(Real, {
    construct: (target, values) => note(Reflect.construct(target, values)),
    apply: (target, self, values) => note(Reflect.apply(target, self, values)),
  });
  try {
    await import(join(root, file));
  } finally {
    globalThis.RegExp = Real;
  }
  return given;
}

describe("a pattern", () => {
  it("is found where code has one", () => {
    expect(patterns.length).toBeGreaterThan(500);
    const code = 'const a = /x+y/u;\n// /no/\nconst b = new RegExp("z*", "g"), c = RegExp(a + b);';
    expect(patternsOf("a.ts", code)).toEqual({
      patterns: [
        { file: "a.ts", line: 1, source: "x+y", flags: "u" },
        { file: "a.ts", line: 3, source: "z*", flags: "g" },
      ],
      made: [{ file: "a.ts", line: 3, text: "RegExp(a + b)" }],
    });
    expect(patternsInSql("a.sql", "select 1\nwhere a ~ '^[a-z]{1,3}$'")).toEqual([
      { file: "a.sql", line: 2, source: "^[a-z]{1,3}$", flags: "" },
    ]);
  });

  it("is told apart when it can be made to take long", () => {
    for (const source of ["^(a+)+$", "(?:a+|b)*c", "^(\\w+\\s?)*$"]) {
      expect(weakness({ source, flags: "" }), source).toMatch(/^exponential/);
    }
    expect(weakness({ source: "\\s+$", flags: "" })).toMatch(/^quadratic/);
    expect(weakness({ source: "^\\d{1,5}[a-z]+$", flags: "" })).toBeUndefined();
  });

  it("takes a time in proportion to what it reads, or reads little", () => {
    const weak = patterns
      .filter((one) => !isGuarded(one))
      .flatMap((one) => {
        const why = weakness(one);
        return why ? [`${one.file}:${one.line} /${one.source}/${one.flags}: ${why}`] : [];
      });
    expect(weak).toEqual([]);
  });

  it("stays on the list of those that read little only while it is in the code, and weak", () => {
    const stale = judged.filter(
      ({ file, source }) =>
        !patterns.some((one) => one.file === file && one.source === source && weakness(one)),
    );
    expect(stale).toEqual([]);
  });
});

describe("a pattern that is put together", () => {
  const inFunctions = new Set(madeInFunctions.map(({ file, text }) => `${file}: ${text}`));

  it("in a function is known, with what it is made of", () => {
    const texts = new Set(made.map(({ file, text }) => `${file}: ${text}`));
    expect([...inFunctions].filter((one) => !texts.has(one))).toEqual([]);
    for (const { sample } of madeInFunctions) expect(weakness(sample), sample.source).toBeUndefined();
  });

  it("while a module loads takes a time in proportion to what it reads", async () => {
    const files = [
      ...new Set(
        made.filter(({ file, text }) => !inFunctions.has(`${file}: ${text}`)).map(({ file }) => file),
      ),
    ];
    for (const file of files) {
      const given = await madeByLoading(file);
      const expected = made.filter(
        (one) => one.file === file && !inFunctions.has(`${file}: ${one.text}`),
      ).length;
      expect(given.length, `patterns that ${file} makes as it loads`).toBeGreaterThanOrEqual(expected);
      expect(
        given.map((one) => [one.source, weakness(one)]).filter(([, why]) => why),
        file,
      ).toEqual([]);
    }
  });
});
