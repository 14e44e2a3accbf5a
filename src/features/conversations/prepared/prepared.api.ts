import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** The replies that one prepared. */
export const preparedQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["prepared-replies"],
    queryFn: async ({ signal }) => (await api("GET /api/prepared-replies", { signal })).texts,
    staleTime: 60_000,
  });
