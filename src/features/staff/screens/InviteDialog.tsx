import { type FormEvent, useState } from "react";
import { type StaffRole, staffRoles } from "#platform/http/actor.ts";
import { ApiError } from "#platform/http/api.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { staffKey } from "./staff.api.ts";
import * as styles from "./staff.module.css";

/** Asks whom to invite, and as what. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("sales");
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    setPending(true);
    try {
      await api("POST /api/staff", { body: { email, role } });
      toast("success", t("staff.invited"));
      onClose();
      await queryClient.invalidateQueries({ queryKey: staffKey });
    } catch (thrown) {
      const wrong = thrown instanceof ApiError ? thrown.errors?.email : undefined;
      setError(wrong ?? whyFailed(thrown, t, t("common.offline")));
      setPending(false);
    }
  };
  return (
    <TitledDialog title={t("staff.invite")} text={t("staff.inviteText")} keepsInput onClose={onClose}>
      <form className="stack" method="post" noValidate onSubmit={submit}>
        <TextField
          label={t("staff.email")}
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
          maxLength={254}
          error={error}
          aria-required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <fieldset className={styles.choices}>
          <legend className="lab">{t("staff.part")}</legend>
          {staffRoles.map((one) => (
            <label key={one}>
              <input type="radio" name="role" checked={role === one} onChange={() => setRole(one)} />
              <span>
                <b className="m">{t(`staff.${one}`)}</b>
                <span className="small soft">{t(`staff.${one}_text`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending}>
            {t("staff.send")}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
