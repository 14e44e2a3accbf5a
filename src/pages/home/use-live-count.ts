import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usePage } from "#ui/page.tsx";
import { filtersNothing, type QuickSearch, quickFilters } from "./quick-filters.ts";

const pauseInTyping = 300;

/**
 * How many listings the quick search would show. The card as it opens costs no call: its counts came with the page.
 * `undefined` when it could not be counted.
 */
export function useLiveCount(
  search: QuickSearch,
  atRest: Record<QuickSearch["vehicleType"], number> | undefined,
) {
  const { api } = usePage();
  const settled = useSettled(search, pauseInTyping);
  const known = filtersNothing(search) ? atRest?.[search.vehicleType] : undefined;
  const { data, isFetching } = useQuery({
    queryKey: ["quick-search", settled],
    queryFn: async ({ signal }) => {
      const query = { ...quickFilters(settled), vehicleType: settled.vehicleType, limit: 1 };
      return (await api("GET /api/cars", { query, signal })).total;
    },
    enabled: known === undefined && !(settled === search && filtersNothing(search) && atRest !== undefined),
    placeholderData: keepPreviousData,
  });
  return { count: known ?? data, counting: known === undefined && (isFetching || settled !== search) };
}

/** The value once it has not changed for so many milliseconds. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
