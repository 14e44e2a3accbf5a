import { localeOf } from "#i18n/language.ts";
import { useWording } from "#ui/page.tsx";
import { Bars } from "../charts/Bars.tsx";
import * as styles from "../charts/charts.module.css";
import type { Stats } from "../stats.contract.ts";

/** What came in each month: plans, and add-ons on top of them. */
export function RevenuePanel({ months }: { months: NonNullable<Stats["months"]> }) {
  const { t, language, money } = useWording();
  const named = (month: string, width: "short" | "long") =>
    new Intl.DateTimeFormat(localeOf(language), {
      month: width,
      timeZone: "UTC",
      ...(width === "long" && { year: "numeric" }),
    }).format(new Date(`${month}-15T00:00:00Z`));
  const said = (plans: number, addOns: number) =>
    t("overview-tab.monthTold", { plans: money(plans), addOns: money(addOns) });
  return (
    <section className="panel" aria-labelledby="ov-revenue">
      <div className="panel-h">
        <h2 id="ov-revenue">{t("overview-tab.revenueByMonth")}</h2>
        <div className={styles.legend} aria-hidden="true">
          <span>
            <i />
            {t("overview-tab.plans")}
          </span>
          <span>
            <i />
            {t("overview-tab.addOns")}
          </span>
        </div>
      </div>
      <Bars
        label={t("overview-tab.revenueByMonth")}
        format={(value) => money(value)}
        bars={months.map(({ month, plans, addOns }, at) => ({
          key: month,
          label: (months.length - 1 - at) % 3 === 0 ? named(month, "short") : "",
          parts: [plans, addOns],
          title: `${named(month, "long")}: ${said(plans, addOns)}`,
        }))}
      />
      <div className="sr">
        <table>
          <caption>{t("overview-tab.revenueByMonth")}</caption>
          <tbody>
            {months.map(({ month, plans, addOns }) => (
              <tr key={month}>
                <th scope="row">{named(month, "long")}</th>
                <td>{said(plans, addOns)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
