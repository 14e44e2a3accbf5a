import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** The key of what is arranged in a conversation, offers and viewings: a message that tells of either has it asked for again. */
export const arrangedKey = (conversationId: string) => ["conversations", "arranged", conversationId] as const;

/** The offers of a conversation, the newest first. */
export const offersQuery = (api: PageContext["api"], conversationId: string) =>
  queryOptions({
    queryKey: [...arrangedKey(conversationId), "offers"],
    queryFn: async ({ signal }) =>
      (await api("GET /api/conversations/:id/offers", { params: { id: conversationId }, signal })).data,
    staleTime: 60_000,
  });

/** The viewings of a conversation, the newest first. */
export const viewingsQuery = (api: PageContext["api"], conversationId: string) =>
  queryOptions({
    queryKey: [...arrangedKey(conversationId), "viewings"],
    queryFn: async ({ signal }) =>
      (await api("GET /api/conversations/:id/viewings", { params: { id: conversationId }, signal })).data,
    staleTime: 60_000,
  });
