import { type FormEvent, useState } from "react";
import { TextField } from "#features/accounts/fields/TextField.tsx";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { adminApi } from "../../client/admin-api.ts";
import type { AdminRole } from "../../roles.ts";
import { RoleField } from "./RoleField.tsx";
import { useAct } from "./use-act.ts";

/** Invites somebody to run the market. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  const { pending, errors, act } = useAct();
  const [texts, setTexts] = useState({ fullName: "", username: "", email: "" });
  const [role, setRole] = useState<AdminRole>("content_admin");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const done = await act(
      () => adminApi("POST /api/admin/admins", { body: { ...texts, role } }),
      t("administrators-tab.invited", { name: texts.fullName }),
    );
    if (done) onClose();
  };
  const field = (key: keyof typeof texts, latin: boolean) => ({
    name: key,
    error: errors[key],
    dir: latin ? ("ltr" as const) : ("auto" as const),
    autoComplete: "off",
    value: texts[key],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [key]: target.value }),
  });
  return (
    <AdminDialog
      title={t("administrators-tab.inviteTitle")}
      text={t("administrators-tab.inviteText")}
      onClose={onClose}
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
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
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={onClose}>
            {t("admin.cancel")}
          </button>
          <button type="submit" className="btn pri" aria-busy={pending}>
            {t("administrators-tab.send")}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
