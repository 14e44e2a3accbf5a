import { headOfPage } from "#features/legal/screens/load-paper.ts";
import { vehicleTypes } from "#features/reference/enumerations.ts";
import type { PageContext } from "#platform/page/context.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { landingQuery } from "../load-landing.ts";

/** `/seo`: both kinds of vehicle; one of which nothing is listed is left out. */
export async function loadIndex(context: PageContext): Promise<void> {
  const { api, messages, queryClient } = context;
  await Promise.all([
    ...vehicleTypes.map((vehicleType) => queryClient.prefetchQuery(landingQuery(api, { vehicleType }))),
    messages.load("common", "landings", "reference"),
  ]);
}

export function headOfIndex(context: PageContext) {
  const siteName = siteNameNow(context);
  const { t } = context.messages;
  return headOfPage(context, {
    path: "/seo",
    page: t("landings.indexTitle"),
    description: t("landings.indexDescription", { name: siteName }),
    siteName,
  });
}
