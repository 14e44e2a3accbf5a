import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** The plans on offer, as screens read them (spec §7: kept for 30 minutes). */
export const plansQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["plans"],
    queryFn: ({ signal }) => api("GET /api/subscription-plans", { signal }),
    staleTime: 30 * 60_000,
  });
