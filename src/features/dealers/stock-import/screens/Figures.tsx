import { useWording } from "#ui/page.tsx";
import type { StockImportView } from "../stock-import.contract.ts";
import * as styles from "./import-page.module.css";

type Counts = StockImportView["counts"];

/** How many rows are in which state; those that are in none are not spoken of. */
export function Figures({ counts, view: { state, rows, gone } }: { counts: Counts; view: StockImportView }) {
  const { t, number } = useWording();
  const changes = rows.filter((row) => row.state === "ready" && row.carId !== null).length;
  const withdrawn = gone.listings.filter((one) => one.state === "withdrawn").length;
  const isJudged = state === "judged";
  const shown = [
    ["imported", counts.imported, !isJudged],
    ["changed", counts.changed, counts.changed > 0],
    ["onlyNew", counts.ready - changes, isJudged],
    ["onlyChanges", changes, isJudged && changes > 0],
    ["ready", counts.ready, !isJudged && counts.ready > 0],
    ["gone", gone.listings.length, isJudged && gone.listings.length > 0],
    ["withdrawn", withdrawn, withdrawn > 0],
    ["wrong", counts.wrong, true],
    ["failedRows", counts.failed, counts.failed > 0],
    ["known", counts.known, counts.known > 0],
  ] as const;
  return (
    <dl className={styles.figures}>
      {shown.flatMap(([name, count, isShown]) =>
        isShown ? (
          <div key={name} data-kind={name}>
            <dt>{t(`import-page.${name}`)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  );
}
