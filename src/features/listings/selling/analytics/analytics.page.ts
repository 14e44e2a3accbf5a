import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { AnalyticsSearch } from "./page/analytics-search.ts";

/** The chunk of this page: its screen, what it loads, what its head says. */
export const analyticsScreen = () => import("./analytics.screen.ts");

interface Loading {
  context: PageContext;
  location: { href: string; search: AnalyticsSearch };
}

/**
 * `/analytics`, for the signed-in alone: all one's listings, or one of them (`?listing={id}`), over 7, 30 or 90 days.
 * Reading the address is the screen's, so that nobody else fetches what that takes.
 */
export const analyticsPage = {
  validateSearch: (search: Record<string, unknown>): AnalyticsSearch => search,
  loader: async ({ context, location }: Loading): Promise<void> => {
    await requireAccount(context, location.href);
    await (await analyticsScreen()).loadAnalytics(context, location.search);
  },
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await analyticsScreen()).headOf(match.context),
};
