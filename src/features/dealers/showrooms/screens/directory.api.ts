import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";
import type { DirectorySearch } from "./directory-search.ts";

/** A page of the directory. */
export const directoryQuery = (api: PageContext["api"], search: DirectorySearch) =>
  queryOptions({
    queryKey: ["dealers", search],
    queryFn: ({ signal }) => api("GET /api/dealers", { query: search, signal }),
    placeholderData: keepPreviousData,
  });
