import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { isolated } from "#i18n/format.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReviewedApplication } from "../dealer-admin.contract.ts";
import { longestReason } from "./words.ts";

interface Props {
  application: ReviewedApplication;
  onBack: () => void;
  onDone: () => void;
}

/** Asks once more: the badge appears at once. */
export function ApproveQuestion({ application, onBack, onDone }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange(onBack);
  const params = { id: application.id };
  const approve = () =>
    run({
      call: () => adminApi("PUT /api/admin/dealer-applications/:id/approve", { params }),
      said: t("dealers-tab.approvedDone"),
      onDone,
    });
  return (
    <TitledDialog
      size="medium"
      title={t("dealers-tab.approveTitle")}
      text={t("dealers-tab.approveText", { name: isolated(application.dealershipName) })}
      onClose={onBack}
    >
      {application.documents.length === 0 && (
        <p className="note warn">{t("dealers-tab.approveWithoutPapers")}</p>
      )}
      <DialogActions onClose={onBack}>
        <ActButton className="btn pri" pending={pending} onClick={approve}>
          {t("dealers-tab.approve")}
        </ActButton>
      </DialogActions>
    </TitledDialog>
  );
}

const usual = ["licenseUnknown", "licensePhotoMissing", "showroomUnreachable"] as const;

/** Rejects with a reason that the applicant reads. */
export function RejectQuestion({ application, onBack, onDone }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange(onBack);
  const params = { id: application.id };
  const reject = (reason: string) =>
    run({
      call: () => adminApi("PUT /api/admin/dealer-applications/:id/reject", { params, body: { reason } }),
      said: t("dealers-tab.rejectedDone"),
      onDone,
    });
  return (
    <ReasonDialog
      title={t("dealers-tab.rejectTitle")}
      text={t("dealers-tab.rejectText", { name: isolated(application.dealershipName) })}
      hint={t(application.language === "ar" ? "dealers-tab.readsArabic" : "dealers-tab.readsEnglish")}
      usual={usual.map((key) => t(`usual-reasons.${key}`))}
      longest={longestReason}
      label={t("dealers-tab.reject")}
      pending={pending}
      onSay={reject}
      onClose={onBack}
    />
  );
}
