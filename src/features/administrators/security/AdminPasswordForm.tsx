import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { passwordChange } from "#features/accounts/account.schema.ts";
import { noPasswords, PasswordChangeFields } from "#features/accounts/fields/PasswordChangeFields.tsx";
import { showRefusal } from "#features/accounts/fields/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { adminApi } from "../client/admin-api.ts";
import { useAdmin } from "../client/use-admin.tsx";
import * as styles from "./security.module.css";

/** A new password for the old one. Every other session ends by it. */
export function AdminPasswordForm() {
  const { t } = useWording();
  const { username } = useAdmin();
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useSchemaForm(passwordChange, noPasswords);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await adminApi("PUT /api/admin/password", { body });
      form.reset(noPasswords);
      toast("success", t("security.passwordChanged"));
      void cache.invalidateQueries({ queryKey: ["admin", "sessions"] });
    } catch (error) {
      setRefusal(showRefusal(form, error, t));
    }
  });
  return (
    <form
      method="post"
      className={`panel ${styles.form}`}
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
      <PasswordChangeFields
        form={form}
        username={username}
        labels={{
          current: t("security.passwordCurrent"),
          next: t("security.passwordNew"),
          repeat: t("security.passwordRepeat"),
          hint: t("security.passwordHint"),
        }}
      />
      <Submit pending={isSubmitting}>{t("security.passwordSave")}</Submit>
    </form>
  );
}
