import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { isolated } from "#i18n/format.ts";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminVerification } from "../approval.contract.ts";
import { nameOf } from "./words.ts";

/** Refuses a badge for a reason that the seller reads. */
export function RefuseDialog({ badge, onClose }: { badge: AdminVerification; onClose: () => void }) {
  const { t } = useWording();
  const { pending, run } = useChange(onClose);
  const { user, documentSentAt } = badge;
  const refuse = (reason: string) =>
    run({
      call: () =>
        adminApi("PUT /api/admin/verifications/:userId/refuse", {
          params: { userId: user.id },
          body: { reason, documentSentAt },
        }),
      said: t("approvals-tab.refused"),
      onDone: onClose,
    });
  return (
    <ReasonDialog
      title={t("approvals-tab.refuseTitle")}
      text={t("approvals-tab.refuseText", { name: isolated(nameOf(user)) })}
      usual={(["documentUnreadable", "nameDiffers", "phoneUnanswered"] as const).map((key) =>
        t(`usual-reasons.${key}`),
      )}
      label={t("approvals-tab.refuse")}
      pending={pending}
      onSay={refuse}
      onClose={onClose}
    />
  );
}
