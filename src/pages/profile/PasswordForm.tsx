import { useState } from "react";
import { passwordChange } from "#features/accounts/account.schema.ts";
import { noPasswords, PasswordChangeFields } from "#features/accounts/fields/PasswordChangeFields.tsx";
import { showRefusal } from "#features/accounts/fields/refusal.ts";
import { Lockout } from "#features/accounts/sign-in/Lockout.tsx";
import { useLock } from "#features/accounts/sign-in/use-lock.ts";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { devicesQuery } from "./profile.api.ts";
import * as styles from "./profile.module.css";
import { SaveBar } from "./SaveBar.tsx";
import { useUnsaved } from "./unsaved.tsx";

/** A new password for the old one. Every other device is signed out by it. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const [refusal, setRefusal] = useState<string>();
  const lock = useLock();
  const form = useSchemaForm(passwordChange, noPasswords);
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved("password", isDirty);
  const clear = () => {
    form.reset(noPasswords);
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
      className={`panel ${styles.form}`}
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
      <PasswordChangeFields
        form={form}
        username={email}
        labels={{
          current: t("profile.passwordCurrent"),
          next: t("profile.passwordNew"),
          repeat: t("profile.passwordConfirm"),
          hint: t("profile.passwordHint"),
        }}
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
