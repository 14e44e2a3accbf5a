import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** How many notices the visitor has not read; asked again when they come back to the page. */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: ["notifications", "unread"],
    queryFn: async ({ signal }) => (await api("GET /api/notifications/unread", { signal })).unread,
    staleTime: 30_000,
    refetchInterval: 120_000,
    refetchOnWindowFocus: true,
  });

/** One's notices, as far as they were asked for. */
export const notificationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["notifications", "list"],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/notifications", { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: "",
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
  });
