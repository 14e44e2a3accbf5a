import { QueryClient } from "@tanstack/react-query";

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
      },
      mutations: { networkMode: "always" },
    },
  });
