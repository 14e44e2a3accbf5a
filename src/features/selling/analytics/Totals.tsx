import { ArrowDown, ArrowUp } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { OwnAnalytics } from "./analytics.contract.ts";
import { formatChange } from "./change.ts";
import * as styles from "./totals.module.css";

type Counts = OwnAnalytics["totals"];

interface Props {
  /** What a period brought, and as many days before it; undefined while that is on its way. */
  told: { totals: Counts; before: Counts } | undefined;
}

const figures = ["views", "contacts", "favorites", "shares"] as const;

/** Totals of a period, each beside the period before. Needs the namespace "analytics" and `#ui/css/stats.css`. */
export function Totals({ told }: Props) {
  const { t, number } = useWording();
  return (
    <dl className="panel stats" aria-busy={!told}>
      {figures.map((one) => (
        <div key={one} className="stat">
          <dt className="k">{t(`analytics.${one}`)}</dt>
          {told ? (
            <>
              <dd className="v">{number(told.totals[one])}</dd>
              <dd className="d">
                <Change now={told.totals[one]} before={told.before[one]} />
              </dd>
            </>
          ) : (
            <dd className={`sk ${styles.soon}`} aria-hidden="true" />
          )}
        </div>
      ))}
    </dl>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const { t, language } = useWording();
  if (now === before) return t("analytics.asBefore");
  if (before === 0) return t("analytics.noneBefore");
  const up = now > before;
  const Arrow = up ? ArrowUp : ArrowDown;
  const change = formatChange(language, now, before);
  return (
    <span className={`${styles.change} ${up ? "up" : "down"}`}>
      <Arrow className="i s" aria-hidden="true" />
      <span aria-hidden="true">{change}</span>
      <span className="sr">{t("analytics.against", { change })}</span>
    </span>
  );
}
