import { localeOf } from "#i18n/language.ts";
import { Chart } from "#ui/kit/charts/Chart.tsx";
import { useWording } from "#ui/page.tsx";
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
        <div className="legend" aria-hidden="true">
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
      <Chart
        label={t("overview-tab.revenueByMonth")}
        format={(value) => money(value)}
        series={[
          { form: "bars", colour: "var(--chart-1)" },
          { form: "bars", colour: "var(--chart-4)" },
        ]}
        points={months.map(({ month, plans, addOns }) => ({
          key: month,
          label: named(month, "short"),
          values: [plans, addOns],
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
