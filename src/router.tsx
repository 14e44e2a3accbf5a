import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { PropsWithChildren } from "react";
import { parseQueryString, queryString } from "#platform/http/api.ts";
import { answersOf, keepAnswers } from "#platform/page/answers.ts";
import type { PageContext } from "#platform/page/context.ts";
import { scrollRestoration } from "#platform/page/scroll-restoration.ts";
import { ErrorScreen } from "#ui/ErrorScreen.tsx";
import { NotFound } from "#ui/NotFound.tsx";
import { usePage } from "#ui/page.tsx";
import { routeTree } from "./routes.tsx";

/** The router of one page request, whose inline scripts carry `nonce` for the server alone to find; or of the browser's stay. */
export function makeRouter(given: Omit<PageContext, "queryClient">, nonce?: string) {
  const queryClient = new QueryClient({
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
  const context: PageContext = { ...given, queryClient };
  const router = createRouter({
    routeTree,
    context,
    ...(import.meta.env.SSR && nonce && { ssr: { nonce } }),
    // Plain query strings, lists by repetition: the same addresses that the API and people read and write.
    parseSearch: (text) => parseQueryString(text.replace(/^\?/, "")),
    stringifySearch: queryString,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: scrollRestoration(),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    // The browser's bundle does not carry what only the server does.
    ...(import.meta.env.SSR && { dehydrate: () => ({ answers: answersOf(queryClient) }) }),
    hydrate: ({ answers }) => keepAnswers(queryClient, answers, given.now),
    InnerWrap: WithQueries,
  });
  return router;
}

function WithQueries({ children }: PropsWithChildren) {
  return <QueryClientProvider client={usePage().queryClient}>{children}</QueryClientProvider>;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
