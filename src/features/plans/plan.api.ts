import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** The plans on offer, as screens read them (kept for 30 minutes). */
export const plansQuery = (api: Api) =>
  queryOptions({
    queryKey: ["plans"],
    queryFn: ({ signal }) => api("GET /api/subscription-plans", { signal }),
    staleTime: 30 * 60_000,
  });

/** The plan of the signed-in user: what it allows, how much of that is used, and until when. */
export const subscriptionQuery = (api: Api) =>
  queryOptions({
    queryKey: ["subscription"],
    queryFn: ({ signal }) => api("GET /api/subscription/status", { signal }),
  });
