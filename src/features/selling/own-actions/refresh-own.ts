import type { QueryClient } from "@tanstack/react-query";
import type { Router } from "#platform/page/routing.ts";

/** What is kept of the market that an own listing counts in: as the first part of its key says. */
const toldOfListings = new Set<unknown>([
  "analytics",
  "browse",
  "limit",
  "my-cars",
  "quick-search",
  "stock",
  "subscription",
  "welcome",
]);

/** After an own listing was changed: asks again for what shows it, and waits for what is on the page. */
export async function refreshOwn({ queryClient }: { queryClient: QueryClient }, router: Router) {
  router.clearCache();
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => toldOfListings.has(queryKey[0]) });
}
