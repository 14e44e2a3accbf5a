import type { ReactNode } from "react";
import type { ModelValues } from "#features/pricing/value.contract.ts";
import { type ValueOf, valuePath } from "#features/pricing/value-address.ts";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { Chart } from "#ui/kit/charts/Chart.tsx";
import { useWording } from "#ui/page.tsx";
import { Evidence } from "./Answer.tsx";
import * as styles from "./value.module.css";

interface Props {
  of: Required<Pick<ValueOf, "vehicleType" | "brand" | "model">>;
  values: ModelValues;
  /** "Toyota Corolla". */
  vehicle: string;
  /** Where to go on from there. */
  children: ReactNode;
}

/** How a model loses value: a line over its years, and the same as a table whose years lead to their own pages. */
export function ByYear({ of: { vehicleType, brand, model }, values, vehicle, children }: Props) {
  const { t, plain, number, money } = useWording();
  const { years, yearlyKm, evidence } = values;
  const [newest, oldest] = [years[0], years.at(-1)];
  if (!newest || !oldest) return null;
  const span = ({ low, high }: { low: number; high: number }) => ({
    low: isolated(money(low)),
    high: isolated(money(high)),
  });
  return (
    <section className={`panel ${styles.byYear}`}>
      <h2>{t("value.byYear")}</h2>
      {years.length > 2 && (
        <Chart
          className={styles.chart}
          label={t("value.chart", { vehicle, from: plain(oldest.year), to: plain(newest.year) })}
          points={years.map((one) => ({
            key: String(one.year),
            values: [one.mid],
            label: plain(one.year),
            title: t("value.point", { year: plain(one.year), ...span(one) }),
          }))}
          series={[{ form: "area", colour: "var(--chart-1)" }]}
          format={(value) => money(value)}
        />
      )}
      <div className={styles.scroll}>
        <table>
          <caption className="sr">{t("value.byYearOf", { vehicle })}</caption>
          <thead>
            <tr>
              <th scope="col">{t("value.year")}</th>
              <th scope="col">{t("value.worth")}</th>
              <th scope="col">{t("value.usualKm")}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, low, high, mileage }) => (
              <tr key={year}>
                <th scope="row">
                  <Link to={valuePath({ vehicleType, brand, model, year }) as "/"}>{plain(year)}</Link>
                </th>
                <td>
                  <bdi className="num" dir="ltr">
                    {money(low)} – {money(high)}
                  </bdi>
                </td>
                <td>
                  <bdi className="num" dir="ltr">
                    {number(mileage)}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted">
        {t("value.usual", { km: isolated(number(yearlyKm)) })} <Evidence of={evidence} />
      </p>
      <p>{children}</p>
    </section>
  );
}
