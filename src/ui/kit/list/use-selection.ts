import { useState } from "react";
import { useHold } from "../hold.ts";

/**
 * What is selected of a list, by id; while anything is, lists do not refresh themselves. `among`: what can be selected now,
 * in the order of the list; what is no longer among it is not selected. Without it what was selected stays, also of pages
 * that were left: what is gone when it is acted on, the bulk call says.
 */
export function useSelection(among?: readonly string[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const ids = among ? among.filter((id) => picked.has(id)) : [...picked];
  useHold(ids.length > 0);
  const all = (of: readonly string[]) => of.length > 0 && of.every((id) => picked.has(id));
  return {
    ids,
    has: (id: string) => picked.has(id),
    all,
    /** Some, not all. */
    some: (of: readonly string[]) => !all(of) && of.some((id) => picked.has(id)),
    toggle: (id: string) => {
      const next = new Set(picked);
      if (!next.delete(id)) next.add(id);
      setPicked(next);
    },
    toggleAll: (of: readonly string[]) => {
      const next = new Set(picked);
      const had = all(of);
      for (const id of of) had ? next.delete(id) : next.add(id);
      setPicked(next);
    },
    none: () => setPicked(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;

/** The same of a list that is shown a page at a time, with the rows of what is selected: also of pages that were left. */
export function useRowSelection<Row>(shown: readonly Row[], keyOf: (row: Row) => string) {
  const selection = useSelection();
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const all = new Map([...known, ...shown.map((row) => [keyOf(row), row] as const)]);
  return {
    ...selection,
    rows: selection.ids.flatMap((id) => all.get(id) ?? []),
    toggle: (id: string) => {
      setKnown(all);
      selection.toggle(id);
    },
    toggleAll: (ids: readonly string[]) => {
      setKnown(all);
      selection.toggleAll(ids);
    },
  };
}
