import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  type Cited,
  commentsOf,
  dialectIn,
  filesIn,
  promisesIn,
  triggersIn,
  unreadableIn,
} from "./comments.ts";

const root = join(import.meta.dirname, "../..");
const code = globSync(["{src,tools,tests}/**/*.{ts,tsx,js,css}"], { cwd: root }).filter(
  (file) => !file.startsWith("tests/scans/comments"),
);
/** Records of a day say what was there then. */
const dated = /^docs\/decisions\/|^docs\/newcomers-trial\.md$|^CHANGELOG\.md$/;
const texts = globSync(["*.md", "docs/**/*.md"], { cwd: root }).filter((file) => !dated.test(file));

/** What the comments and texts of some files cite, as `find` reads it. */
const cite = (files: readonly string[], find: (text: string) => string[]): Cited[] =>
  files.flatMap((file) =>
    commentsOf(root, file).flatMap((text) => find(text).map((name) => ({ file, name }))),
  );

describe("what comments say that the database does", () => {
  it("names triggers that exist", () => {
    const triggers = new Set(
      globSync("src/**/sql/*.sql", { cwd: root }).flatMap((file) =>
        [...readFileSync(join(root, file), "utf8").matchAll(/^CREATE TRIGGER (\w+)/gm)].map(
          ([, name]) => name,
        ),
      ),
    );
    const cited = cite(code, triggersIn);
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

describe("what comments and documents cite", () => {
  it("is a file of this repository", () => {
    const ends = new Set<string>();
    for (const file of globSync(["**/*.{ts,tsx,js,cjs,css,sql,md}", ".*.cjs"], {
      cwd: root,
      exclude: (name) => ["node_modules", ".runtime", ".git", ".data", "dist"].includes(name),
    })) {
      const parts = file.split("/");
      for (const at of parts.keys()) ends.add(parts.slice(at).join("/"));
    }
    expect(
      cite([...code, ...texts], filesIn).filter(({ name }) => !ends.has(name)),
      "no such file: name the one that holds it now, or say the reason itself",
    ).toEqual([]);
  });

  it("is a heading of docs/product.md, where it is a promise", () => {
    const page = readFileSync(join(root, "docs/product.md"), "utf8");
    const headings = new Set([...page.matchAll(/^## \d+\. (.+)$/gm)].map(([, heading]) => heading));
    const cited = cite([...code, ...texts], promisesIn);
    expect(cited.length).toBeGreaterThan(20);
    expect(
      cited.filter(({ name }) => !headings.has(name)),
      "no such heading in docs/product.md",
    ).toEqual([]);
  });

  it("can be read here", () => {
    const cited = cite([...code, ...texts], unreadableIn);
    expect(cited, "cite a heading of docs/product.md, or say the reason itself").toEqual([]);
  });

  it("is found however it is written", () => {
    expect(
      filesIn("see verbs/edit.ts, (read-input.ts) and decisions.md; not .test.ts, NAME.ts, x.tsz"),
    ).toEqual(["verbs/edit.ts", "read-input.ts", "decisions.md"]);
    expect(promisesIn('a (docs/product.md,\n * "Order of results")')).toEqual(["Order of results"]);
    expect(
      unreadableIn("a (spec §2), the specification's, (issue 3), (§5); the specification of Orders v2"),
    ).toHaveLength(4);
  });
});

describe("the words of comments", () => {
  it("are the field's", () => {
    expect(
      // Its comments are the database's, which migrations wrote.
      cite(
        code.filter((file) => !file.endsWith("schema.d.ts")),
        dialectIn,
      ),
      'say "anyone who", "again", "a user", "Returns": CONTRIBUTING.md, Comments',
    ).toEqual([]);
  });

  it("are found in the midst of a sentence too", () => {
    expect(dialectIn("/** Gives the id, made anew for whoever asks. Gives its name. */")).toEqual([
      "Gives ",
      "anew",
      "whoever",
      "Gives ",
    ]);
  });
});
