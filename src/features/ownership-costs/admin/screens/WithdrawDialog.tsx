import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminCostRow } from "../cost-admin.contract.ts";

/** Asks why a row that has not begun is withdrawn. */
export default function WithdrawDialog({ row, onClose }: { row: AdminCostRow; onClose: () => void }) {
  const { t, day } = useWording();
  const { pending, run } = useChange(onClose);
  return (
    <ReasonDialog
      title={t("costs-tab.withdrawTitle", { day: day(row.validFrom) })}
      text={t("costs-tab.withdrawText")}
      label={t("costs-tab.withdraw")}
      pending={pending}
      onSay={(reason) =>
        run({
          call: () =>
            adminApi("POST /api/admin/costs/:id/withdraw", { params: { id: row.id }, body: { reason } }),
          said: t("costs-tab.withdrawn"),
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
