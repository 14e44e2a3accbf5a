import { useState } from "react";
import { refreshOwn } from "#features/selling/own-actions/refresh-own.ts";
import { useRouter } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { StockChangedRow } from "../stock.contract.ts";
import type { StockChange } from "../stock.schema.ts";

/** So many a call: the progress moves every half second. */
const portion = 25;

/** What became of many listings; where a call failed, how many were not reached, and why. */
export interface Applied {
  changeId: string | null;
  rows: StockChangedRow[];
  left: number;
  error?: unknown;
  undoUntil: string | null;
}
export interface Progress {
  done: number;
  all: number;
}

/** Changes own listings, a portion after another, and takes such a change back. */
export function useChangeStock() {
  const { api, queryClient } = usePage();
  const { t } = useWording();
  const router = useRouter();
  const [progress, setProgress] = useState<Progress>();

  const refresh = () => refreshOwn({ queryClient }, router);

  async function apply(
    ids: readonly string[],
    change: StockChange,
    seen: Readonly<Record<string, number>>,
  ): Promise<Applied> {
    const over: Applied = { changeId: null, rows: [], left: 0, undoUntil: null };
    let waiting = [...ids];
    setProgress({ done: 0, all: ids.length });
    try {
      while (waiting.length > 0) {
        const next = waiting.slice(0, portion);
        const known = Object.fromEntries(
          next.flatMap((id) => (seen[id] === undefined ? [] : [[id, seen[id]]])),
        );
        const body = { ids: next, change, seen: known, ...(over.changeId && { changeId: over.changeId }) };
        const answer = await api("PATCH /api/stock", { body });
        over.changeId = answer.changeId;
        over.rows.push(...answer.rows);
        over.undoUntil = answer.undoUntil ?? over.undoUntil;
        waiting = [...answer.left, ...waiting.slice(portion)];
        setProgress({ done: ids.length - waiting.length, all: ids.length });
      }
    } catch (error) {
      over.error = error;
      over.left = waiting.length;
    }
    await refresh();
    setProgress(undefined);
    return over;
  }

  async function undo(changeId: string, count: number): Promise<void> {
    setProgress({ done: 0, all: count });
    const rows: StockChangedRow[] = [];
    try {
      for (let left = 1; left > 0; ) {
        const answer = await api("POST /api/stock/undo/:changeId", { params: { changeId } });
        rows.push(...answer.rows);
        left = answer.left;
        setProgress({ done: rows.length, all: count });
      }
      const back = rows.filter(({ outcome }) => outcome === "changed" || outcome === "waits").length;
      const stay = rows.length - back;
      void toast(
        "success",
        t("stock.undone", { count: back }),
        stay > 0 ? t("stock.undoneStay", { count: stay }) : undefined,
      );
    } catch (error) {
      void toast("error", t("stock.undoFailed"), whyFailed(error, t, t("kit.failed")));
    }
    await refresh();
    setProgress(undefined);
  }
  return { apply, undo, progress, busy: progress !== undefined };
}
