import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** What the listings are called that may be inspected: those that are saved, and the one that the address names. */
export const listingNamesQuery = (api: PageContext["api"], ids: readonly string[]) =>
  queryOptions({
    queryKey: ["checklist", "names", ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const { data } = await api("GET /api/cars/cards", { query: { ids: ids.join() }, signal });
      return data.map(({ id, name }) => ({ id, name }));
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
