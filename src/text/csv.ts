export type CsvCell = string | number | boolean | null;

/**
 * What a spreadsheet would calculate, also behind blanks and characters that cannot be seen, and in full width: people type
 * their names and titles themselves, and these must not run on the machine of who opens the file.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
const mustBeQuoted = /[",;\t\r\n]|^\s|\s$/;

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  return quoted(formula.test(cell) ? `'${cell}` : cell);
}

const quoted = (text: string) => (mustBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Without it Excel takes a file for one in the machine's own character set, and Arabic for noise. */
export const byteOrderMark = "\uFEFF";

/**
 * One line of a CSV file (RFC 4180), with semicolons where spreadsheets expect them. Numbers stay numbers; a text that a
 * spreadsheet would run as a formula gets an apostrophe in front, a telephone number in international form as well.
 */
export const csvLine = (cells: readonly CsvCell[], separator: "," | ";" = ","): string =>
  `${cells.map(cellText).join(separator)}\r\n`;

/** The same for programs alone, which take a cell as it stands: no spreadsheet is to open it. */
export const csvLineForPrograms = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => (cell === null ? "" : quoted(String(cell)))).join(",")}\r\n`;

/** A whole table as a CSV file that spreadsheets read as UTF-8. */
export const csvFile = (rows: readonly (readonly CsvCell[])[], separator: "," | ";" = ","): string =>
  byteOrderMark + rows.map((row) => csvLine(row, separator)).join("");

/** A cell as it was before `csvLine` put an apostrophe in front of it, for files that come back. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
