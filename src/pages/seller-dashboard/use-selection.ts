import { useState } from "react";
import type { OwnListing } from "#features/selling/own/own.contract.ts";

/** What can be selected is what can be renewed; what is no longer on the page, or no longer so, is not selected. */
export function useSelection(listings: readonly OwnListing[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const canSelect = ({ actions }: OwnListing) => actions.includes("renew");
  const renewable = listings.filter(canSelect);
  const ids = renewable.map(({ id }) => id).filter((id) => picked.has(id));
  return {
    renewable,
    /** In the order of the list. */
    ids,
    canSelect,
    has: (id: string) => picked.has(id),
    toggle: (id: string) => {
      const next = new Set(picked);
      if (!next.delete(id)) next.add(id);
      setPicked(next);
    },
    all: () => setPicked(new Set(renewable.map(({ id }) => id))),
    none: () => setPicked(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
