import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** What the account keeps of what its user looked at. */
export const recentQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["recent"],
    queryFn: ({ signal }) => api("GET /api/recent", { signal }),
    staleTime: 0,
  });
