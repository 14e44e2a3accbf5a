import { type FormEvent, useState } from "react";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import { adminApi } from "../client/admin-api.ts";
import { useChange } from "../list/use-change.ts";
import { useTexts } from "../list/use-texts.ts";
import type { AdminRole } from "../roles.ts";
import { RoleField } from "./RoleField.tsx";

/** Invites a new administrator. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  const { pending, errors, run } = useChange();
  const { texts, field } = useTexts({ fullName: "", username: "", email: "" }, errors);
  const [role, setRole] = useState<AdminRole>("content_admin");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run({
      call: () => adminApi("POST /api/admin/admins", { body: { ...texts, role } }),
      said: t("administrators-tab.invited", { name: texts.fullName }),
      failed: t("administrators-tab.failed"),
      onDone: onClose,
    });
  };
  return (
    <TitledDialog
      size="medium"
      title={t("administrators-tab.inviteTitle")}
      text={t("administrators-tab.inviteText")}
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <TextField label={t("administrators-tab.fullName")} {...field("fullName", false)} maxLength={100} />
        <TextField label={t("administrators-tab.username")} {...field("username", true)} maxLength={50}>
          <p className="small muted">{t("administrators-tab.usernameHint")}</p>
        </TextField>
        <TextField
          label={t("administrators-tab.email")}
          {...field("email", true)}
          inputMode="email"
          maxLength={254}
        />
        <RoleField value={role} onChange={setRole} />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending}>
            {t("administrators-tab.send")}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
