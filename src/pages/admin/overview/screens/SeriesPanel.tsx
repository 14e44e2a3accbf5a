import { Chart } from "#ui/kit/charts/Chart.tsx";
import { useWording } from "#ui/page.tsx";
import type { Stats } from "../stats.contract.ts";
import * as styles from "./overview-tab.module.css";
import { thinned } from "./series.ts";

/** Day by day, what began and came in. */
export function SeriesPanel({ stats: { series, changes } }: { stats: Stats }) {
  const { t, number, money } = useWording();
  const kinds = (["users", "listings", "contacts", "revenue"] as const).filter((kind) => series[kind]);
  if (kinds.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="ov-series">
      <div className="panel-h">
        <h2 id="ov-series">{t("overview-tab.dayByDay")}</h2>
      </div>
      <div className={styles.charts}>
        {kinds.map((kind) => {
          const told = kind === "revenue" ? (value: number) => money(value) : number;
          const total = told(changes[kind]?.now ?? 0);
          return (
            <div key={kind}>
              <div className="row">
                <span>{t(`overview-tab.new_${kind}`)}</span>
                <bdi className="m num" dir={kind === "revenue" ? "ltr" : undefined}>
                  {total}
                </bdi>
              </div>
              <Chart
                className="small"
                label={`${t(`overview-tab.new_${kind}`)}: ${total}`}
                series={[{ form: "bars", colour: "var(--chart-1)" }]}
                points={thinned(series[kind] ?? [], "flow").map((value, at) => ({
                  key: String(at),
                  values: [value],
                  title: told(value),
                }))}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
