import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { AnalyticsSearch } from "./page/analytics-search.ts";

/** The chunk of this page: its screen, what it loads, what its head says. */
export const analyticsScreen = () => import("./analytics.screen.ts");

interface Loading {
  context: PageContext;
  deps: Pick<AnalyticsSearch, "days" | "listing">;
  location: { href: string };
}

/** `/analytics`, for the signed-in alone: all one's listings, or one of them (`?listing={id}`), over 7, 30 or 90 days. */
export const analyticsPage = {
  // The screen reads it: nobody else fetches what that takes.
  validateSearch: (raw: Record<string, unknown>) => raw as AnalyticsSearch,
  loaderDeps: ({ search: { days, listing } }: { search: AnalyticsSearch }) => ({ days, listing }),
  loader: async ({ context, deps, location }: Loading): Promise<void> => {
    await requireAccount(context, location.href);
    await (await analyticsScreen()).loadAnalytics(context, deps);
  },
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await analyticsScreen()).head(match.context),
};
