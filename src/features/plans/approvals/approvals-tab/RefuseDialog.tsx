import { adminApi } from "#features/admin/client/admin-api.ts";
import { isolated } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminVerification } from "../approval.contract.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { useDecision } from "./use-decision.ts";
import { nameOf } from "./words.ts";

/** Refuses a badge for a reason that the seller reads. */
export function RefuseDialog({ badge, onClose }: { badge: AdminVerification; onClose: () => void }) {
  const { t } = useWording();
  const { pending, run } = useDecision(onClose);
  const { user, documentSentAt } = badge;
  const refuse = (reason: string) =>
    void run(
      () =>
        adminApi("PUT /api/admin/verifications/:userId/refuse", {
          params: { userId: user.id },
          body: { reason, documentSentAt },
        }),
      t("approvals-tab.refused"),
      onClose,
    );
  return (
    <ReasonDialog
      title={t("approvals-tab.refuseTitle")}
      text={t("approvals-tab.refuseText", { name: isolated(nameOf(user)) })}
      reasons={(["whyUnreadable", "whyName", "whyPhone"] as const).map((key) => t(`approvals-tab.${key}`))}
      label={t("approvals-tab.refuse")}
      pending={pending}
      onSay={refuse}
      onClose={onClose}
    />
  );
}
