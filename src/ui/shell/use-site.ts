import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { usePage } from "../page.tsx";
import { type Site, siteName, siteQuery } from "./document.page.ts";

/** While the server draws a page, what its loaders have is all that there is, and nothing of it changes: it is not watched. */
const useSettings: () => Site = import.meta.env.SSR
  ? () => useQueryClient().getQueryData(siteQuery(usePage().api).queryKey) as Site
  : () => useSuspenseQuery(siteQuery(usePage().api)).data;

/** Name and contact of the market, from the settings; `name` is the one in the language of the page. */
export function useSite() {
  const { messages } = usePage();
  const data = useSettings();
  return { ...data, name: siteName(data, messages.language) };
}
