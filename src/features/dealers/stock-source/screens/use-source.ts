import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { StockSourceView } from "../stock-source.contract.ts";
import { stockSourceQuery } from "./stock-source.api.ts";

const pollMs = 2000;
/** So long after a reading was asked for its beginning is waited for. */
const beginsWithinMs = 20_000;

export type SourceValues = NonNullable<StockSourceView["source"]>;

const isUnderWay = ({ runs: [last] }: StockSourceView) =>
  last?.state === "running" || (last?.counts?.ready ?? 0) > 0;

/** The address of a dealer's stock with its readings, followed while one goes on, and what its dealer may do with it. */
export function useSource() {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const query = stockSourceQuery(api);
  const [askedAt, setAskedAt] = useState(0);
  const [pending, setPending] = useState(false);
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data && (isUnderWay(state.data) || Date.now() - askedAt < beginsWithinMs) ? pollMs : false,
  });

  /** Says how it went; the server's word on the address is returned. */
  async function act(
    work: () => Promise<StockSourceView | undefined>,
    words: { done: string; failed: string },
  ): Promise<string | undefined> {
    if (pending) return undefined;
    setPending(true);
    try {
      const view = await work();
      queryClient.setQueryData(query.queryKey, view ?? { source: null, runs: [] });
      void toast("success", words.done);
      return undefined;
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors?.url : undefined;
      if (!wrong) void toast("error", words.failed, whyFailed(error, t, t("common.offline")));
      return wrong;
    } finally {
      setPending(false);
    }
  }

  return {
    data,
    pending,
    isUnderWay: data ? isUnderWay(data) : false,
    save: (body: SourceValues) =>
      act(() => api("PUT /api/dealers/me/stock-source", { body }), {
        done: t("stock-source.saved"),
        failed: t("stock-source.saveFailed"),
      }),
    runNow: () =>
      act(
        async () => {
          const view = await api("POST /api/dealers/me/stock-source/run");
          setAskedAt(Date.now());
          return view;
        },
        { done: t("stock-source.runAsked"), failed: t("stock-source.runFailed") },
      ),
    forget: () =>
      act(
        async () => {
          await api("DELETE /api/dealers/me/stock-source");
          return undefined;
        },
        { done: t("stock-source.removed"), failed: t("stock-source.saveFailed") },
      ),
  };
}
