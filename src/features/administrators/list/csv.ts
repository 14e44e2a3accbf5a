import type { Column } from "./DataTable.tsx";

/** A spreadsheet runs what begins like a formula: a quote before it makes it text. A plain number stays one. */
function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The columns of a table that have one, as a CSV file (RFC 4180) that spreadsheets read as UTF-8. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = columns.filter(({ csv }) => csv !== undefined);
  const lines = [
    shown.map(({ title }) => cell(title)),
    ...rows.map((row) => shown.map(({ csv }) => cell(csv?.(row) ?? null))),
  ];
  return `\uFEFF${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}
