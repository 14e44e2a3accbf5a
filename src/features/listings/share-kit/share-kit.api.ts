import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#i18n/language.ts";
import type { PageContext } from "#platform/page/context.ts";

/** The text that a listing is shared with. */
export const shareTextQuery = (api: PageContext["api"], id: string, language: Language) =>
  queryOptions({
    queryKey: ["share-text", id, language],
    queryFn: ({ signal }) =>
      api("GET /api/cars/:id/share/text", { params: { id }, query: { language }, signal }),
    staleTime: 0,
  });
