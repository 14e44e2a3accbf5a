import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFile, csvLine, withoutApostrophe } from "./csv.ts";

describe("a table as CSV", () => {
  it("begins with a byte order mark and ends each line as spreadsheets do", () => {
    expect(csvFile([["a"], ["ب"]])).toBe("\uFEFFa\r\nب\r\n");
    expect(csvFile([["a", 1]], ";")).toBe("\uFEFFa;1\r\n");
  });

  it("keeps separators, quotes, line breaks and blanks at an end within their cell", () => {
    expect(csvLine(['Kia "GT", 2018\nclean', "a;b", "a\tb", " a"])).toBe(
      '"Kia ""GT"", 2018\nclean","a;b","a\tb"," a"\r\n',
    );
  });

  it("leaves numbers, yes and no, and what is not there as they are", () => {
    expect(csvLine([-3, 0.5, true, null])).toBe("-3,0.5,true,\r\n");
  });

  it.each([
    "=1+1",
    " =1+1",
    "\u00A0=1+1",
    "\u200B=1+1",
    "\u202B=1+1",
    "+961",
    "+9613123456",
    "-2",
    "@SUM(A1)",
    "\t=1",
    "\tx",
    "\r=1",
    "\rx",
    "\n=1",
    "＝1+1",
    " ＝1+1",
    "＋1",
    "－1",
    "＠A",
  ])("lets no spreadsheet calculate %j", (text) => {
    const [[cell]] = parse(csvLine([text])) as [[string]];
    expect(cell).toBe(`'${text}`);
  });

  it.each(["Kia = good", "تويوتا كورولا", "2018", "'quoted'", "a@b.com", "1-2"])(
    "leaves %j as it is",
    (text) => expect(csvLine([text])).toBe(`${text}\r\n`),
  );

  it("is read back as it was written, whatever stands in it", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("=1", "'=1", " +1", '"', ";", "\r\n"),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 4 }), fc.constantFrom(",", ";"), (cells, by) => {
        const [row] = parse(csvFile([cells], by), { bom: true, delimiter: by, record_delimiter: "\r\n" });
        expect(row?.map(withoutApostrophe)).toEqual(cells.map(withoutApostrophe));
        for (const one of row ?? []) expect(one.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
      }),
    );
  });
});
