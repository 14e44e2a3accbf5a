import { Download, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { toCsv } from "./csv.ts";
import type { Column } from "./DataTable.tsx";
import { saveFile } from "./save-file.ts";

/** Rows of one file: a hundred calls. */
const most = 10_000;

interface Props<Row> {
  name: string;
  columns: readonly Column<Row>[];
  /** A page of what is filtered, a hundred rows. */
  page: (page: number) => Promise<{ data: Row[]; total: number }>;
}

/** Saves what the filters find, all its pages, as a CSV file with the columns of the table. */
export function ExportButton<Row>({ name, columns, page }: Props<Row>) {
  const { t, number } = useWording();
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const rows: Row[] = [];
      let total = 1;
      for (let at = 1; rows.length < Math.min(total, most); at++) {
        const found = await page(at);
        total = found.total;
        rows.push(...found.data);
        if (found.data.length === 0) break;
      }
      saveFile(`${name}.csv`, new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" }));
      if (total > rows.length) toast("message", t("admin.exportCut", { count: number(rows.length) }));
    } catch (error) {
      toast("error", t("admin.exportFailed"), whyFailed(error, t, t("admin.failed")));
    }
    setPending(false);
  };
  const Icon = pending ? LoaderCircle : Download;
  return (
    <button type="button" className="btn sec sm" aria-busy={pending} onClick={() => pending || void run()}>
      <Icon className={pending ? "i s animate-spin" : "i s"} aria-hidden="true" />
      {t("admin.exportCsv")}
    </button>
  );
}
