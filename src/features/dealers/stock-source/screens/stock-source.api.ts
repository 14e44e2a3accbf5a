import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** The address of one's stock, and its last readings. */
export const stockSourceQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["stock-source"],
    queryFn: ({ signal }) => api("GET /api/dealers/me/stock-source", { signal }),
  });
