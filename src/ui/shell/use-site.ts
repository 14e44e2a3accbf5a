import { useSuspenseQuery } from "@tanstack/react-query";
import { usePage } from "../page.tsx";
import { siteName, siteQuery } from "./document.page.ts";

/** Name and contact of the market, from the settings; `name` is the one in the language of the page. */
export function useSite() {
  const { api, messages } = usePage();
  const { data } = useSuspenseQuery(siteQuery(api));
  return { ...data, name: siteName(data, messages.language) };
}
