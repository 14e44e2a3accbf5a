import { queryOptions } from "@tanstack/react-query";
import { headOfPage } from "#features/legal/screens/load-paper.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow, siteQuery } from "#ui/shell/document.page.ts";

export const trustFiguresQuery = (api: PageContext["api"]) =>
  queryOptions({ queryKey: ["trust", "figures"], queryFn: () => api("GET /api/trust/figures") });

/** `/trust`, for everybody; without its figures where they cannot be counted. */
export async function load({ context }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  await Promise.all([
    messages.load("trust", "common"),
    queryClient.ensureQueryData(siteQuery(api)).catch(() => undefined),
    queryClient.prefetchQuery(trustFiguresQuery(api)),
  ]);
}

export function head(context: PageContext) {
  const siteName = siteNameNow(context);
  const { t } = context.messages;
  return headOfPage(context, {
    path: "/trust",
    page: t("trust.title", { name: siteName }),
    description: t("trust.description", { name: siteName }),
    siteName,
  });
}
