import { useState } from "react";
import { useHold } from "../client/refresh.tsx";

/**
 * What is selected of a list, by id, also of pages that were left; while anything is, lists do not refresh themselves.
 * What is gone when it is acted on, the bulk call says.
 */
export function useSelection() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  useHold(picked.size > 0);
  const all = (ids: readonly string[]) => ids.length > 0 && ids.every((id) => picked.has(id));
  return {
    ids: [...picked],
    has: (id: string) => picked.has(id),
    all,
    /** Some, not all. */
    some: (ids: readonly string[]) => !all(ids) && ids.some((id) => picked.has(id)),
    toggle: (id: string) => {
      const next = new Set(picked);
      if (!next.delete(id)) next.add(id);
      setPicked(next);
    },
    toggleAll: (ids: readonly string[]) => {
      const next = new Set(picked);
      const had = all(ids);
      for (const id of ids) had ? next.delete(id) : next.add(id);
      setPicked(next);
    },
    none: () => setPicked(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
