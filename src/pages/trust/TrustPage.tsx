import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { trustFiguresQuery } from "./load-trust.ts";
import * as styles from "./trust.module.css";

/** How listings are watched, in figures of the database, and what buyers can do themselves. */
export default function TrustPage() {
  const { t } = useWording();
  const { name, everyListingReviewed } = useSite();
  const { data } = useQuery(trustFiguresQuery(usePage().api));
  const days = data?.days ?? 90;
  return (
    <div className={`wrap zone ${styles.page}`}>
      <header>
        <h1>{t("trust.title", { name })}</h1>
        <p className="soft">{t(everyListingReviewed ? "trust.reviewedLead" : "trust.lead", { days })}</p>
      </header>
      <Figures />
      <section className="panel" aria-labelledby="do">
        <h2 id="do">{t("trust.doTitle")}</h2>
        <ul>
          {[t("trust.do1", { name }), t("trust.do2"), t("trust.do3")].map((text) => (
            <li key={text}>
              <Check className="i" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
        <p className={styles.ways}>
          <Link className="btn sec" to="/checklist">
            {t("trust.checklist")}
          </Link>
          <Link className="btn sec" to="/value">
            {t("trust.value")}
          </Link>
        </p>
      </section>
    </div>
  );
}

function Figures() {
  const { t, number } = useWording();
  const { data } = useQuery(trustFiguresQuery(usePage().api));
  if (!data) return <p className="soft">{t("trust.failed")}</p>;
  const { days, reviewed, rejected, removed, reported, upheld, medianHours } = data;
  const { conversationsReported, conversationsUpheld, appealed, overturned, lookedAgain, agreed } = data;
  const figures = [
    { name: t("trust.reviewed"), value: number(reviewed) },
    {
      name: t("trust.rejected"),
      value: number(rejected),
      more:
        reviewed > 0 &&
        t("trust.ofReviewed", { share: isolated(`${Math.round((100 * rejected) / reviewed)}%`) }),
    },
    {
      name: t("trust.time"),
      value: medianHours === null ? "–" : <Time hours={medianHours} />,
      more: t(medianHours === null ? "trust.tooFew" : "trust.half"),
    },
    { name: t("trust.removed"), value: number(removed) },
    {
      name: t("trust.appealed"),
      value: number(appealed),
      more: appealed > 0 && t("trust.overturned", { count: overturned }),
    },
    {
      name: t("trust.lookedAgain"),
      value: number(lookedAgain),
      more: lookedAgain > 0 && t("trust.agreed", { count: agreed }),
    },
    { name: t("trust.reported"), value: number(reported) },
    { name: t("trust.upheld"), value: number(upheld) },
    { name: t("trust.conversations"), value: number(conversationsReported) },
    { name: t("trust.warned"), value: number(conversationsUpheld) },
  ];
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{t("trust.figures", { days })}</h2>
      <ul className={`panel stats ${styles.figures}`}>
        {figures.map(({ name, value, more }) => (
          <li key={name}>
            <div className="stat">
              <span className="k">{name}</span>
              <span className="v">{value}</span>
              {more && <span className="d">{more}</span>}
            </div>
          </li>
        ))}
      </ul>
      <p className={`small muted ${styles.counted}`}>{t("trust.counted")}</p>
    </section>
  );
}

function Time({ hours }: { hours: number }) {
  const { t, number } = useWording();
  if (hours < 1) return t("trust.minutes", { count: Math.round(hours * 60) });
  const whole = hours < 10 ? hours : Math.round(hours);
  return t("trust.hours", { hours: number(whole), count: whole });
}
