import { useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { PaperList } from "#features/administrators/list/PaperList.tsx";
import { Failed } from "#ui/Failed.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReviewedApplication } from "../dealer-admin.contract.ts";
import { Applicant, History, NineFields } from "./ApplicationFacts.tsx";
import { ApproveQuestion, RejectQuestion } from "./Decisions.tsx";
import * as styles from "./dealers-tab.module.css";
import { StateBadge } from "./StateBadge.tsx";

interface Props {
  id: string;
  onClose: () => void;
  /** Opens another one of the same applicant. */
  onOpen: (id: string) => void;
}

/** One application with all that a decision is made by, and the decision. */
export default function ApplicationPanel({ id, onClose, onOpen }: Props) {
  const { t } = useWording();
  const [step, setStep] = useState<"look" | "approve" | "reject">("look");
  const found = useAdminQuery("GET /api/admin/dealer-applications/:id", { params: { id } });
  const one = found.data;
  if (one && step !== "look") {
    const Question = step === "approve" ? ApproveQuestion : RejectQuestion;
    return <Question application={one} onBack={() => setStep("look")} onDone={onClose} />;
  }
  return (
    <TitledDialog size="wide" title={one?.dealershipName ?? t("dealers-tab.application")} onClose={onClose}>
      {found.isError && !one && (
        <Failed text={t("dealers-tab.applicationFailed")} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <span className="sk dialog-opening" role="status" aria-label={t("kit.loading")} />}
      {one && (
        <>
          <Outcome application={one} />
          <NineFields application={one} />
          <PaperList
            title={t("dealers-tab.papers")}
            none={t("dealers-tab.papersNone")}
            saveAs="document.pdf"
            papers={one.documents.map(({ id: document, ...file }) => ({
              address: `/api/admin/dealer-applications/${id}/documents/${document}`,
              ...file,
            }))}
          />
          <Applicant application={one} />
          <History application={one} onOpen={onOpen} />
          {one.state === "pending" && (
            <div className={`adm-ways ${styles.actions}`}>
              <button type="button" className="btn danger-o" onClick={() => setStep("reject")}>
                {t("dealers-tab.reject")}
              </button>
              <button type="button" className="btn pri" onClick={() => setStep("approve")}>
                {t("dealers-tab.approve")}
              </button>
            </div>
          )}
        </>
      )}
    </TitledDialog>
  );
}

/** How it stands: since when it waits, or who decided what, and why. */
function Outcome({ application }: { application: ReviewedApplication }) {
  const { t, day } = useWording();
  const { state, createdAt, decidedAt, reviewer, reason } = application;
  return (
    <div className={styles.outcome}>
      <p className="small soft">
        <StateBadge state={state} />{" "}
        {decidedAt === null
          ? t("dealers-tab.sentOn", { day: day(createdAt) })
          : t("dealers-tab.decidedOn", {
              day: day(decidedAt),
              name: `\u2068${reviewer ?? ""}\u2069`,
              sent: day(createdAt),
            })}
      </p>
      {reason && (
        <p className="note plain">
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}
