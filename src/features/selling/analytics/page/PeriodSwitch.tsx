import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./analytics.module.css";
import { type AnalyticsView, periods, sameAddress, writeAnalytics } from "./analytics-search.ts";

/** The last 7, 30 or 90 days: each an address. */
export function PeriodSwitch({ view }: { view: AnalyticsView }) {
  const { t } = useWording();
  return (
    <nav className={styles.segments} aria-label={t("analytics.period")}>
      {periods.map((days) => (
        <Link
          key={days}
          to="/analytics"
          search={writeAnalytics({ ...view, days })}
          replace
          resetScroll={false}
          activeOptions={sameAddress}
          aria-current={days === view.days ? "true" : undefined}
        >
          {t("analytics.days", { days })}
        </Link>
      ))}
    </nav>
  );
}
