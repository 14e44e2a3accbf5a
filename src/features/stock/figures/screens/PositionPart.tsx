import { fairPrices } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import type { StockFigures } from "../stock-figures.contract.ts";
import * as styles from "./figures.module.css";
import { Part } from "./Part.tsx";

/** How the asking prices of today stand beside those of similar cars. */
export function PositionPart({ position }: { position: StockFigures["position"] }) {
  const { t, name, number } = useWording();
  const { labels, unknown, medianPercent } = position;
  const bars = [
    ...fairPrices.map((label) => ({ label: name("fairPrice", label), count: labels[label] ?? 0 })),
    ...(unknown > 0 ? [{ label: t("stock-figures.positionUnknown"), count: unknown }] : []),
  ];
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <Part title={t("stock-figures.position")} text={t("stock-figures.positionText")}>
      {all === 0 ? (
        <p className="soft">{t("stock-figures.positionNone")}</p>
      ) : (
        <ul className={styles.bars}>
          {bars.map(({ label, count }) => (
            <li key={label}>
              <span className="row between">
                <span>{label}</span>
                <span className="num m">{number(count)}</span>
              </span>
              <span className="ov-meter" aria-hidden="true">
                <i style={{ inlineSize: `${(count / all) * 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {medianPercent !== null && (
        <p className="small soft">{t("stock-figures.medianOf", { percent: number(medianPercent) })}</p>
      )}
    </Part>
  );
}
