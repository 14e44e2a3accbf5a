import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { DashboardAddress } from "./dashboard-search.ts";

/** The chunk of this page: its screen, what it loads, what its head says. */
export const dashboardScreen = () => import("./dashboard.screen.ts");

interface Loading {
  context: PageContext;
  location: { href: string; search: DashboardAddress };
}

/** `/user-dashboard`, for the signed-in alone; its part stands in the address (`?tab=cars`), whose reading is the screen's. */
export const dashboardPage = {
  validateSearch: (search: Record<string, unknown>): DashboardAddress => search,
  loader: async ({ context, location }: Loading): Promise<void> => {
    await requireAccount(context, location.href);
    await (await dashboardScreen()).loadDashboard(context, location.search);
  },
  staleTime: 60_000,
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await dashboardScreen()).headOf(match.context),
};
