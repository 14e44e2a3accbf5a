import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "#errors";
import { withoutApostrophe } from "#text/csv.ts";
import { mostRows } from "./columns.ts";

/** A row as it stood in the file; `line` is its number in a spreadsheet, whose first row are the heads. */
export interface TableRow {
  line: number;
  cells: string[];
}
export interface Table {
  heads: string[];
  rows: TableRow[];
}

const separators = [",", ";", "\t"] as const;
/** More columns than any file of ours, and than any list of a dealer's. */
export const mostColumns = 200;

/**
 * A table from the bytes of a CSV file as spreadsheets save it: UTF-8, UTF-16 or Windows-1256, separated by commas, semicolons
 * or tabs. Empty rows are left out. Errors, of `file`: `field.import_unreadable`, `field.import_empty`, `field.import_rows`.
 */
export function readTable(bytes: Uint8Array): Table {
  const text = textOf(bytes);
  if (text.includes("\0")) throw refused("field.import_unreadable");
  // Excel's own line, which names the separator and which it shows nobody.
  const named = /^sep=(.)\r?\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const records = recordsOf(body, named?.[1] ?? separatorOf(body));
  return tableOf(records.map((cells, index) => ({ line: index + 1, cells })));
}

/** Heads and rows of what was read, whose first row are the heads. Errors: those of `readTable`. */
export function tableOf([first, ...records]: readonly TableRow[]): Table {
  const heads = first?.cells ?? [];
  if (heads.length > mostColumns) throw refused("field.import_unreadable");
  const rows = records
    .map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, mostColumns).map((cell) => withoutApostrophe(cell)),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (heads.every((head) => head.trim() === "") || rows.length === 0) throw refused("field.import_empty");
  if (rows.length > mostRows) throw refused("field.import_rows");
  return { heads: heads.map((head) => head.trim()), rows };
}

export const refused = (code: `field.${string}`) =>
  new AppError("request.invalid", { fields: { file: code } });

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // What Excel saves where Windows speaks Arabic; French accents stand where French Windows has them.
    return new TextDecoder("windows-1256").decode(bytes);
  }
}

/** The one that stands most often in the line of heads, outside of quotes. */
function separatorOf(text: string): string {
  const heads = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const counted = separators.map((separator) => ({ separator, count: heads.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      // One more than is taken, and the heads; a spreadsheet may save thousands of empty rows after the last.
      to: mostRows * 20,
      max_record_size: 200_000,
    });
  } catch (error) {
    if (error instanceof CsvError) throw refused("field.import_unreadable");
    throw error;
  }
}

/** A file of another kind that was chosen by mistake is recognised by its first bytes: an old workbook, a PDF. */
export function isOtherKind(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  return start === "\xd0\xcf\x11\xe0" || start === "%PDF";
}
