import { FileDown, FileUp, LoaderCircle, Trash2, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { StockImportView } from "../stock-import.contract.ts";
import * as styles from "./import-page.module.css";

const Question = lazy(() =>
  import("#ui/kit/dialog/Question.tsx").then(({ Question }) => ({ default: Question })),
);

interface Props {
  view: StockImportView;
  pending: boolean;
  onStart: () => void;
  onThrowAway: () => void;
}

/** What can be done with a file now; the two that cannot be taken back are asked about. */
export function ImportActions({ view, pending, onStart, onThrowAway }: Props) {
  const { t, language } = useWording();
  const [asked, setAsked] = useState<"start" | "throwAway">();
  const { id, state, counts, rows, archive, willImport } = view;
  const judged = state === "judged";
  const left = counts.wrong + counts.failed + (state === "stopped" ? counts.ready : 0);
  const withoutPhotos = rows.some((row) => row.state === "ready" && row.photos.named > 0) && !archive?.photos;
  const rest = (separator: string) =>
    `/api/dealers/me/imports/${id}/rest?separator=${separator}&lang=${language}`;
  const close = () => setAsked(undefined);
  const go = (work: () => void) => () => {
    close();
    work();
  };
  return (
    <>
      <div className="row wrapx">
        {judged && willImport > 0 && (
          <button type="button" className="btn pri" aria-disabled={pending} onClick={() => setAsked("start")}>
            {pending ? (
              <LoaderCircle className="i s spin" aria-hidden="true" />
            ) : (
              <Upload className="i s" aria-hidden="true" />
            )}
            {t("import-page.start", { count: willImport })}
          </button>
        )}
        {state !== "running" && left > 0 && (
          <>
            <a className="btn sec" href={rest("comma")} download>
              <FileDown className="i s" aria-hidden="true" />
              {t("import-page.rest")}
            </a>
            <a className="btn quiet" href={rest("semicolon")} download>
              {t("import-page.restSemicolon")}
            </a>
          </>
        )}
        {state !== "running" && (
          <Link to="/import-listings" search={{}} className="btn quiet">
            <FileUp className="i s" aria-hidden="true" />
            {t("import-page.another")}
          </Link>
        )}
        {judged && (
          <button type="button" className="btn quiet" onClick={() => setAsked("throwAway")}>
            <Trash2 className="i s" aria-hidden="true" />
            {t("import-page.throwAway")}
          </button>
        )}
      </div>
      {state !== "running" && left > 0 && (
        <p className={`soft ${styles.small}`}>{t("import-page.restHint")}</p>
      )}
      <Suspense>
        {asked === "start" && (
          <Question
            title={t("import-page.question", { count: willImport })}
            text={[
              t("import-page.questionText"),
              withoutPhotos ? t("import-page.questionNoPhotos") : "",
            ].join(" ")}
            keep={t("import-page.questionKeep")}
            onClose={close}
          >
            <button type="button" className="btn pri" onClick={go(onStart)}>
              {t("import-page.questionGo")}
            </button>
          </Question>
        )}
        {asked === "throwAway" && (
          <Question
            title={t("import-page.throwQuestion")}
            text={t("import-page.throwText")}
            keep={t("import-page.throwKeep")}
            onClose={close}
          >
            <button type="button" className="btn danger-o" onClick={go(onThrowAway)}>
              {t("import-page.throwAway")}
            </button>
          </Question>
        )}
      </Suspense>
    </>
  );
}
