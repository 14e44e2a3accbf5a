import { type FormEvent, useState } from "react";
import { TextField } from "#features/accounts/fields/TextField.tsx";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { adminApi } from "../../client/admin-api.ts";
import { useAdmin } from "../../client/use-admin.tsx";
import type { AdministratorView } from "../administrators.contract.ts";
import { RoleField } from "./RoleField.tsx";
import { useAct } from "./use-act.ts";

interface Props {
  administrator: AdministratorView;
  onClose: () => void;
}

/** Changes an administrator: name, mail, role, access; a new password and a lost second factor beside it. */
export default function ChangeDialog({ administrator, onClose }: Props) {
  const { t } = useWording();
  const me = useAdmin();
  const { pending, errors, act } = useAct();
  const { id, updatedAt: seen, twoFactor } = administrator;
  const [fullName, setFullName] = useState(administrator.fullName);
  const [email, setEmail] = useState(administrator.email);
  const [role, setRole] = useState(administrator.role);
  const [isActive, setActive] = useState(administrator.isActive);
  const isOwn = id === me.id;
  const done = async (call: () => Promise<unknown>, said: string) => {
    if (!pending && (await act(call, said))) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { fullName, email, seen, ...(!isOwn && { role, isActive }) };
    void done(
      () => adminApi("PATCH /api/admin/admins/:id", { params: { id }, body }),
      t("administrators-tab.saved"),
    );
  };
  return (
    <AdminDialog
      title={t("administrators-tab.changeTitle", { name: administrator.fullName })}
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <TextField
          label={t("administrators-tab.fullName")}
          error={errors.fullName}
          dir="auto"
          maxLength={100}
          value={fullName}
          onChange={({ target }) => setFullName(target.value)}
        />
        <TextField
          label={t("administrators-tab.email")}
          error={errors.email}
          dir="ltr"
          inputMode="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <RoleField value={role} disabled={isOwn} onChange={setRole} />
        {isOwn ? (
          <p className="small muted">{t("administrators-tab.ownText")}</p>
        ) : (
          <div className="admins-access">
            <label>
              <input
                type="checkbox"
                className="sr"
                checked={isActive}
                onChange={({ target }) => setActive(target.checked)}
              />
              <span className={isActive ? "switch on" : "switch"} aria-hidden="true" />
              {t("administrators-tab.access")}
            </label>
            <p className="small muted">{t("administrators-tab.accessText")}</p>
          </div>
        )}
        {!isOwn && administrator.isActive && (
          <div className="admins-badges">
            <button
              type="button"
              className="btn quiet sm"
              onClick={() =>
                void done(
                  () => adminApi("POST /api/admin/admins/:id/password-link", { params: { id } }),
                  t("administrators-tab.passwordLinkSent"),
                )
              }
            >
              {t("administrators-tab.passwordLink")}
            </button>
            {twoFactor && (
              <button
                type="button"
                className="btn quiet sm"
                onClick={() =>
                  void done(
                    () => adminApi("DELETE /api/admin/admins/:id/second-factor", { params: { id } }),
                    t("administrators-tab.twoFactorRemoved"),
                  )
                }
              >
                {t("administrators-tab.removeTwoFactor")}
              </button>
            )}
          </div>
        )}
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={onClose}>
            {t("admin.cancel")}
          </button>
          <button type="submit" className="btn pri" aria-busy={pending}>
            {t("administrators-tab.save")}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
