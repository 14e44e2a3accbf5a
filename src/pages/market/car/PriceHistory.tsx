import { formatAmount } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./price-history.module.css";
import type { PriceChart, PriceStep } from "./price-steps.ts";

/** How the price moved: steps over time, mirrored with the reading direction, and the same as a list. */
export function PriceHistory({ chart }: { chart: PriceChart }) {
  const { t, money, day } = useWording();
  const { steps, line } = chart;
  return (
    <section>
      <h2>{t("detail.priceHistory")}</h2>
      <div className={styles.history}>
        <div className={styles.chart} aria-hidden="true">
          <svg className="flip" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={line} vectorEffect="non-scaling-stroke" />
          </svg>
          {steps.map((step) => (
            <span
              key={step.changedAt}
              className="dot"
              style={{ insetInlineStart: `${step.x}%`, insetBlockStart: `${step.y}%` }}
            />
          ))}
        </div>
        <ol className={styles.list}>
          {steps.toReversed().map((step) => (
            <li key={step.changedAt}>
              <time dateTime={step.changedAt}>{day(step.changedAt)}</time>
              <Change step={step} />
              <b className="m">
                <bdi className="num" dir="ltr">
                  {money(step.price, step.currency)}
                </bdi>
              </b>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Change({ step: { change } }: { step: PriceStep }) {
  const { t } = useWording();
  if (change === undefined) return <span className="muted">{t("detail.firstPrice")}</span>;
  const sign = change < 0 ? "−" : "+";
  return (
    <bdi className={`num ${change < 0 ? "down" : "muted"}`} dir="ltr">
      {sign}
      {formatAmount(Math.abs(change))}%
    </bdi>
  );
}
