import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { DailyChart } from "#features/selling/analytics/DailyChart.tsx";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { attentionQuery, figuresQuery } from "./dashboard.api.ts";
import * as styles from "./dashboard.module.css";

/** How the interest went day by day, and the way to what it is made of; nothing for a user without a listing. */
export function Interest() {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError } = useQuery(figuresQuery(api));
  const { data: mine } = useQuery(attentionQuery(api));
  const hasAny =
    !mine || Object.values(mine.counts).some((states) => Object.values(states).some((n) => n > 0));
  if (!hasAny || (isError && !data)) return null;
  if (!data) return <span className={`sk ${styles.chartSkeleton}`} aria-hidden="true" />;
  return (
    <section className="panel" aria-labelledby="interest">
      <div className={styles.chartHeading}>
        <h2 id="interest" className={styles.heading}>
          {t("dashboard.interest")}
        </h2>
        <Link className="link" to="/analytics">
          {t("analytics.title")}
          <ChevronRight className="i s flip" aria-hidden="true" />
        </Link>
      </div>
      <DailyChart days={data.days} />
    </section>
  );
}
