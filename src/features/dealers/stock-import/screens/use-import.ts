import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshOwn } from "#features/selling/own-actions/refresh-own.ts";
import { useNavigate, useRouter } from "#platform/page/routing.ts";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { ColumnName } from "../columns.ts";
import type { StockImportView } from "../stock-import.contract.ts";
import { importQuery, importsKey, progressQuery } from "./import-page.api.ts";

const pollMs = 1500;

/** An import with how far it is, and what its dealer may do with it. */
export function useImport(id: string) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const router = useRouter();
  const navigate = useNavigate();
  const { data: view } = useQuery({ ...importQuery(api, id), staleTime: Number.POSITIVE_INFINITY });
  const running = view?.state === "running";
  const { data: progress } = useQuery({
    ...progressQuery(api, id),
    enabled: running,
    refetchInterval: pollMs,
  });
  const isOver = running && progress !== undefined && progress.state !== "running";

  // What its rows became is read once it is over.
  useEffect(() => {
    if (!isOver) return;
    void queryClient.invalidateQueries({ queryKey: importQuery(api, id).queryKey });
    void queryClient.invalidateQueries({ queryKey: importsKey });
    void refreshOwn({ queryClient }, router);
  }, [isOver, queryClient, api, id, router]);

  const { mutate, isPending: pending } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (error) =>
      void toast("error", t("import-page.startFailed"), whyFailed(error, t, t("common.offline"))),
  });
  const act = (work: () => Promise<void>): void => {
    if (!pending) mutate(work);
  };
  const show = (shown: StockImportView): void => {
    queryClient.setQueryData(importQuery(api, id).queryKey, shown);
  };
  return {
    view,
    counts: (running && progress?.counts) || view?.counts,
    pending,
    map: (columns: (ColumnName | "")[]) =>
      act(async () =>
        show(await api("PUT /api/dealers/me/imports/:id/columns", { params: { id }, body: { columns } })),
      ),
    /** Whether the row is right now. */
    mend: async (line: number, values: Partial<Record<ColumnName, string>>): Promise<boolean> => {
      try {
        const body = { line, values };
        const mended = await api("PATCH /api/dealers/me/imports/:id/rows", { params: { id }, body });
        show(mended);
        return mended.rows.every((row) => row.line !== line || row.errors.length === 0);
      } catch (error) {
        void toast("error", t("import-page.mendFailed"), whyFailed(error, t, t("common.offline")));
        return false;
      }
    },
    start: (how: { gone: "keep" | "withdraw"; sure: boolean }) =>
      act(async () => {
        const summary = await api("POST /api/dealers/me/imports/:id/start", { params: { id }, body: how });
        queryClient.setQueryData(
          importQuery(api, id).queryKey,
          (before) => before && { ...before, ...summary },
        );
        queryClient.setQueryData(progressQuery(api, id).queryKey, summary);
      }),
    throwAway: () =>
      act(async () => {
        await api("DELETE /api/dealers/me/imports/:id", { params: { id } });
        await navigate({ to: "/import-listings", search: {} });
        void queryClient.invalidateQueries({ queryKey: importsKey });
        queryClient.removeQueries({ queryKey: importQuery(api, id).queryKey });
        void toast("success", t("import-page.thrownAway"));
      }),
  };
}
