import { type Query, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#platform/http/api.ts";

const longestPause = 30_000;

/**
 * Milliseconds until what no answer came to is asked for again. That the browser is online says that a network is there, and not
 * yet that it leads anywhere: the first call after it may fail as well.
 */
const untilReached = ({ state }: Query) =>
  state.status === "error" && !(state.error instanceof ApiError) && navigator.onLine
    ? Math.min(1_000 * 2 ** (state.errorUpdateCount - 1), longestPause)
    : false;

/** What a page has asked for: of one request of a page, or of the browser's stay. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails at once, so that the screen says so instead of waiting; back on it, it is made again.
        networkMode: "always",
        refetchOnReconnect: true,
        refetchInterval: untilReached,
      },
      mutations: { networkMode: "always" },
    },
  });
