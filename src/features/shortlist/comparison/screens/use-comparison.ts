import { useEffect } from "react";
import { useNavigate, useSearch } from "#platform/page/routing.ts";
import { comparedIds, setCompared } from "../compared.ts";
import { mostCompared } from "../comparison.schema.ts";
import { addressOf, readIds, readOnly } from "./compare-search.ts";

/** What the address compares, and how that changes. */
export interface Comparing {
  ids: readonly string[];
  only: boolean;
  show: (only: boolean) => void;
  remove: (id: string) => void;
  /** Puts a listing in another's place, or behind the last one. */
  put: (id: string, inPlaceOf?: string) => void;
}

/**
 * Who changes the comparison changes what the device has picked as well, where that is the same one; a link that a user
 * sent changes nothing of it.
 */
export function useComparison(): Comparing {
  const search = useSearch();
  const navigate = useNavigate();
  const ids = readIds(search);
  const only = readOnly(search);
  const go = (next: readonly string[], onlyDiffering = only, replace = false) =>
    void navigate({ to: "/compare", search: addressOf(next, onlyDiffering), replace, resetScroll: false });

  // Who comes without an address is shown what the device has picked.
  const isEmpty = ids.length === 0;
  useEffect(() => {
    const picked = comparedIds();
    if (isEmpty && picked.length > 0) {
      void navigate({ to: "/compare", search: addressOf(picked), replace: true });
    }
  }, [isEmpty, navigate]);

  const change = (next: readonly string[]) => {
    const picked = comparedIds();
    const isSame = picked.length === ids.length && picked.every((id) => ids.includes(id));
    setCompared(isSame ? next : picked.filter((id) => next.includes(id) || !ids.includes(id)));
    go(next);
  };
  return {
    ids,
    only,
    show: (onlyDiffering) => go(ids, onlyDiffering, true),
    remove: (id) => change(ids.filter((one) => one !== id)),
    put: (id, inPlaceOf) => {
      const others = ids.filter((one) => one !== id);
      const next = inPlaceOf ? others.map((one) => (one === inPlaceOf ? id : one)) : [...others, id];
      change(next.slice(0, mostCompared));
    },
  };
}
