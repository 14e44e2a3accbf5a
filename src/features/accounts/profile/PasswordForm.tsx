import { useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { passwordChange } from "../account.schema.ts";
import { PasswordField } from "../fields/PasswordField.tsx";
import { errorText, showRefusal } from "../fields/refusal.ts";
import { StrengthMeter } from "../fields/StrengthMeter.tsx";
import { useAccountForm } from "../fields/use-account-form.ts";
import { Lockout } from "../sign-in/Lockout.tsx";
import { useLock } from "../sign-in/use-lock.ts";
import { devicesQuery } from "./profile.queries.ts";
import { SaveBar } from "./SaveBar.tsx";
import { useUnsaved } from "./unsaved.tsx";

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** A new password for the old one. Every other device is signed out by it. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const [refusal, setRefusal] = useState<string>();
  const lock = useLock();
  const form = useAccountForm(passwordChange, empty);
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved("password", isDirty);
  const field = (name: keyof typeof empty) => ({ error: errorText(t, errors[name]), ...form.register(name) });
  const clear = () => {
    form.reset(empty);
    setRefusal(undefined);
  };

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    lock.forget();
    try {
      const { message } = await api("PUT /api/auth/change-password", { body });
      clear();
      toast("success", t("profile.passwordChanged"), message);
      void queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey });
    } catch (error) {
      const message = showRefusal(form, error, t);
      if (!lock.begin(error)) setRefusal(message);
      toast("error", t("profile.passwordFailed"), message);
    }
  });

  return (
    <form
      method="post"
      className="panel profile-form"
      onSubmit={submit}
      noValidate
      aria-labelledby="change-password"
    >
      <div>
        <h2 id="change-password">{t("profile.passwordTitle")}</h2>
        <p className="soft small">{t("profile.passwordText")}</p>
      </div>
      {refusal && (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      {lock.until && <Lockout until={lock.until} onOver={lock.end} />}
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("profile.passwordCurrent")}
        autoComplete="current-password"
        aria-required
        {...field("currentPassword")}
      />
      <PasswordField
        label={t("profile.passwordNew")}
        autoComplete="new-password"
        aria-required
        {...field("newPassword")}
      >
        {form.watch("newPassword") ? (
          <StrengthMeter password={form.watch("newPassword")} />
        ) : (
          <p className="hint">{t("profile.passwordHint")}</p>
        )}
      </PasswordField>
      <PasswordField
        label={t("profile.passwordConfirm")}
        autoComplete="new-password"
        aria-required
        {...field("confirmPassword")}
      />
      <SaveBar
        save={t("profile.passwordSave")}
        dirty={isDirty}
        pending={isSubmitting}
        held={lock.holds}
        onDiscard={clear}
      />
    </form>
  );
}
