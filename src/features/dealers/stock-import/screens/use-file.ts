import { useRef, useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { usePage } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { largestSent, largestTable } from "../columns.ts";
import type { StockImportView } from "../stock-import.contract.ts";
import { importQuery, importsKey } from "./import-page.api.ts";

/** Sends a file to be judged, and shows what became of it. */
export function useFile() {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const navigate = useNavigate();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);

  async function send(file: File) {
    if (sending.current) return;
    const isBook = /\.xlsx$/i.test(file.name);
    if (file.size > (isBook ? largestSent : largestTable) || !/\.(csv|txt|tsv|xlsx)$/i.test(file.name)) {
      return setProblem(t("import-page.notCsv"));
    }
    sending.current = true;
    setProblem(undefined);
    setShare(0);
    try {
      const view = await sendFile<StockImportView>(
        ["POST", "/api/dealers/me/import"],
        { file, name: file.name },
        { onProgress: setShare, fields: { name: file.name } },
      );
      queryClient.setQueryData(importQuery(api, view.id).queryKey, view);
      void queryClient.invalidateQueries({ queryKey: importsKey });
      await navigate({ to: "/import-listings", search: { id: view.id } });
    } catch (error) {
      const said = error instanceof ApiError ? error.errors?.file : undefined;
      setProblem(said ?? whyFailed(error, t, t("import-page.failed")));
    } finally {
      sending.current = false;
      setShare(undefined);
    }
  }
  return { share, problem, send };
}
