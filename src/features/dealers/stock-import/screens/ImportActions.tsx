import { FileDown, FileUp, LoaderCircle, Trash2, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { StockImportView } from "../stock-import.contract.ts";
import type { Decision } from "./Gone.tsx";
import * as styles from "./import-page.module.css";

const Question = lazy(() =>
  import("#ui/kit/dialog/Question.tsx").then(({ Question }) => ({ default: Question })),
);

interface Props {
  view: StockImportView;
  pending: boolean;
  /** What becomes of listings that the file does not have any more. */
  decision: Decision;
  onStart: (how: { gone: Decision; sure: boolean }) => void;
  onThrowAway: () => void;
}

/** What can be done with a file now; the two that cannot be taken back are asked about. */
export function ImportActions({ view, pending, decision, onStart, onThrowAway }: Props) {
  const { t, language } = useWording();
  const [asked, setAsked] = useState<"start" | "many" | "throwAway">();
  const { id, state, counts, rows, archive, willImport, gone } = view;
  const withdrawing = decision === "withdraw" ? gone.listings.length : 0;
  const many = withdrawing > 0 && gone.isMany;
  const judged = state === "judged";
  const left = counts.wrong + counts.failed + (state === "stopped" ? counts.ready : 0);
  const withoutPhotos =
    rows.some((row) => row.state === "ready" && row.photos.named > 0 && !row.photos.byAddress) &&
    !archive?.photos;
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
        {judged && willImport + withdrawing > 0 && (
          <button type="button" className="btn pri" aria-disabled={pending} onClick={() => setAsked("start")}>
            {pending ? (
              <LoaderCircle className="i s spin" aria-hidden="true" />
            ) : (
              <Upload className="i s" aria-hidden="true" />
            )}
            {willImport > 0
              ? t("import-page.start", { count: willImport })
              : t("import-page.startWithdraw", { count: withdrawing })}
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
            title={
              willImport > 0
                ? t("import-page.question", { count: willImport })
                : t("import-page.questionWithdraw", { count: withdrawing })
            }
            text={[
              willImport > 0 ? t("import-page.questionText") : "",
              withdrawing > 0 ? t("import-page.questionGone", { count: withdrawing }) : "",
              withoutPhotos ? t("import-page.questionNoPhotos") : "",
            ].join(" ")}
            keep={t("import-page.questionKeep")}
            onClose={close}
          >
            <button
              type="button"
              className="btn pri"
              onClick={many ? () => setAsked("many") : go(() => onStart({ gone: decision, sure: false }))}
            >
              {t("import-page.questionGo")}
            </button>
          </Question>
        )}
        {asked === "many" && (
          <Question
            title={t("import-page.questionMany", { count: withdrawing })}
            text={t("import-page.goneMany", { count: withdrawing, stock: gone.stock })}
            keep={t("import-page.questionKeep")}
            onClose={close}
          >
            <button
              type="button"
              className="btn danger"
              onClick={go(() => onStart({ gone: decision, sure: true }))}
            >
              {t("import-page.questionManyGo")}
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
