import { csvFile } from "#text/csv.ts";
import type { Column } from "./DataTable.tsx";

/** The columns of a table that have one, as a CSV file that spreadsheets read as UTF-8. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = columns.filter(({ csv }) => csv !== undefined);
  return csvFile([
    shown.map(({ title, csvTitle }) => csvTitle ?? title),
    ...rows.map((row) => shown.map(({ csv }) => csv?.(row) ?? null)),
  ]);
}
