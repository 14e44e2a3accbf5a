import { useQuery } from "@tanstack/react-query";
import { Download, Gem } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { DetailedAnalytics } from "../analytics.contract.ts";
import { detailQuery } from "./analytics.data.ts";
import * as styles from "./analytics.module.css";
import type { Period } from "./analytics-search.ts";
import { Hours } from "./Hours.tsx";
import { formatRate } from "./percent.ts";
import { Failed } from "./states.tsx";

/** What a dealer's plan adds; the others are told of it. */
export function Detail({ hasDetail, days }: { hasDetail: boolean; days: Period }) {
  const { t } = useWording();
  return (
    <section className="panel" aria-labelledby="detail">
      <div className={`panel-h ${styles.detailHeading}`}>
        <div>
          <h2 id="detail">{t("analytics.detail")}</h2>
          <p className="soft small">{t(hasDetail ? "analytics.detailText" : "analytics.detailLocked")}</p>
        </div>
        {hasDetail ? (
          <a className="btn sec sm" href={`/api/analytics.csv?days=${days}`} download>
            <Download className="i s" aria-hidden="true" />
            {t("analytics.download")}
          </a>
        ) : (
          <Link className="btn soft sm" to="/subscriptions">
            <Gem className="i s" aria-hidden="true" />
            {t("analytics.detailPlans")}
          </Link>
        )}
      </div>
      {hasDetail && <Parts days={days} />}
    </section>
  );
}

function Parts({ days }: { days: Period }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(detailQuery(api, days));
  if (!data) {
    return isError ? (
      <Failed onRetry={() => void refetch()} />
    ) : (
      <div
        className={`${styles.waiting} ${styles.rows} sk`}
        role="status"
        aria-label={t("analytics.loading")}
      />
    );
  }
  return (
    <div className={styles.detail}>
      <Split listings={data.listings} />
      <Channels channels={data.channels} />
      <Hours hours={data.hours} />
    </div>
  );
}

/** So many are named; the rest are one line. */
const mostNamed = 8;

function Split({ listings }: { listings: DetailedAnalytics["listings"] }) {
  const { t } = useWording();
  const rest = listings.slice(mostNamed);
  const shareOf = (some: typeof listings) => some.reduce((sum, { views }) => sum + (views ?? 0), 0);
  return (
    <section aria-labelledby="split">
      <h3 id="split">{t("analytics.split")}</h3>
      <ul className="analytics-bars">
        {listings.slice(0, mostNamed).map((listing) => (
          <Bar key={listing.id} label={listing.title} share={listing.views ?? 0} />
        ))}
        {rest.length > 0 && (
          <Bar label={t("analytics.splitOthers", { count: rest.length })} share={shareOf(rest)} />
        )}
      </ul>
    </section>
  );
}

const channelNames = {
  call: "analytics.channelCall",
  whatsapp: "analytics.channelWhatsapp",
  message: "analytics.channelMessage",
  other: "analytics.channelOther",
} as const;

function Channels({ channels }: { channels: DetailedAnalytics["channels"] }) {
  const { t, number } = useWording();
  const all = channels.reduce((sum, { contacts }) => sum + contacts, 0);
  const shown = channels.filter(({ channel, contacts }) => channel !== "other" || contacts > 0);
  return (
    <section aria-labelledby="channels">
      <h3 id="channels">{t("analytics.channels")}</h3>
      <ul className="analytics-bars">
        {shown.map(({ channel, contacts }) => (
          <Bar
            key={channel}
            label={t(channelNames[channel])}
            share={all > 0 ? contacts / all : 0}
            value={number(contacts)}
          />
        ))}
      </ul>
    </section>
  );
}

function Bar({ label, share, value }: { label: string; share: number; value?: string }) {
  const { language } = useWording();
  return (
    <li>
      <bdi>{label}</bdi>
      <span className="num">{value ?? formatRate(language, share)}</span>
      <i aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
    </li>
  );
}
