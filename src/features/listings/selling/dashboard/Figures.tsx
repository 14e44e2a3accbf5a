import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { usePage, useWording } from "#ui/page.tsx";
import { changeOf } from "./change.ts";
import { figuresDays, figuresQuery } from "./dashboard.queries.ts";
import { Failed } from "./Failed.tsx";

const kinds = ["views", "contacts", "favorites", "shares"] as const;

/** What the listings brought in the last days, against as many days before. */
export function Figures() {
  const { t, number } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(figuresQuery(api));
  return (
    <section aria-labelledby="figures" className="dash-stack s2">
      <h2 id="figures" className="dash-h">
        {t("dashboard.figures", { days: figuresDays })}
      </h2>
      {isError && !data ? (
        <Failed text={t("dashboard.figuresFailed")} onRetry={() => void refetch()} />
      ) : (
        <ul className="panel stats" aria-busy={!data}>
          {kinds.map((kind) => (
            <li key={kind}>
              <div className="stat">
                <span className="k">{t(`analytics.${kind}`)}</span>
                {data ? (
                  <>
                    <span className="v">{number(data.totals[kind])}</span>
                    <Change now={data.totals[kind]} before={data.before[kind]} />
                  </>
                ) : (
                  <span className="sk dash-figure" aria-hidden="true" />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const { t, number } = useWording();
  const { direction, percent, by } = changeOf(now, before);
  if (direction === "same") return <span className="d">{t("dashboard.changeNone")}</span>;
  const Icon = direction === "up" ? ArrowUp : ArrowDown;
  const shown = percent === undefined ? number(by) : t("dashboard.percent", { value: number(percent) });
  return (
    <span className={`d dash-change ${direction}`}>
      <Icon className="i s" aria-hidden="true" />
      <span aria-hidden="true">{shown}</span>
      <span className="sr">
        {t(direction === "up" ? "dashboard.changeUp" : "dashboard.changeDown", { change: shown })}
      </span>
    </span>
  );
}
