import { headOfPage } from "#features/papers/paper/load-paper.ts";
import { vehicleTypes } from "#features/reference/enumerations.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { landingQuery } from "../load-landing.ts";

/** `/seo`: both kinds of vehicle; one of which nothing is listed is left out. */
export async function load({ context }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  await Promise.all([
    ...vehicleTypes.map((vehicleType) => queryClient.prefetchQuery(landingQuery(api, { vehicleType }))),
    messages.load("common", "landings", "reference"),
  ]);
}

export function head(context: PageContext) {
  const siteName = siteNameNow(context);
  const { t } = context.messages;
  return headOfPage(context, {
    path: "/seo",
    page: t("landings.indexTitle"),
    description: t("landings.indexDescription", { name: siteName }),
    siteName,
  });
}
