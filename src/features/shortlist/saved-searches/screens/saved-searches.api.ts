import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** One's own saved searches, with how many listings are new in each. */
export const savedSearchesQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["saved-searches"],
    queryFn: async ({ signal }) => (await api("GET /api/saved-searches", { signal })).data,
  });
