import { useWording } from "#ui/page.tsx";
import type { StockImportView } from "../stock-import.contract.ts";
import * as styles from "./import-page.module.css";

type Counts = StockImportView["counts"];

/** How many rows are in which state; those that are in none are not spoken of. */
export function Figures({ counts, state }: { counts: Counts; state: StockImportView["state"] }) {
  const { t, number } = useWording();
  const shown = [
    ["imported", counts.imported, state !== "judged"],
    ["changed", counts.changed, counts.changed > 0],
    ["ready", counts.ready, state === "judged" || counts.ready > 0],
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
