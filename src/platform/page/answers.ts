import type { QueryClient } from "@tanstack/react-query";

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

/** What the loaders of a page have asked for, as it travels in the page: the browser need not ask again. */
type Answers = readonly (readonly [key: readonly Json[], answer: Json])[];

export const answersOf = (client: QueryClient): Answers =>
  client
    .getQueryCache()
    .getAll()
    // In one order, whichever came first: two pages that say the same are the same.
    .toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1))
    .flatMap(({ queryKey, state }) =>
      state.status === "success" ? [[queryKey as Json[], state.data as Json] as const] : [],
    );

/** They are as old as the page. */
export function keepAnswers(client: QueryClient, answers: Answers, made: Date): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: made.getTime() });
}
