import { useWording } from "../../page.tsx";
import { toast } from "../../Toasts.tsx";
import { toCsv } from "./csv.ts";
import type { Column } from "./DataTable.tsx";
import { FileButton } from "./FileButton.tsx";

/** Rows of one file: a hundred calls. */
const most = 10_000;

interface Props<Row> {
  name: string;
  columns: readonly Column<Row>[];
  /** A page of what is filtered, a hundred rows. */
  page: (page: number) => Promise<{ data: Row[]; total: number }>;
  /** What is selected, of all pages: while anything is, the file holds that. */
  selected?: readonly Row[];
}

/** Saves what is selected, else what the filters find, all its pages, as a CSV file with the columns of the table. */
export function ExportButton<Row>({ name, columns, page, selected = [] }: Props<Row>) {
  const { t, number } = useWording();
  const make = async () => {
    const rows: Row[] = [...selected];
    let total = rows.length || 1;
    for (let at = 1; rows.length < Math.min(total, most); at++) {
      const found = await page(at);
      total = found.total;
      rows.push(...found.data);
      if (found.data.length === 0) break;
    }
    if (total > rows.length) toast("message", t("kit.exportCut", { count: number(rows.length) }));
    return new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" });
  };
  return <FileButton name={name} make={make} selected={selected.length} />;
}
