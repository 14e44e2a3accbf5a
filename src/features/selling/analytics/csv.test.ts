import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const lineOf = (...cells: (string | number)[]) => toCsv([cells]).slice(1);

describe("a table as CSV", () => {
  it("begins with a byte order mark and ends each line as spreadsheets do", () => {
    expect(toCsv([["a"], ["ب"]])).toBe('\uFEFF"a"\r\n"ب"\r\n');
  });

  it("keeps commas, quotes and line breaks within their cell", () => {
    expect(lineOf('Kia "GT", 2018\nclean', 3)).toBe('"Kia ""GT"", 2018\nclean",3\r\n');
  });

  it.each(["=1+1", "+961", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "＝1", "＋1", "－1", "＠A"])(
    "lets no spreadsheet calculate %j",
    (text) => {
      expect(lineOf(text)).toBe(`"'${text}"\r\n`);
    },
  );

  it.each(["Kia = good", "تويوتا كورولا", "2018"])("leaves %j as it is", (text) => {
    expect(lineOf(text)).toBe(`"${text}"\r\n`);
  });
});
