import { useState } from "react";
import { type Selection, useSelection } from "./use-selection.ts";

/** A selection over all pages of a list that remembers the rows themselves, as they were when something was last selected. */
export function usePicked<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const selection = useSelection();
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const all = () => new Map([...known, ...rows.map((row) => [keyOf(row), row] as const)]);
  const remembering =
    <Given>(change: (given: Given) => void) =>
    (given: Given) => {
      setKnown(all());
      change(given);
    };
  return {
    selection: {
      ...selection,
      toggle: remembering(selection.toggle),
      toggleAll: remembering(selection.toggleAll),
    } satisfies Selection,
    picked: () => {
      const found = all();
      return selection.ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}
