import { adminApi } from "#features/admin/client/admin-api.ts";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { isolated } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminCampaign } from "../approval.contract.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { useDecision } from "./use-decision.ts";
import { nameOf } from "./words.ts";

interface Props {
  campaign: AdminCampaign;
  onClose: () => void;
}

/** Asks once more, with the text as everybody will read it: it cannot be called back. */
export function ApproveDialog({ campaign: { id, title, body }, onClose }: Props) {
  const { t } = useWording();
  const { pending, run } = useDecision(onClose);
  const approve = () =>
    void run(
      () => adminApi("PUT /api/admin/campaigns/:id/approve", { params: { id } }),
      t("approvals-tab.approved"),
      onClose,
    );
  return (
    <AdminDialog
      title={t("approvals-tab.approveTitle")}
      text={t("approvals-tab.approveText")}
      onClose={onClose}
    >
      <blockquote className="apr-notice">
        <p className="m" dir="auto">
          {title}
        </p>
        <p dir="auto">{body}</p>
      </blockquote>
      <div className="adm-ways">
        <button type="button" className="btn sec" onClick={onClose}>
          {t("admin.cancel")}
        </button>
        <button type="button" className="btn pri" aria-busy={pending} onClick={approve}>
          {t("approvals-tab.approve")}
        </button>
      </div>
    </AdminDialog>
  );
}

/** Rejects a text for a reason that its owner reads. */
export function RejectDialog({ campaign: { id, user }, onClose }: Props) {
  const { t } = useWording();
  const { pending, run } = useDecision(onClose);
  const reject = (reason: string) =>
    void run(
      () => adminApi("PUT /api/admin/campaigns/:id/reject", { params: { id }, body: { reason } }),
      t("approvals-tab.rejected"),
      onClose,
    );
  return (
    <ReasonDialog
      title={t("approvals-tab.rejectTitle")}
      text={
        user
          ? t("approvals-tab.rejectText", { name: isolated(nameOf(user)) })
          : t("approvals-tab.rejectTextNobody")
      }
      reasons={(["whyMisleading", "whyOther", "whyTone"] as const).map((key) => t(`approvals-tab.${key}`))}
      label={t("approvals-tab.reject")}
      pending={pending}
      onSay={reject}
      onClose={onClose}
    />
  );
}
