import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { localeOf } from "#i18n/language.ts";

const root = join(import.meta.dirname, "../..");
const otherFigures = /[٠-٩۰-۹٪٫٬]|arabic-indic|nu-arab/;
const files = globSync(["src/**/messages.ar.ts", "src/i18n/messages/*.ar.ts", "src/**/*.css"], { cwd: root });

it("every text and style writes figures as 0-9, in Arabic too", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => otherFigures.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

it("what Intl writes in Arabic is 86,000.5, as prices are, and a month by its Lebanese name", () => {
  const locale = localeOf("ar");
  expect(new Intl.NumberFormat(locale).format(86_000.5)).toBe("86,000.5");
  expect(new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(0)).toBe(
    "1 كانون الثاني 1970",
  );
});
