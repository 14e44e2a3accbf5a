import { describe, expect, it } from "vitest";
import { AppError } from "#errors";
import { headsKey, headsOf, proposeMapping, readHeads } from "./read-heads.ts";
import { isOtherKind, readTable } from "./read-table.ts";

const utf8 = (text: string) => Buffer.from(text);
const arabic = "الماركة;الموديل;سنة الصنع;السعر\r\nكيا;سبورتاج;٢٠١٨;١٤٨٠٠\r\n";
/** The letters of those words in Windows-1256. */
const letters: Record<string, number> = {};
for (let byte = 0x80; byte < 0x100; byte++) {
  letters[new TextDecoder("windows-1256").decode(new Uint8Array([byte]))] = byte;
}
const windows1256 = (text: string) =>
  Uint8Array.from(Array.from(text), (letter) => letters[letter] ?? letter.charCodeAt(0));

const refusalOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof AppError ? error.fields?.file : String(error);
  }
  return undefined;
};

describe("a table", () => {
  const heads = ["الماركة", "الموديل", "سنة الصنع", "السعر"];
  it.each([
    ["UTF-8", utf8(arabic)],
    ["UTF-8 with its mark", utf8(`\uFEFF${arabic}`)],
    ["UTF-16 with tabs", Buffer.from(`\uFEFF${arabic.replaceAll(";", "\t")}`, "utf16le")],
    ["commas", utf8(arabic.replaceAll(";", ","))],
    ["Excel's own first line", utf8(`sep=;\r\n${arabic}`)],
    ["lines of an old Mac", utf8(arabic.replaceAll("\r\n", "\r"))],
  ])("is read from %s", (_how, bytes) => {
    expect(readTable(bytes)).toEqual({
      heads,
      rows: [{ line: 2, cells: ["كيا", "سبورتاج", "٢٠١٨", "١٤٨٠٠"] }],
    });
  });

  it("is read from Windows-1256, where French names keep their accents", () => {
    const text = "الماركة;الموديل;سنة الصنع;السعر\r\nCitroën;سبورتاج;2018;14800\r\n";
    expect(readTable(windows1256(text))).toEqual({
      heads,
      rows: [{ line: 2, cells: ["Citroën", "سبورتاج", "2018", "14800"] }],
    });
  });

  it("counts its rows as a spreadsheet does, also empty ones and those of several lines", () => {
    const text = 'brand,note\nkia,"two\nlines"\n,\n;\nbmw,"a ""word"", and more"\n\n';
    expect(readTable(utf8(text)).rows).toEqual([
      { line: 2, cells: ["kia", "two\nlines"] },
      { line: 4, cells: [";"] },
      { line: 5, cells: ["bmw", 'a "word", and more'] },
    ]);
  });

  it.each([
    ["nothing", "", "field.import_empty"],
    ["heads alone", "brand,model,year,price\n,,,\n", "field.import_empty"],
    ["an open quotation mark", 'brand,model\nkia,"rio\n', "field.import_unreadable"],
    ["bytes of no text", "brand\0,model\nkia,rio", "field.import_unreadable"],
    ["a field without an end", `brand,model\nkia,${"x".repeat(300_000)}`, "field.import_unreadable"],
    ["more columns than a table has", `${"a,".repeat(300)}b\n1,2`, "field.import_unreadable"],
    ["501 rows", `brand\n${"kia\n".repeat(501)}`, "field.import_rows"],
    ["a great many rows", `brand\n${"kia\n".repeat(60_000)}`, "field.import_rows"],
  ])("is refused: %s", (_what, text, code) => {
    expect(refusalOf(() => readTable(utf8(text)))).toBe(code);
  });

  it("of 500 rows is taken, whatever empty rows follow", () => {
    expect(readTable(utf8(`brand\n${"kia\n".repeat(500)}${"\n".repeat(5000)}`)).rows).toHaveLength(500);
  });

  it("is told from a PDF and an old workbook by its first bytes", () => {
    expect(isOtherKind(Buffer.from("\xd0\xcf\x11\xe0...", "latin1"))).toBe(true);
    expect(isOtherKind(utf8("%PDF-1.7"))).toBe(true);
    expect(isOtherKind(utf8("PDF,model"))).toBe(false);
  });
});

describe("heads", () => {
  it("are known in both languages, as dealers call them, and whatever stands in brackets", () => {
    expect(
      readHeads(["MAKE*", "موديل", "Année", "السّعر ($)", "engineCapacity", "Engine (litres)x"]).placeOf,
    ).toEqual({ brand: 0, model: 1, year: 2, price: 3, engineCapacity: 4 });
  });

  it("of files that were made from our templates are known, whatever a column has been called there", () => {
    const once = ["السعر", "علبة السرعة", "الشكل", "الدفع", "المحرّك (ليتر)", "محرّك الدراجة (سي سي)"];
    const later = ["العنوان", "رقم اللوحة", "الهاتف", "رخصة سير سارية", "الموديل", "الماركة", "سنة الصنع"];
    expect(readHeads([...once, ...later]).ignored).toEqual([]);
    expect(readHeads(["Motorcycle engine (cc)", "Price", "Brand", "Model", "Year"]).ignored).toEqual([]);
  });

  it("that mean nothing are told, but for those of our own files", () => {
    const { ignored } = readHeads([
      "brand",
      "model",
      "year",
      "price",
      "Lot no",
      "",
      "What is wrong",
      "ما يجب تصحيحه",
    ]);
    expect(ignored).toEqual(["Lot no"]);
  });

  it("of fewer columns than a vehicle needs are refused", () => {
    expect(refusalOf(() => readHeads(["brand", "model", "year"]))).toBe("field.import_heads");
  });

  it("are proposed once each, and what no head says is told", () => {
    const heads = ["brand", "make", "model", "__proto__", "constructor", "price"];
    const mapping = proposeMapping(heads);
    expect(mapping).toEqual(["brand", "", "model", "", "", "price"]);
    expect(headsOf(mapping, heads)).toEqual({
      placeOf: { brand: 0, model: 2, price: 5 },
      ignored: ["make", "__proto__", "constructor"],
      missing: ["year"],
    });
  });

  it("are the same heads however they are written, and others in another order", () => {
    expect(headsKey(["Brand ", "السّعر"])).toBe(headsKey(["brand", "السعر"]));
    expect(headsKey(["brand", "price"])).not.toBe(headsKey(["price", "brand"]));
  });
});
