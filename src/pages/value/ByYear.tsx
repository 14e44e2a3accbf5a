import type { CSSProperties, ReactNode } from "react";
import type { ModelValues } from "#features/pricing/value.contract.ts";
import { type ValueOf, valuePath } from "#features/pricing/value-address.ts";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
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

/**
 * How a model loses value: a table of its years, which lead to their own pages, with a bar from the lower to the upper value. It is
 * drawn without scripts: visitors need not fetch what draws charts.
 */
export function ByYear({ of: { vehicleType, brand, model }, values, vehicle, children }: Props) {
  const { t, plain, number, money } = useWording();
  const { years, yearlyKm, evidence } = values;
  if (years.length === 0) return null;
  const most = Math.max(...years.map(({ high }) => high));
  const share = (value: number) => (value / most).toFixed(3);
  return (
    <section className={`panel ${styles.byYear}`}>
      <h2>{t("value.byYear")}</h2>
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
                  <span
                    className={styles.bar}
                    style={{ "--low": share(low), "--high": share(high) } as CSSProperties}
                  />
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
