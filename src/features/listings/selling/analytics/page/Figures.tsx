import { ArrowDown, ArrowUp } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { OwnAnalytics } from "../analytics.contract.ts";
import { formatChange } from "./percent.ts";

type Totals = OwnAnalytics["totals"];

const figures = ["views", "contacts", "favorites", "shares"] as const;

/** Totals of the period, each beside the period before. */
export function Figures({ totals, before }: { totals: Totals; before: Totals }) {
  const { t, number } = useWording();
  return (
    <section className="panel flush" aria-label={t("analytics.figures")}>
      <dl className="analytics-figures">
        {figures.map((one) => (
          <div key={one}>
            <dt>{t(`analytics.${one}`)}</dt>
            <dd className="analytics-figure">{number(totals[one])}</dd>
            <dd className="analytics-change">
              <Change now={totals[one]} before={before[one]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const { t, language } = useWording();
  if (now === before) return <span>{t("analytics.asBefore")}</span>;
  if (before === 0) return <span>{t("analytics.noneBefore")}</span>;
  const Arrow = now > before ? ArrowUp : ArrowDown;
  const change = formatChange(language, now, before);
  return (
    <span className={now > before ? "up" : "down"}>
      <Arrow className="i s" aria-hidden="true" />
      <span aria-hidden="true">{change}</span>
      <span className="sr">{t("analytics.against", { change })}</span>
    </span>
  );
}
