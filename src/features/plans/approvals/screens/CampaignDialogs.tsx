import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { isolated } from "#i18n/format.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminCampaign } from "../approval.contract.ts";
import * as styles from "./approvals-tab.module.css";
import { nameOf } from "./words.ts";

interface Props {
  campaign: AdminCampaign;
  onClose: () => void;
}

/** Asks once more, with the text as everybody will read it: it cannot be called back. */
export function ApproveDialog({ campaign: { id, title, body }, onClose }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange(onClose);
  const approve = () =>
    run({
      call: () => adminApi("PUT /api/admin/campaigns/:id/approve", { params: { id } }),
      said: t("approvals-tab.approved"),
      onDone: onClose,
    });
  return (
    <TitledDialog
      size="medium"
      title={t("approvals-tab.approveTitle")}
      text={t("approvals-tab.approveText")}
      onClose={onClose}
    >
      <blockquote className={styles.notice}>
        <p className="m" dir="auto">
          {title}
        </p>
        <p dir="auto">{body}</p>
      </blockquote>
      <DialogActions onClose={onClose}>
        <ActButton className="btn pri" pending={pending} onClick={approve}>
          {t("approvals-tab.approve")}
        </ActButton>
      </DialogActions>
    </TitledDialog>
  );
}

/** Rejects a text for a reason that its owner reads. */
export function RejectDialog({ campaign: { id, user }, onClose }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange(onClose);
  const reject = (reason: string) =>
    run({
      call: () => adminApi("PUT /api/admin/campaigns/:id/reject", { params: { id }, body: { reason } }),
      said: t("approvals-tab.rejected"),
      onDone: onClose,
    });
  return (
    <ReasonDialog
      title={t("approvals-tab.rejectTitle")}
      text={
        user
          ? t("approvals-tab.rejectText", { name: isolated(nameOf(user)) })
          : t("approvals-tab.rejectTextNobody")
      }
      usual={(["promisesMore", "advertisesElse", "toneUnfit"] as const).map((key) =>
        t(`usual-reasons.${key}`),
      )}
      label={t("approvals-tab.reject")}
      pending={pending}
      onSay={reject}
      onClose={onClose}
    />
  );
}
