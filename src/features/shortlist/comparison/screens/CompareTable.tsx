import { Check, EqualNot, Minus } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { Column } from "./compare.api.ts";
import * as styles from "./compare.module.css";
import { compareSections, onlyDifferences, type Row } from "./compare-rows.ts";
import type { Together } from "./use-together.ts";

interface Props {
  columns: readonly Column[];
  only: boolean;
  together: Together;
}

/** The rows. On a narrow screen two columns are in view, and the others a swipe away. */
export function CompareTable({ columns, only, together }: Props) {
  const wording = useWording();
  const { t, language } = wording;
  const all = compareSections(columns, wording);
  const several = columns.filter(({ listing }) => listing).length > 1;
  const sections = only && several ? onlyDifferences(all) : all;
  if (all.length === 0) return null;
  return (
    <section
      className={`${styles.scroll} ${styles.rows}`}
      aria-label={t("compare.table")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
      tabIndex={0}
      {...together}
    >
      <table>
        <caption className="sr">{t("compare.caption", { count: columns.length })}</caption>
        <thead>
          <tr className={styles.line}>
            <th scope="col" className={styles.corner}>
              <span className="sr">{t("compare.row")}</span>
            </th>
            {columns.map(({ id, listing }) => (
              <th key={id} scope="col" className={styles.col}>
                <span className="sr">{listing?.name[language] ?? t("compare.gone")}</span>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ key, title, rows, ofFeatures }) => (
          <tbody key={key}>
            <tr className={styles.line}>
              <th scope="rowgroup" className={styles.section} colSpan={columns.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Line key={row.key} row={row} columns={columns} ofFeatures={ofFeatures} />
            ))}
          </tbody>
        ))}
      </table>
      {sections.length === 0 && <p className={`soft ${styles.same}`}>{t("compare.allSame")}</p>}
    </section>
  );
}

interface LineProps {
  row: Row;
  columns: readonly Column[];
  ofFeatures: true | undefined;
}

function Line({ row, columns, ofFeatures }: LineProps) {
  const { t } = useWording();
  return (
    <tr className={styles.line} data-differs={row.differs || undefined}>
      <th scope="row" className={styles.label}>
        <span>
          <bdi>{row.label}</bdi>
          {row.differs && (
            <>
              <EqualNot className="i s" aria-hidden="true" />
              <span className="sr">{t("compare.differs")}</span>
            </>
          )}
        </span>
      </th>
      {columns.map(({ id, listing }, at) => (
        <td key={id}>
          {listing && (ofFeatures ? <Has value={row.values[at]} /> : <Value row={row} at={at} />)}
        </td>
      ))}
    </tr>
  );
}

function Has({ value }: { value: string | undefined }) {
  const { t } = useWording();
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon className={`i ${value ? styles.yes : "muted"}`} aria-hidden="true" />
      <span className="sr">{t(value ? "compare.has" : "compare.hasNot")}</span>
    </>
  );
}

function Value({ row, at }: { row: Row; at: number }) {
  const { t } = useWording();
  const value = row.values[at];
  if (value === undefined) {
    return (
      <>
        <Minus className="i muted" aria-hidden="true" />
        <span className="sr">{t("compare.notSaid")}</span>
      </>
    );
  }
  return (
    <>
      {/* An amount of money is left to right in either language. */}
      <bdi {...(row.key === "price" && { dir: "ltr", className: "num" })}>{value}</bdi>
      {row.best?.columns.includes(at) && <span className="badge ok">{t(`compare.${row.best.as}`)}</span>}
    </>
  );
}
