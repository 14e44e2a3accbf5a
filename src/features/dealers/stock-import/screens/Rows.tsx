import { CircleAlert, Info } from "lucide-react";
import { memo, useState } from "react";
import type { Translate } from "#i18n/translate.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { ImportedRow, Told } from "../stock-import.contract.ts";
import * as styles from "./import-page.module.css";

const filters = {
  all: () => true,
  onlyErrors: ({ errors, state }: ImportedRow) => errors.length > 0 || state === "failed",
  onlyWarnings: ({ warnings, fits }: ImportedRow) => warnings.length > 0 || !fits,
} as const;
type Filter = keyof typeof filters;

/** Every row with what is said of it: a list on a phone, a table where there is room. */
export function Rows({ rows, hasZip }: { rows: readonly ImportedRow[]; hasZip: boolean }) {
  const { t, number } = useWording();
  const [filter, setFilter] = useState<Filter>("all");
  const shown = rows.filter(filters[filter]);
  return (
    <section className={`panel ${styles.step} ${styles.rows}`} aria-label={t("import-page.rows")}>
      <h2>{t("import-page.rows")}</h2>
      <fieldset className="row wrapx">
        <legend className="sr">{t("import-page.show")}</legend>
        {(Object.keys(filters) as Filter[]).map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={filter === one}
            onClick={() => setFilter(one)}
          >
            {t(`import-page.${one}`)}
            <span className="n">{number(rows.filter(filters[one]).length)}</span>
          </button>
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <p className="soft">{t("import-page.none")}</p>
      ) : (
        <ol>
          {shown.map((row) => (
            <Row key={row.line} row={row} hasZip={hasZip} t={t} />
          ))}
        </ol>
      )}
    </section>
  );
}

const badges = {
  wrong: "bad",
  ready: "info",
  known: "",
  imported: "ok",
  changed: "ok",
  failed: "bad",
} as const;
const words = {
  wrong: "wrong",
  ready: "ready",
  known: "known",
  imported: "imported",
  changed: "changed",
  failed: "failedRows",
} as const;

interface RowProps {
  row: ImportedRow;
  /** Before it is there, nothing of it is missing. */
  hasZip: boolean;
  t: Translate;
}

const Row = memo(function Row({ row, hasZip, t }: RowProps) {
  const { line, title, state, fits, photos, carId, errors, warnings } = row;
  return (
    <li className={styles.row} data-state={state}>
      <span className={`${styles.line} soft`}>{t("import-page.line", { line })}</span>
      <div className={styles.what}>
        <p className={styles.title}>
          <bdi>{title || "—"}</bdi>
        </p>
        <ToldList told={errors} label={t("import-page.errors")} bad />
        <ToldList told={warnings} label={t("import-page.hints")} />
      </div>
      {photos.named > 0 && (
        <span className={`soft ${styles.count}`}>
          {hasZip
            ? t("import-page.photosFound", {
                found: photos.found,
                named: Math.max(photos.named, photos.found),
              })
            : t("import-page.photosNamed", { count: photos.named })}
        </span>
      )}
      <span className={styles.state}>
        <span className={`badge ${fits ? badges[state] : "warn"}`}>
          {t(
            !fits
              ? "import-page.noPlace"
              : state === "ready" && carId
                ? "import-page.changes"
                : `import-page.${words[state]}`,
          )}
        </span>
        {carId && (
          <Link
            to="/cars/$id"
            params={{ id: carId }}
            className="link"
            aria-label={`${t("import-page.see")}: ${title}`}
          >
            {t("import-page.see")}
          </Link>
        )}
      </span>
    </li>
  );
});

function ToldList({ told, label, bad = false }: { told: readonly Told[]; label: string; bad?: boolean }) {
  if (told.length === 0) return null;
  const Sign = bad ? CircleAlert : Info;
  return (
    <ul className={bad ? `${styles.imported} bad` : styles.imported} aria-label={label}>
      {told.map(({ column, text }) => (
        <li key={`${column} ${text}`}>
          <Sign className="i s" aria-hidden="true" />
          <span>
            {column && <b>{column}: </b>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
