import { useState } from "react";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { useWording } from "#ui/page.tsx";
import { type ColumnName, columnNames, headOf } from "../columns.ts";
import type { StockImportView } from "../stock-import.contract.ts";
import * as styles from "./import-page.module.css";

interface Props {
  view: StockImportView;
  pending: boolean;
  onMap: (columns: (ColumnName | "")[]) => void;
}

/** What each column of the file means: as it was understood, and as its dealer says. */
export function Columns({ view: { columns, missingColumns }, pending, onMap }: Props) {
  const { t } = useWording();
  const read = columns.map(({ name }) => name ?? "");
  const [chosen, setChosen] = useState<(ColumnName | "")[]>(read);
  const isChanged = chosen.some((name, place) => name !== read[place]);
  const choices = columnNames.map((value) => ({ value, label: t(headOf(value)) }));
  /** A meaning that another column had moves here. */
  const choose = (place: number, name: ColumnName | "") =>
    setChosen(columns.map((_, at) => (at === place ? name : chosen[at] === name ? "" : (chosen[at] ?? ""))));
  return (
    <section className={`panel ${styles.step}`} aria-label={t("import-page.columns")}>
      <details className={styles.guide} open={missingColumns.length > 0}>
        <summary>
          {t("import-page.columnsRead", { read: read.filter(Boolean).length, count: columns.length })}
        </summary>
        <p className="soft">{t("import-page.columnsText")}</p>
        <div className={styles.columns}>
          {columns.map(({ head, sample }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have one head, and none moves
            <div key={place} className={styles.column}>
              <SelectField
                label={<bdi>{head || t("import-page.columnNumber", { number: place + 1 })}</bdi>}
                choices={choices}
                none={t("import-page.columnLeftOut")}
                error={undefined}
                value={chosen[place] ?? ""}
                onChange={({ target }) => choose(place, target.value as ColumnName | "")}
              >
                {sample && (
                  <p className={`soft ${styles.small} ${styles.sample}`}>
                    <bdi>{sample}</bdi>
                  </p>
                )}
              </SelectField>
            </div>
          ))}
        </div>
        <ActButton className="btn sec" pending={pending} off={!isChanged} onClick={() => onMap(chosen)}>
          {t("import-page.columnsSave")}
        </ActButton>
      </details>
    </section>
  );
}
