import { type FormEvent, useState } from "react";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Conflict } from "#ui/kit/form/Conflict.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useHeld } from "#ui/kit/form/use-held.ts";
import { useWording } from "#ui/page.tsx";
import type { AdministratorView } from "../administrators.contract.ts";
import { adminApi } from "../client/admin-api.ts";
import { useAdmin } from "../client/use-admin.tsx";
import { useChange } from "../list/use-change.ts";
import * as styles from "./administrators-tab.module.css";
import { RoleField } from "./RoleField.tsx";

const changeable = ({ fullName, email, role, isActive }: AdministratorView) => ({
  fullName,
  email,
  role,
  isActive,
});

interface Props {
  administrator: AdministratorView;
  onClose: () => void;
}

/** Changes an administrator: name, mail, role, access; a new password and a lost second factor beside it. */
export default function ChangeDialog({ administrator, onClose }: Props) {
  const { t } = useWording();
  const me = useAdmin();
  const {
    held = administrator,
    conflict,
    onOver,
    load,
  } = useHeld({
    first: administrator,
    code: "administrator.changed",
    read: () => adminApi("GET /api/admin/admins"),
    onClose,
  });
  const { pending, errors, run } = useChange(onOver);
  const { id, updatedAt: seen, twoFactor } = held;
  const [typed, setTyped] = useState(changeable(administrator));
  const { fullName, email, role, isActive } = typed;
  const type = (given: Partial<typeof typed>) => setTyped({ ...typed, ...given });
  const isOwn = id === me.id;
  const done = (call: () => Promise<unknown>, said: string) =>
    run({ call, said, failed: t("administrators-tab.failed"), onDone: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { fullName, email, seen, ...(!isOwn && { role, isActive }) };
    done(
      () => adminApi("PATCH /api/admin/admins/:id", { params: { id }, body }),
      t("administrators-tab.saved"),
    );
  };
  return (
    <TitledDialog
      size="medium"
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
          onChange={({ target }) => type({ fullName: target.value })}
        />
        <TextField
          label={t("administrators-tab.email")}
          error={errors.email}
          dir="ltr"
          inputMode="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => type({ email: target.value })}
        />
        <RoleField value={role} disabled={isOwn} onChange={(to) => type({ role: to })} />
        {isOwn ? (
          <p className="small muted">{t("administrators-tab.ownText")}</p>
        ) : (
          <div className={styles.access}>
            <label>
              <input
                type="checkbox"
                className="sr"
                checked={isActive}
                onChange={({ target }) => type({ isActive: target.checked })}
              />
              <span className={isActive ? "switch on" : "switch"} aria-hidden="true" />
              {t("administrators-tab.access")}
            </label>
            <p className="small muted">{t("administrators-tab.accessText")}</p>
          </div>
        )}
        {!isOwn && administrator.isActive && (
          <div className={styles.badges}>
            <ActButton
              className="btn quiet sm"
              pending={pending}
              onClick={() =>
                done(
                  () => adminApi("POST /api/admin/admins/:id/password-link", { params: { id } }),
                  t("administrators-tab.passwordLinkSent"),
                )
              }
            >
              {t("administrators-tab.passwordLink")}
            </ActButton>
            <ActButton
              className="btn quiet sm"
              pending={pending}
              onClick={() =>
                done(
                  () => adminApi("POST /api/admin/admins/:id/unlock", { params: { id } }),
                  t("administrators-tab.unlocked"),
                )
              }
            >
              {t("administrators-tab.unlock")}
            </ActButton>
            {twoFactor && (
              <ActButton
                className="btn quiet sm"
                pending={pending}
                onClick={() =>
                  done(
                    () => adminApi("DELETE /api/admin/admins/:id/second-factor", { params: { id } }),
                    t("administrators-tab.twoFactorRemoved"),
                  )
                }
              >
                {t("administrators-tab.removeTwoFactor")}
              </ActButton>
            )}
          </div>
        )}
        <Conflict error={conflict} onLoad={() => void load((fresh) => setTyped(changeable(fresh)))} />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending}>
            {t("administrators-tab.save")}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
