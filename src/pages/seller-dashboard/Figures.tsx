import { useQuery } from "@tanstack/react-query";
import { Totals } from "#features/selling/analytics/Totals.tsx";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { figuresDays, figuresQuery } from "./dashboard.api.ts";
import * as styles from "./dashboard.module.css";

/** What the listings brought in the last days, against as many days before. */
export function Figures() {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(figuresQuery(api));
  return (
    <section aria-labelledby="figures" className={`${styles.stack} s2`}>
      <h2 id="figures" className={styles.heading}>
        {t("analytics.lastDays", { days: figuresDays })}
      </h2>
      {isError && !data ? (
        <Failed text={t("dashboard.figuresFailed")} onRetry={() => void refetch()} />
      ) : (
        <Totals told={data} />
      )}
    </section>
  );
}
