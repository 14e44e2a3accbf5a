import { queryOptions } from "@tanstack/react-query";
import { headOfPage } from "#features/legal/screens/load-paper.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { structuredData } from "#platform/page/structured-data.ts";
import { siteNameNow, siteQuery } from "#ui/shell/document.page.ts";
import { questionsData, questionsOf } from "./questions.ts";

export const figuresQuery = (api: PageContext["api"]) =>
  queryOptions({ queryKey: ["site", "figures"], queryFn: () => api("GET /api/site/figures") });

/** `/about`, for everybody; without its figures where they cannot be counted. */
export async function load({ context }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  await Promise.all([
    messages.load("about", "common"),
    queryClient.ensureQueryData(siteQuery(api)).catch(() => undefined),
    queryClient.prefetchQuery(figuresQuery(api)),
  ]);
}

export function head(context: PageContext) {
  const { api, messages, queryClient } = context;
  const name = siteNameNow(context);
  const reviewed = queryClient.getQueryData<{ everyListingReviewed: boolean }>(siteQuery(api).queryKey);
  const questions = questionsOf(messages.t, {
    everyListingReviewed: reviewed?.everyListingReviewed ?? false,
  });
  const made = headOfPage(context, {
    path: "/about",
    page: messages.t("about.title", { name }),
    description: messages.t("about.description", { name }),
    siteName: name,
  });
  return { ...made, scripts: [...made.scripts, structuredData(questionsData(questions))] };
}
