import { requireAccount } from "#features/accounts/current-account.ts";
import { conversationsQuery } from "#features/conversations/screens/conversations.api.ts";
import { invoiceDetailsQuery, paymentsQuery } from "#features/payments/screens/payment.api.ts";
import { subscriptionQuery } from "#features/plans/plan.api.ts";
import { standingQuery } from "#features/selling/appeals/appeals.api.ts";
import { draftsQuery } from "#features/selling/drafts/drafts.api.ts";
import { favoritesQuery } from "#features/shortlist/favorites/favorites.api.ts";
import { savedSearchesQuery } from "#features/shortlist/saved-searches/screens/saved-searches.api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { attentionQuery, figuresQuery, myListingsQuery } from "./dashboard.api.ts";
import { type DashboardAddress, kindOf, readDashboard } from "./dashboard-search.ts";

/** `/user-dashboard`, for the signed-in alone: its words, and what the part of it that is asked for (`?tab=cars`) shows. */
export async function load({ context, location }: RemoteLoading<DashboardAddress>): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  const { tab, status, page } = readDashboard(location.search);
  const vehicleType = kindOf(tab);
  await Promise.all([
    messages.load(
      "analytics",
      "appeals",
      "common",
      "conversations",
      "offers",
      "dashboard",
      "listings",
      "own",
      "own-actions",
      "paying",
      "ways-to-pay",
      "reference",
      "shortlist",
      "signed-in",
      "subscriptions",
      "viewings",
      "chat-photos",
    ),
    queryClient.prefetchQuery(attentionQuery(api)),
    tab === "overview" && queryClient.prefetchQuery(draftsQuery(api)),
    tab === "overview" && queryClient.prefetchQuery(standingQuery(api)),
    vehicleType && queryClient.prefetchQuery(myListingsQuery(api, { vehicleType, status, page })),
    tab === "favorites" && queryClient.prefetchQuery(favoritesQuery(api, page)),
    tab === "messages" && queryClient.prefetchInfiniteQuery(conversationsQuery(api)),
    tab === "searches" && messages.load("saved-searches"),
    tab === "searches" && queryClient.prefetchQuery(savedSearchesQuery(api)),
    tab === "payments" && queryClient.prefetchQuery(paymentsQuery(api, page)),
    tab === "payments" && queryClient.prefetchQuery(invoiceDetailsQuery(api)),
    tab === "overview" && queryClient.prefetchQuery(figuresQuery(api)),
    (tab === "overview" || tab === "subscription") && queryClient.prefetchQuery(subscriptionQuery(api)),
  ]);
}

/** Title of the page; a guest, who is led elsewhere, has no words for one. */
export function head(context: PageContext) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("dashboard")) return {};
  const title = t("common.pageTitle", { page: t("dashboard.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
