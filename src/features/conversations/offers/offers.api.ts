import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** The offers of a conversation, the newest first; a message that tells of one has them asked for again. */
export const offersQuery = (api: PageContext["api"], conversationId: string) =>
  queryOptions({
    queryKey: offersKey(conversationId),
    queryFn: async ({ signal }) =>
      (await api("GET /api/conversations/:id/offers", { params: { id: conversationId }, signal })).data,
    staleTime: 60_000,
  });

export const offersKey = (conversationId: string) => ["conversations", "offers", conversationId] as const;
