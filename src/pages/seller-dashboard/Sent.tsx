import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Clock, Eye, Share2, Star } from "lucide-react";
import { lazy, Suspense } from "react";
import type { OwnListing } from "#features/selling/own/own.contract.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { reviewTimeQuery } from "./dashboard.api.ts";
import * as styles from "./dashboard.module.css";
import { useExtra } from "./use-extra.ts";

const PlanLimitDialog = lazy(() => import("#features/selling/form/PlanLimitDialog.tsx"));

/** For so long what was sent is news. */
const newForHours = 24;

/** The listing that was sent last, while that is news and there is something to wait for or to do: not once it was refused or has ended. */
export function sentOf(listings: readonly OwnListing[], now: Date): OwnListing | undefined {
  const [newest] = listings;
  const isNews = newest && now.getTime() - Date.parse(newest.createdAt) < newForHours * 3_600_000;
  return isNews && (newest.status === "pending" || newest.status === "active") ? newest : undefined;
}

/** What comes next for the listing that was sent last: how long its review takes by what was decided lately; then to share it, and to feature it. */
export function Sent({ listing }: { listing: OwnListing }) {
  const { t, language } = useWording();
  const extra = useExtra();
  const { id, status, featured, name } = listing;
  const isLive = status === "active";
  const what = { "aria-describedby": "sent-what" };

  return (
    <section className={`panel ${styles.sent}`} aria-labelledby="sent">
      <div className={styles.icon}>
        {isLive ? (
          <CircleCheck className="i" aria-hidden="true" />
        ) : (
          <Clock className="i" aria-hidden="true" />
        )}
      </div>
      <div>
        <h2 id="sent" className={styles.heading}>
          {t(isLive ? "dashboard.sentLive" : "dashboard.sentPending")}
        </h2>
        <p id="sent-what" className="m">
          <bdi>{name[language]}</bdi>
        </p>
        {isLive ? <p className="soft">{t("dashboard.sentLiveText")}</p> : <Waiting />}
        <div className={styles.sentWays}>
          {isLive && (
            <Link className="btn sm pri" to="/share-kit/$id" params={{ id }} {...what}>
              <Share2 className="i s" aria-hidden="true" />
              {t("dashboard.sentShare")}
            </Link>
          )}
          <Link className="btn sm sec" to="/cars/$id" params={{ id }} {...what}>
            <Eye className="i s" aria-hidden="true" />
            {t("dashboard.sentSee")}
          </Link>
          {!featured && (
            <button
              type="button"
              className="btn sm sec"
              onClick={() => extra.ask("featured_listing")}
              {...what}
            >
              <Star className="i s" aria-hidden="true" />
              {t("own-actions.featured_listing")}
            </button>
          )}
        </div>
      </div>
      {extra.shown && (
        <Suspense>
          <PlanLimitDialog {...extra.shown} suggestedPlan={null} onClose={extra.close} />
        </Suspense>
      )}
    </section>
  );
}

/** How long it takes by what was decided lately, as far as that is known; then what happens. */
function Waiting() {
  const { t } = useWording();
  const { api } = usePage();
  const { data } = useQuery(reviewTimeQuery(api));
  const minutes = data?.medianMinutes;
  const isKnown = typeof minutes === "number";
  const inHours = isKnown && minutes > 90;
  return (
    <>
      <p className="soft">
        {isKnown
          ? t(inHours ? "dashboard.sentHours" : "dashboard.sentMinutes", {
              count: inHours ? Math.round(minutes / 60) : minutes,
            })
          : t("dashboard.sentUnknown")}
      </p>
      <p className="soft">{t("dashboard.sentThen")}</p>
    </>
  );
}
