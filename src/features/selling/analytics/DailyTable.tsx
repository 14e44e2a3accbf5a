import { useWording } from "#ui/page.tsx";
import * as styles from "./daily-chart.module.css";
import { type DayCounts, series } from "./day-counts.ts";
import { longDay } from "./day-names.ts";

const columns = [...series, "shares"] as const;

/** The figures of the chart as a table, the newest day first. */
export function DailyTable({ days }: { days: readonly DayCounts[] }) {
  const { t, language, number } = useWording();
  return (
    <details className={styles.table}>
      <summary>{t("analytics.asTable")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.rows} tabIndex={0} aria-label={t("analytics.asTable")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("analytics.day")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`analytics.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{longDay(language, day.day)}</th>
                {columns.map((column) => (
                  <td key={column}>{number(day[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
