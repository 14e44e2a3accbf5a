import { LockOpen } from "lucide-react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useRefresh } from "#features/administrators/client/refresh.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { AdminUser } from "../user-admin.contract.ts";
import type { Open } from "./use-standing.ts";
import { fullName } from "./words.ts";

/** What may be done with a user as the account stands (docs/product.md, "Administrators"). */
export function UserActions({ user, onOpen }: { user: AdminUser; onOpen: (open: Open) => void }) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const name = fullName(user);
  const may = (action: AdminUser["actions"][number]) => user.actions.includes(action);
  const unlock = async () => {
    try {
      await adminApi("PUT /api/admin/users/:id/unlock", { params: { id: user.id } });
      toast("success", t("users-tab.unlockedToast", { name }));
    } catch (error) {
      toast("error", t("users-tab.unlockFailed"), whyFailed(error, t, t("kit.failed")));
    }
    refresh();
  };
  const ask = (to: Open["to"]) => () => onOpen({ to, users: [user] });
  return (
    <div className="adm-acts">
      {may("unlock") && (
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("users-tab.unlockOf", { name })}
          onClick={() => void unlock()}
        >
          <LockOpen className="i s" aria-hidden="true" />
          {t("users-tab.unlock")}
        </button>
      )}
      {may("activate") && (
        <button
          type="button"
          className="btn soft sm"
          aria-label={t("users-tab.activateOf", { name })}
          onClick={ask("active")}
        >
          {t("users-tab.activate")}
        </button>
      )}
      {may("suspend") && (
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("users-tab.suspendOf", { name })}
          onClick={ask("suspended")}
        >
          {t("users-tab.suspend")}
        </button>
      )}
      {may("ban") && (
        <button
          type="button"
          className="btn danger-o sm"
          aria-label={t("users-tab.banOf", { name })}
          onClick={ask("banned")}
        >
          {t("users-tab.ban")}
        </button>
      )}
    </div>
  );
}
