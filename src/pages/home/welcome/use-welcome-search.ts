import { useNavigate, useSearch } from "#platform/page/routing.ts";
import { readWelcomeSearch, type WelcomeSearch } from "./welcome-search.ts";

/** The search in the address of the page. A change stands there at once, without a new entry in the history. */
export function useWelcomeSearch() {
  const navigate = useNavigate();
  const search = readWelcomeSearch(useSearch());
  const go = (next: WelcomeSearch) => navigate({ to: "/", search: next, replace: true, resetScroll: false });
  return { search, change: (patch: WelcomeSearch) => go({ ...search, ...patch }), clear: () => go({}) };
}
export type WelcomeSearching = ReturnType<typeof useWelcomeSearch>;
