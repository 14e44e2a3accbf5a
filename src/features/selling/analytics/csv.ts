/** Without it Excel takes the file for one in the machine's own character set, and Arabic for noise. */
const byteOrderMark = "\uFEFF";

/** What a spreadsheet would take for a formula, also after blanks: a seller's title must not run on a dealer's machine. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A table as a file that spreadsheets open (RFC 4180): every text quoted, numbers in Western digits. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]) =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
