import { requireAccount } from "#features/accounts/current-account.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { notFound } from "#platform/page/routing.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { analyticsQuery, detailQuery, listingAnalyticsQuery } from "./analytics.data.ts";
import { type AnalyticsSearch, type Period, readAnalytics } from "./analytics-search.ts";

/** `/analytics`, for the signed-in alone: all one's listings, or one of them (`?listing={id}`), over 7, 30 or 90 days. */
export async function load({ context, location }: RemoteLoading<AnalyticsSearch>): Promise<void> {
  await requireAccount(context, location.href);
  await loadAnalytics(context, location.search);
}

/**
 * The words, and on the server the figures too. The browser shows the page at once, with what is known or skeletons; the
 * screen asks for the figures itself. What cannot be read is said in its place.
 */
async function loadAnalytics(context: PageContext, search: AnalyticsSearch): Promise<void> {
  const { days, listing } = readAnalytics(search);
  const words = context.messages.load("common", "analytics", "own");
  const figures = listing ? loadListing(context, listing, days) : loadAll(context, days);
  if (typeof document === "undefined" || listing) await figures;
  await words;
}

async function loadAll({ api, queryClient }: PageContext, days: Period) {
  await queryClient.prefetchQuery(analyticsQuery(api, days));
  const answer = queryClient.getQueryData(analyticsQuery(api, days).queryKey);
  if (answer?.hasDetail) await queryClient.prefetchQuery(detailQuery(api, days));
}

/** One that is another user's, or gone, is not there. */
async function loadListing({ api, queryClient }: PageContext, id: string, days: Period) {
  await queryClient.ensureQueryData(listingAnalyticsQuery(api, id, days)).catch((error) => {
    if (error instanceof ApiError && error.status === 404) throw notFound();
  });
}

/** The title of the page; a guest, who is led elsewhere, has no words for one. */
export function head(context: PageContext) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("analytics")) return {};
  const title = t("common.pageTitle", { page: t("analytics.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
