import { useAccount } from "#features/accounts/current-account.ts";
import { useSearch } from "#platform/page/routing.ts";
import * as styles from "./analytics.module.css";
import { type AnalyticsView, readAnalytics } from "./analytics-search.ts";
import { ListingScreen } from "./ListingScreen.tsx";
import { OverviewScreen } from "./OverviewScreen.tsx";

/** What one's listings brought: all of them, or the one that the address names. */
export default function AnalyticsPage() {
  const view: AnalyticsView = readAnalytics(useSearch());
  // Anyone who signs out stays until the next page, and sees nothing more of it.
  if (!useAccount()) return null;
  return (
    <div className={`wrap ${styles.analytics}`}>
      {view.listing ? (
        <ListingScreen key={view.listing} id={view.listing} view={view} />
      ) : (
        <OverviewScreen view={view} />
      )}
    </div>
  );
}
