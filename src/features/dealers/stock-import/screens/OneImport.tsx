import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { StockImportView } from "../stock-import.contract.ts";
import { Columns } from "./Columns.tsx";
import { Figures } from "./Figures.tsx";
import { type Decision, Gone } from "./Gone.tsx";
import { ImportActions } from "./ImportActions.tsx";
import * as styles from "./import-page.module.css";
import { Photos } from "./Photos.tsx";
import { Rows } from "./Rows.tsx";
import { useImport } from "./use-import.ts";

/** A file of listings: what its rows are, what may be done with them, and what they became. */
export function OneImport({ id }: { id: string }) {
  const { view, counts, pending, start, throwAway, map, mend } = useImport(id);
  const [decision, setDecision] = useState<Decision>("keep");
  if (!view || !counts) return null;
  const isJudged = view.state === "judged";
  return (
    <>
      <section className={`panel ${styles.step}`} aria-label={view.fileName}>
        <h2>
          <bdi>{view.fileName}</bdi>
        </h2>
        <State view={view} counts={counts} />
        <Figures counts={counts} view={view} />
        {isJudged && <BeforeStart view={view} />}
        <ImportActions
          view={view}
          pending={pending}
          decision={decision}
          onStart={start}
          onThrowAway={throwAway}
        />
      </section>
      {isJudged && (
        <Columns
          // What was chosen is of the columns that were read.
          key={view.columns.map(({ name }) => name).join()}
          view={view}
          pending={pending}
          onMap={map}
        />
      )}
      <Gone view={view} decision={decision} onDecide={setDecision} />
      {isJudged && counts.ready > 0 && <Photos view={view} />}
      <Rows
        rows={view.rows}
        hasZip={typeof view.archive?.photos === "number"}
        mend={isJudged ? mend : undefined}
      />
    </>
  );
}

/** What goes on, told as it changes. */
function State({ view, counts }: { view: StockImportView; counts: StockImportView["counts"] }) {
  const { t } = useWording();
  if (view.state === "judged") return null;
  if (view.state === "running") {
    const done = counts.imported + counts.changed + counts.failed + counts.known;
    const all = done + counts.ready;
    return (
      <div className={styles.running}>
        <p role="status" className="row">
          <LoaderCircle className="i s spin" aria-hidden="true" />
          {t("import-page.running", { done, count: all })}
        </p>
        <progress value={done} max={all} aria-label={t("import-page.running", { done, count: all })} />
        <p className="soft">{t("import-page.runningText")}</p>
      </div>
    );
  }
  const isStopped = view.state === "stopped";
  const withdrawn = view.gone.listings.filter(({ state }) => state === "withdrawn").length;
  const isDone = counts.imported + counts.changed + withdrawn > 0;
  const Sign = isStopped ? CircleAlert : CircleCheck;
  return (
    <div className={`note ${isStopped ? "bad" : isDone ? "ok" : "warn"}`} role="status">
      <Sign className="i" aria-hidden="true" />
      <div>
        <p>
          <b>{isStopped ? t("import-page.stopped") : t("import-page.done", { count: counts.imported })}</b>
        </p>
        <p>{isStopped ? view.stoppedBy : counts.imported > 0 && t("import-page.doneText")}</p>
        {counts.changed > 0 && <p>{t("import-page.doneChanged", { count: counts.changed })}</p>}
        {withdrawn > 0 && <p>{t("import-page.doneWithdrawn", { count: withdrawn })}</p>}
        {isDone && (
          <Link to="/user-dashboard" search={{ tab: "cars" }} className="link">
            {t("import-page.toListings")}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What a user should know before the word is given. */
function BeforeStart({ view }: { view: StockImportView }) {
  const { places, rows, counts, ignoredColumns, missingColumns } = view;
  const { t } = useWording();
  const unplaced = rows.filter(({ fits }) => !fits).length;
  return (
    <>
      <p className="soft">{t("import-page.places", places)}</p>
      {unplaced > 0 && (
        <div className="note warn">
          <TriangleAlert className="i" aria-hidden="true" />
          <div>
            <p>{t("import-page.placesShort", { count: unplaced })}</p>
            <Link to="/subscriptions" className="link">
              {t("import-page.plans")}
            </Link>
          </div>
        </div>
      )}
      {ignoredColumns.length > 0 && (
        <p className="note plain">{t("import-page.ignored", { names: ignoredColumns.join(" · ") })}</p>
      )}
      {missingColumns.length > 0 ? (
        <p className="note warn">{t("import-page.columnsMissing", { names: missingColumns.join(" · ") })}</p>
      ) : (
        counts.ready === 0 && (
          <p className="note warn">
            {t(counts.wrong > 0 ? "import-page.nothing" : "import-page.nothingNew")}
          </p>
        )
      )}
    </>
  );
}
