import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { passwordChange } from "#features/accounts/account.schema.ts";
import { PasswordField } from "#features/accounts/fields/PasswordField.tsx";
import { errorText, showRefusal } from "#features/accounts/fields/refusal.ts";
import { StrengthMeter } from "#features/accounts/fields/StrengthMeter.tsx";
import { Submit } from "#features/accounts/fields/Submit.tsx";
import { useAccountForm } from "#features/accounts/fields/use-account-form.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { adminApi } from "../client/admin-api.ts";
import { useAdmin } from "../client/use-admin.tsx";

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** A new password for the old one. Every other session ends by it. */
export function AdminPasswordForm() {
  const { t } = useWording();
  const { username } = useAdmin();
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useAccountForm(passwordChange, empty);
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof empty) => ({ error: errorText(t, errors[name]), ...form.register(name) });
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await adminApi("PUT /api/admin/password", { body });
      form.reset(empty);
      toast("success", t("security.passwordChanged"));
      void cache.invalidateQueries({ queryKey: ["admin", "sessions"] });
    } catch (error) {
      setRefusal(showRefusal(form, error, t));
    }
  });
  const typed = form.watch("newPassword");
  return (
    <form
      method="post"
      className="panel security-form"
      onSubmit={submit}
      noValidate
      aria-labelledby="security-password"
    >
      <div>
        <h2 id="security-password">{t("security.password")}</h2>
        <p className="soft small">{t("security.passwordText")}</p>
      </div>
      {refusal && (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t("security.passwordCurrent")}
        autoComplete="current-password"
        aria-required
        {...field("currentPassword")}
      />
      <PasswordField
        label={t("security.passwordNew")}
        autoComplete="new-password"
        aria-required
        {...field("newPassword")}
      >
        {typed ? <StrengthMeter password={typed} /> : <p className="hint">{t("security.passwordHint")}</p>}
      </PasswordField>
      <PasswordField
        label={t("security.passwordRepeat")}
        autoComplete="new-password"
        aria-required
        {...field("confirmPassword")}
      />
      <Submit pending={isSubmitting}>{t("security.passwordSave")}</Submit>
    </form>
  );
}
