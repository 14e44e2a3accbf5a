import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";
import { lastNumber, mergeMessages, type Thread, withSeen } from "../thread.ts";

type Api = PageContext["api"];

/** How many messages to oneself were not read; the stream tells of changes. */
export const unreadMessagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["conversations", "unread"],
    queryFn: async ({ signal }) => (await api("GET /api/conversations/unread", { signal })).unread,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });

/** One's conversations, as far as they were asked for. */
export const conversationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["conversations", "list"],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/conversations", { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: "",
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
  });

/** The conversation that one has begun about a listing; null where there is none. */
export const conversationAboutQuery = (api: Api, carId: string) =>
  queryOptions({
    queryKey: ["conversations", "about", carId],
    queryFn: async ({ signal }) =>
      (await api("GET /api/conversations", { query: { carId }, signal })).data[0] ?? null,
    staleTime: 0,
  });

/** A listing that one is about to write about; null where nobody may see it any more. */
export const listingQuery = (api: Api, carId: string) =>
  queryOptions({
    queryKey: ["conversations", "listing", carId],
    queryFn: async ({ signal }) =>
      (await api("GET /api/cars/cards", { query: { ids: carId }, signal })).data[0] ?? null,
  });

const threadKey = (id: string) => ["conversations", "thread", id] as const;

/**
 * A conversation. The first time its last messages are asked for; then, when it is asked for again, those behind the last one
 * that is known, however many there are: nothing is missed, and nothing there twice.
 */
export const threadQuery = ({ api, queryClient }: Pick<PageContext, "api" | "queryClient">, id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: async ({ signal }): Promise<Thread> => {
      let thread = knownThread(queryClient, id);
      for (;;) {
        const { conversation, data, hasMore, seen } = await api("GET /api/conversations/:id/messages", {
          params: { id },
          query: thread ? { after: lastNumber(thread), limit: 100 } : {},
          signal,
        });
        // What the stream told meanwhile is known now too.
        const known = knownThread(queryClient, id) ?? thread;
        if (!known) return { conversation, messages: data, hasOlder: hasMore, seen };
        thread = withSeen({ ...known, conversation, messages: mergeMessages(known.messages, data) }, seen);
        if (!hasMore) return thread;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const knownThread = (client: QueryClient, id: string): Thread | undefined =>
  client.getQueryData<Thread>(threadKey(id));

export const keepThread = (client: QueryClient, id: string, thread: Thread): void =>
  void client.setQueryData<Thread>(threadKey(id), thread);

/** Asks for what a conversation may have missed. */
export const catchUp = (client: QueryClient, id: string): void =>
  void client.invalidateQueries({ queryKey: threadKey(id) });
