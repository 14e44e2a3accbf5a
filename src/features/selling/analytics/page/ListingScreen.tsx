import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { Link } from "#platform/page/routing.ts";
import { Picture } from "#ui/Picture.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { stateOf, toneOf } from "../../own/own-state.ts";
import type { ListingAnalytics } from "../analytics.contract.ts";
import { DailyChart } from "../DailyChart.tsx";
import { Totals } from "../Totals.tsx";
import { listingAnalyticsQuery } from "./analytics.data.ts";
import * as analyticsStyles from "./analytics.module.css";
import { type AnalyticsView, sameAddress, writeAnalytics } from "./analytics-search.ts";
import { Changes, wordsOf } from "./Changes.tsx";
import { changesByDay } from "./changed-days.ts";
import * as listingsTableStyles from "./listings-table.module.css";
import { PeriodSwitch } from "./PeriodSwitch.tsx";
import { formatRate } from "./percent.ts";
import { Rate } from "./Rate.tsx";
import { Told } from "./states.tsx";

/** One listing over the period: what it brought, and what its owner's changes moved. */
export function ListingScreen({ id, view }: { id: string; view: AnalyticsView }) {
  const { t } = useWording();
  const { api } = usePage();
  const query = useQuery({
    ...listingAnalyticsQuery(api, id, view.days),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Link
        className="link"
        to="/analytics"
        search={writeAnalytics({ ...view, listing: undefined })}
        activeOptions={sameAddress}
      >
        <ChevronLeft className="i s flip" aria-hidden="true" />
        {t("analytics.allListings")}
      </Link>
      <div className={analyticsStyles.heading}>
        {query.data ? <Heading listing={query.data} /> : <h1>{t("analytics.title")}</h1>}
        <PeriodSwitch view={view} />
      </div>
      <Told query={query} className={analyticsStyles.summary}>
        {(listing) => <Interest listing={listing} />}
      </Told>
    </>
  );
}

function Heading({ listing }: { listing: ListingAnalytics }) {
  const { t } = useWording();
  const { id, photo, title, status } = listing;
  return (
    <div className={`${listingsTableStyles.listing} ${listingsTableStyles.large}`}>
      <div className={listingsTableStyles.thumb}>
        <Picture photos={photo ? [photo] : []} alt="" sizes="96px" shape={shapeOf(listing)} eager />
      </div>
      <div>
        <h1 dir="auto">{title}</h1>
        <p>
          <span className={`badge dot ${toneOf(listing)}`}>{t(`own.${stateOf(listing)}`)}</span>
          {status === "active" && (
            <Link className="link small" to="/cars/$id" params={{ id }}>
              {t("analytics.openListing")}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

function Interest({ listing }: { listing: ListingAnalytics }) {
  const wording = useWording();
  const { t, language } = wording;
  const { contactRate, similarContactRate } = listing;
  const changed = changesByDay(listing.changes);
  const marks = changed.map(({ day, changes }, index) => ({
    day,
    number: index + 1,
    text: changes.map((change) => wordsOf(change, wording)).join(t("analytics.comma")),
  }));
  return (
    <>
      <section aria-label={t("analytics.figures")}>
        <Totals told={listing} />
      </section>
      <section className={`panel ${analyticsStyles.compared}`} aria-labelledby="rate">
        <h2 id="rate">{t("analytics.rate")}</h2>
        <Rate of={listing} />
        <p className="soft small">
          {contactRate !== null && (
            <span>{t("analytics.rateOf", { rate: formatRate(language, contactRate) })}</span>
          )}
          {similarContactRate !== null && (
            <span>{t("analytics.rateSimilar", { rate: formatRate(language, similarContactRate) })}</span>
          )}
        </p>
        <p className="muted tiny">{t("analytics.rateText")}</p>
      </section>
      <section className={`panel ${analyticsStyles.course}`} aria-labelledby="interest">
        <div className="panel-h">
          <h2 id="interest">{t("analytics.interest")}</h2>
        </div>
        <DailyChart days={listing.days} marks={marks} />
      </section>
      <Changes changed={changed} />
    </>
  );
}
