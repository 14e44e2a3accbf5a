import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { usePage, useWording } from "#ui/page.tsx";
import type { OwnAnalytics } from "../analytics.contract.ts";
import { DailyChart } from "../DailyChart.tsx";
import { Totals } from "../Totals.tsx";
import { analyticsQuery } from "./analytics.data.ts";
import * as styles from "./analytics.module.css";
import type { AnalyticsView } from "./analytics-search.ts";
import { Detail } from "./Detail.tsx";
import { ListingsTable } from "./ListingsTable.tsx";
import { PeriodSwitch } from "./PeriodSwitch.tsx";
import { NoListings, Told } from "./states.tsx";

/** All one's listings over the period. */
export function OverviewScreen({ view }: { view: AnalyticsView }) {
  const { t } = useWording();
  const { api } = usePage();
  const query = useQuery({ ...analyticsQuery(api, view.days), placeholderData: keepPreviousData });
  return (
    <>
      <div className={styles.heading}>
        <div>
          <h1>{t("analytics.title")}</h1>
          <p className="soft small">{t("analytics.intro")}</p>
        </div>
        <PeriodSwitch view={view} />
      </div>
      <Told query={query}>{(data) => <Overview data={data} view={view} />}</Told>
    </>
  );
}

function Overview({ data, view }: { data: OwnAnalytics; view: AnalyticsView }) {
  const { t } = useWording();
  if (data.listings.length === 0) return <NoListings />;
  return (
    <>
      <section aria-label={t("analytics.figures")}>
        <Totals told={data} />
      </section>
      <section className="panel" aria-labelledby="interest">
        <div className="panel-h">
          <h2 id="interest">{t("analytics.interest")}</h2>
        </div>
        <DailyChart days={data.days} />
      </section>
      <ListingsTable listings={data.listings} view={view} />
      <Detail hasDetail={data.hasDetail} days={view.days} />
    </>
  );
}
