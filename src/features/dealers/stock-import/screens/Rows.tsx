import { ArrowRight, CircleAlert, Info, Pencil } from "lucide-react";
import { memo, useState } from "react";
import type { Translate } from "#i18n/translate.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { Changed, ImportedRow, Told } from "../stock-import.contract.ts";
import * as styles from "./import-page.module.css";
import { type Mend, MendRow } from "./MendRow.tsx";

const filters = {
  all: () => true,
  onlyErrors: ({ errors, state }: ImportedRow) => errors.length > 0 || state === "failed",
  onlyNew: ({ state, carId }: ImportedRow) => (state === "ready" && carId === null) || state === "imported",
  onlyChanges: ({ state, carId }: ImportedRow) =>
    (state === "ready" && carId !== null) || state === "changed",
  onlyWarnings: ({ warnings, fits }: ImportedRow) => warnings.length > 0 || !fits,
} as const;
type Filter = keyof typeof filters;

interface RowsProps {
  rows: readonly ImportedRow[];
  hasZip: boolean;
  /** Undefined once nothing can be corrected any more. */
  mend: Mend | undefined;
}

/** Every row with what is said of it: a list on a phone, a table where there is room. */
export function Rows({ rows, hasZip, mend }: RowsProps) {
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
            <Row key={row.line} row={row} hasZip={hasZip} mend={mend} t={t} />
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
  mend: Mend | undefined;
  t: Translate;
}

const Row = memo(function Row({ row, hasZip, mend, t }: RowProps) {
  const { line, title, state, fits, photos, carId, errors, warnings, changes } = row;
  const [mending, setMending] = useState(false);
  const canMend = mend && errors.some(({ field }) => field !== null);
  return (
    <li className={styles.row} data-state={state}>
      <span className={`${styles.line} soft`}>{t("import-page.line", { line })}</span>
      <div className={styles.what}>
        <p className={styles.title}>
          <bdi>{title || "—"}</bdi>
        </p>
        <ToldList told={errors} label={t("import-page.errors")} bad />
        <ToldList told={warnings} label={t("import-page.hints")} />
        <Changes changes={changes} t={t} />
        {canMend && !mending && (
          <button
            type="button"
            className="btn sec sm"
            aria-label={t("import-page.mendLine", { line })}
            onClick={() => setMending(true)}
          >
            <Pencil className="i s" aria-hidden="true" />
            {t("import-page.mend")}
          </button>
        )}
        {canMend && mending && <MendRow row={row} mend={mend} onClose={() => setMending(false)} />}
      </div>
      {photos.named > 0 && (
        <span className={`soft ${styles.count}`}>
          {hasZip && !photos.byAddress
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
                : state === "ready"
                  ? "import-page.isNew"
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

/** What its listing said, and says from then on. */
function Changes({ changes, t }: { changes: readonly Changed[]; t: Translate }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.imported} aria-label={t("import-page.whatChanges")}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          {column === null ? (
            t("import-page.backOnSale")
          ) : (
            <span>
              <b>{column}: </b>
              <bdi>{before ?? t("import-page.unsaid")}</bdi>{" "}
              <ArrowRight className={`i s flip ${styles.becomes}`} aria-label={t("import-page.becomes")} />{" "}
              <bdi>{after ?? t("import-page.unsaid")}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

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
