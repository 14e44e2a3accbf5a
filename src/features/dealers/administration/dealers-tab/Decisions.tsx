import { adminApi } from "#features/admin/client/admin-api.ts";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReviewedApplication } from "../dealer-admin.contract.ts";
import { ReasonForm } from "./ReasonForm.tsx";
import { useChange } from "./use-change.ts";

interface Props {
  application: ReviewedApplication;
  onBack: () => void;
  onDone: () => void;
}

const nameOf = ({ dealershipName }: ReviewedApplication) => `\u2068${dealershipName}\u2069`;

/** Asks once more: the badge appears at once. */
export function ApproveQuestion({ application, onBack, onDone }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange({ onDone, onOutdated: onBack });
  const params = { id: application.id };
  const approve = () =>
    run(
      () => adminApi("PUT /api/admin/dealer-applications/:id/approve", { params }),
      t("dealers-tab.approvedDone"),
    );
  return (
    <AdminDialog
      title={t("dealers-tab.approveTitle")}
      text={t("dealers-tab.approveText", { name: nameOf(application) })}
      onClose={onBack}
    >
      {application.documents.length === 0 && (
        <p className="note warn">{t("dealers-tab.approveWithoutPapers")}</p>
      )}
      <div className="adm-ways">
        <button type="button" className="btn sec" onClick={onBack}>
          {t("admin.cancel")}
        </button>
        <button type="button" className="btn pri" aria-busy={pending} onClick={() => void approve()}>
          {t("dealers-tab.approve")}
        </button>
      </div>
    </AdminDialog>
  );
}

const usual = ["usualLicense", "usualPapers", "usualUnreachable"] as const;

/** Rejects with a reason that the applicant reads. */
export function RejectQuestion({ application, onBack, onDone }: Props) {
  const { t, language } = useWording();
  const { pending, run } = useChange({ onDone, onOutdated: onBack });
  const params = { id: application.id };
  const reject = (reason: string) =>
    run(
      () => adminApi("PUT /api/admin/dealer-applications/:id/reject", { params, body: { reason } }),
      t("dealers-tab.rejectedDone"),
    );
  return (
    <AdminDialog
      title={t("dealers-tab.rejectTitle")}
      text={t("dealers-tab.rejectText", { name: nameOf(application) })}
      onClose={onBack}
    >
      <ReasonForm
        hint={t(application.language === "ar" ? "dealers-tab.readsArabic" : "dealers-tab.readsEnglish")}
        // Ready sentences in a language that the applicant did not write in help nobody.
        usual={application.language === language ? usual.map((key) => t(`dealers-tab.${key}`)) : []}
        label={t("dealers-tab.reject")}
        tone="danger"
        pending={pending}
        onBack={onBack}
        onSend={(reason) => void reject(reason)}
      />
    </AdminDialog>
  );
}
