import { ArrowRight } from "lucide-react";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import type { StockChangedRow, StockCounts } from "../stock.contract.ts";
import type { StockOutcome } from "../stock-words.ts";
import * as styles from "./stock.module.css";
import { useOutcomeWords } from "./use-outcome-words.ts";

const mostShown = 60;
/** What needs to be read comes first. */
const rank = (outcome: StockOutcome) =>
  outcome === "changed" ? 2 : outcome === "unchanged" ? 3 : outcome === "waits" ? 1 : 0;

/** What each listing becomes, or why it does not; those that do not come first. */
export function ChangedRows({ counts, rows }: { counts: StockCounts; rows: readonly StockChangedRow[] }) {
  const { t, language } = useWording();
  const wordsOf = useOutcomeWords();
  const inOrder = rows.toSorted((a, b) => rank(a.outcome) - rank(b.outcome));
  return (
    <div className={styles.preview}>
      <p className={styles.counts} role="status">
        <span className="badge ok">{t("stock.wouldChange", { count: counts.changed })}</span>
        {counts.waits > 0 && (
          <span className="badge info">{t("stock.wouldWait", { count: counts.waits })}</span>
        )}
        {counts.unchanged > 0 && (
          <span className="badge">{t("stock.wouldStay", { count: counts.unchanged })}</span>
        )}
        {counts.failed > 0 && (
          <span className="badge bad">{t("stock.wouldFail", { count: counts.failed })}</span>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <ul className={styles.rows} tabIndex={0} aria-label={t("stock.caption")}>
        {inOrder.slice(0, mostShown).map((row) => (
          <li key={row.id}>
            <span>
              {row.name[language]}
              {row.stockNumber && (
                <span className="small muted">
                  {" "}
                  <bdi>{row.stockNumber}</bdi>
                </span>
              )}
            </span>
            <Becomes row={row} />
            {row.outcome !== "changed" && <span className="small soft">{wordsOf(row.outcome)}</span>}
          </li>
        ))}
        {rows.length > mostShown && (
          <li className="small muted">{t("stock.moreRows", { count: rows.length - mostShown })}</li>
        )}
      </ul>
    </div>
  );
}

function Becomes({ row: { before, after } }: { row: StockChangedRow }) {
  const { t } = useWording();
  if (!before || !after) return null;
  return (
    <span className={styles.becomes}>
      <Said of={before} />
      <ArrowRight className="i s flip" aria-hidden="true" />
      <span className="sr">{t("stock.becomes")}</span>
      <b className="m">
        <Said of={after} />
      </b>
    </span>
  );
}

function Said({ of: { price, currency, city, status } }: { of: NonNullable<StockChangedRow["after"]> }) {
  const { t, name } = useWording();
  if (price !== undefined && currency) return <Price value={price} currency={currency} className="" />;
  if (city !== undefined) return name("place", city);
  return status && t(`own.${status}`);
}
