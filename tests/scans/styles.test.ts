import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { className } from "../../tools/vite/class-names.ts";
import { classesIn, strayHovers, takenIn } from "./styles.ts";

const src = join(import.meta.dirname, "../../src");
const read = (file: string) => readFileSync(join(src, file), "utf8");
/** Of the lightbox and the cropper, in their own sheets' terms. */
const ofLibraries = /^(yarl__|ReactCrop|ord-)/;
const modules = globSync("**/*.module.css", { cwd: src });
const sources = globSync("**/*.{ts,tsx}", {
  cwd: src,
  exclude: (name) => /\.test\.|messages\.(ar|en)\.ts$/.test(name),
});

/** A sheet's path from src/, as a source names it. */
const sheetOf = (file: string, named: string) =>
  named.startsWith("#") ? named.slice(1) : join(dirname(file), named);

const taken = sources.flatMap((file) =>
  takenIn(read(file)).map(({ sheet, names }) => ({ file, sheet: sheetOf(file, sheet), names })),
);

it("a sheet has every class that is taken of it", () => {
  expect(taken.length).toBeGreaterThan(200);
  const missing = taken.flatMap(({ file, sheet, names }) => {
    const { own } = classesIn(read(sheet));
    return names.filter((name) => !own.has(name)).map((name) => `${file}: ${sheet} has no .${name}`);
  });
  expect(missing).toEqual([]);
});

it("a sheet has no class that nothing takes", () => {
  const unused = modules.flatMap((sheet) => {
    const names = new Set(taken.filter((one) => one.sheet === sheet).flatMap((one) => one.names));
    return [...classesIn(read(sheet)).own]
      .filter((name) => !names.has(name))
      .map((name) => `${sheet}: .${name}`);
  });
  expect(unused, "delete these rules, or use the class").toEqual([]);
});

it("a class of the whole market is used", () => {
  const words = new Set(sources.flatMap((file) => read(file).match(/[\w-]+/g) ?? []));
  const sheets = globSync("**/*.css", { cwd: src });
  const unused = sheets.flatMap((sheet) => {
    const { own, global } = classesIn(read(sheet));
    const names = sheet.endsWith(".module.css") ? global : [...own, ...global];
    return [...names]
      .filter((name) => !words.has(name) && !ofLibraries.test(name))
      .map((name) => `${sheet}: .${name}`);
  });
  expect(unused, "delete these rules, or use the class").toEqual([]);
});

it("nothing looks hovered after a tap: what hovering shows is for who has a mouse", () => {
  const stray = globSync("**/*.css", { cwd: src }).flatMap((sheet) =>
    strayHovers(read(sheet)).map((selector) => `${sheet}: ${selector}`),
  );
  expect(stray, "put the rule into @media (hover: hover)").toEqual([]);
  expect(
    strayHovers(
      ".a:hover {} .b, .b:hover {} @media (hover: hover) { .c:hover {} } .d { &:hover {} } /* .e:hover {} */",
    ),
  ).toEqual([".a:hover", "&:hover"]);
});

it("two classes never have one short name", () => {
  const names = modules.flatMap((sheet) =>
    [...classesIn(read(sheet)).own].map((name) => [className(sheet, name), `${sheet} .${name}`] as const),
  );
  const twice = names.filter(([short], at) => names.findIndex(([other]) => other === short) !== at);
  expect(twice, "rename one of the two").toEqual([]);
});

it("what is read of sheets and sources is what they say", () => {
  const { own, global } = classesIn(
    `/* .no { } */ .a > :global(.card).b:hover, .c { color: url(".no"); } @media (x) { .d:is(.e) { margin: 1.5px } }`,
  );
  expect([[...own], [...global]]).toEqual([["a", "b", "c", "d", "e"], ["card"]]);
  const source =
    'import * as styles from "./x.module.css";\nimport "some/styles.css";\nconst a = [styles.one, styles.two];';
  expect(takenIn(source)).toEqual([{ sheet: "./x.module.css", names: ["one", "two"] }]);
});
