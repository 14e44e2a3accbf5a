import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** Where one's own programs are told of what happens. */
export const webhooksQuery = (api: PageContext["api"]) =>
  queryOptions({ queryKey: ["webhooks"], queryFn: ({ signal }) => api("GET /api/webhooks", { signal }) });

/** What was sent to one of them, asked for when its log is opened. */
export const deliveriesQuery = (api: PageContext["api"], id: string) =>
  queryOptions({
    queryKey: ["webhook-deliveries", id],
    queryFn: ({ signal }) => api("GET /api/webhooks/:id/deliveries", { params: { id }, signal }),
    staleTime: 0,
  });

/** The addresses of one's own feeds. */
export const feedsQuery = (api: PageContext["api"]) =>
  queryOptions({ queryKey: ["feeds"], queryFn: ({ signal }) => api("GET /api/feeds", { signal }) });

/** One's own keys, the newest first. */
export const keysQuery = (api: PageContext["api"]) =>
  queryOptions({ queryKey: ["api-keys"], queryFn: ({ signal }) => api("GET /api/keys", { signal }) });
