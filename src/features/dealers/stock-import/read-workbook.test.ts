import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { AppError } from "#errors";
import { isWorkbook, readWorkbook } from "./read-workbook.ts";
import { goodRow, xlsxOf, type Zipped, zipOf } from "./stock-import.factory.ts";

const refusalOf = (bytes: Buffer) =>
  readWorkbook(bytes).then(
    () => "taken",
    (error: unknown) => (error instanceof AppError ? error.fields?.file : String(error)),
  );

/** A workbook whose sheet is written by hand. */
const withSheet = (xml: string, more: Partial<Zipped> = {}) =>
  xlsxOf([goodRow], [{ name: "xl/worksheets/sheet1.xml", bytes: Buffer.from(xml), ...more }]);
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

describe("a workbook", () => {
  it("is read as its first sheet that is shown: texts, numbers, and what is left out", async () => {
    const bytes = xlsxOf([
      { Brand: "كيا & <Kia>", Model: "", Year: "2018", Price: "14800" },
      { Brand: "", Model: "", Year: "", Price: "" },
      { Brand: "BMW", Model: "X5", Year: "2020", Price: "$ 1" },
    ]);
    expect(isWorkbook(bytes)).toBe(true);
    expect(await readWorkbook(bytes)).toEqual({
      heads: ["Brand", "Model", "Year", "Price"],
      rows: [
        { line: 2, cells: ["كيا & <Kia>", "", "2018", "14800"] },
        { line: 4, cells: ["BMW", "X5", "2020", "$ 1"] },
      ],
    });
  });

  it("is read as other programs write it: prefixes, texts in place, formulas, errors, no references", async () => {
    const row = (...cells: string[]) => `<x:row>${cells.join("")}</x:row>`;
    const text = (value: string) => `<x:c t="inlineStr"><x:is><x:r><x:t>${value}</x:t></x:r></x:is></x:c>`;
    const xml = sheet(
      `${row(text("brand"), text("price"), text("engine"), text("sold"), text("note"))}${row(
        `<x:c t="str"><x:f>A1&amp;B1</x:f><x:v>Kia</x:v></x:c>`,
        "<x:c><x:v>1.48E4</x:v></x:c>",
        "<x:c><x:v>1.6000000000000001</x:v></x:c>",
        `<x:c t="b"><x:v>1</x:v></x:c>`,
        `<x:c t="e"><x:v>#REF!</x:v></x:c>`,
      )}`,
    ).replace("<worksheet>", `<worksheet xmlns:x="x">`);
    expect((await readWorkbook(withSheet(xml))).rows).toEqual([
      { line: 2, cells: ["Kia", "14800", "1.6", "1", ""] },
    ]);
  });

  const big = Buffer.alloc(30_000_000, " ");
  const entity = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>`;
  it.each([
    [
      "a zip of something else",
      zipOf([{ name: "a.txt", bytes: Buffer.from("a") }]),
      "field.import_spreadsheet",
    ],
    ["no zip", Buffer.from("PK\x03\x04 and more"), "field.import_unreadable"],
    ["one that was cut off", xlsxOf([goodRow]).subarray(0, 900), "field.import_unreadable"],
    ["one with no rows", xlsxOf([]), "field.import_empty"],
    ["one with 501 rows", xlsxOf(Array.from({ length: 501 }, () => goodRow)), "field.import_rows"],
    [
      "a sheet that unpacks to 30 MB",
      withSheet("", { bytes: deflateRawSync(big), method: 8, unpackedBytes: big.length }),
      "field.import_unreadable",
    ],
    [
      "a sheet that unpacks to more than it says",
      withSheet("", { bytes: deflateRawSync(big), method: 8, unpackedBytes: 100 }),
      "field.import_unreadable",
    ],
    [
      "entities of its own",
      withSheet(`${entity}${sheet("<row><c><v>&b;</v></c></row>")}`),
      "field.import_unreadable",
    ],
    ["XML that does not end", withSheet("<worksheet><sheetData><row>"), "field.import_unreadable"],
    [
      "bytes that are no text",
      withSheet("", { bytes: Buffer.from([0x3c, 0xff, 0xfe]) }),
      "field.import_unreadable",
    ],
    ["an encrypted one", withSheet(sheet(""), { flags: 0x801 }), "field.import_unreadable"],
  ])("is refused: %s", async (_what, bytes, code) => {
    expect(await refusalOf(bytes)).toBe(code);
  });
});
