import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";
import type { Period } from "./analytics-search.ts";

type Api = PageContext["api"];

const staleTime = 60_000;

/** All one's listings over a period. */
export const analyticsQuery = (api: Api, days: Period) =>
  queryOptions({
    queryKey: ["analytics", days],
    queryFn: ({ signal }) => api("GET /api/analytics", { query: { days }, signal }),
    staleTime,
  });

/** One of them. */
export const listingAnalyticsQuery = (api: Api, id: string, days: Period) =>
  queryOptions({
    queryKey: ["analytics", days, id],
    queryFn: ({ signal }) => api("GET /api/cars/:id/analytics", { params: { id }, query: { days }, signal }),
    staleTime,
  });

/** What a dealer's plan adds; refused to the others. */
export const detailQuery = (api: Api, days: Period) =>
  queryOptions({
    queryKey: ["analytics", days, "detail"],
    queryFn: ({ signal }) => api("GET /api/analytics/detail", { query: { days }, signal }),
    staleTime,
  });
