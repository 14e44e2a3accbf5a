import { useEffect, useId, useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { Link, useRouter } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import { signIn } from "../account.schema.ts";
import { PasswordField } from "../fields/PasswordField.tsx";
import { failureText, showRefusal } from "../fields/refusal.ts";
import { keepTypedMail } from "../fields/typed-mail.ts";
import { arrive } from "./arrive.ts";
import { Lockout } from "./Lockout.tsx";
import { Refusal, type RefusalFacts } from "./Refusal.tsx";
import * as styles from "./sign-in.module.css";
import { useLock } from "./use-lock.ts";

/** Mail and password. A refusal leaves both as they were typed. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { t } = useWording();
  const page = usePage();
  const router = useRouter();
  const [refusal, setRefusal] = useState<RefusalFacts>();
  const refusalId = useId();
  useEffect(preloadToasts, []);
  const lock = useLock();
  const [lockedEmail, setLockedEmail] = useState<string>();
  const form = useSchemaForm(signIn, { email: "", password: "" });
  const { errors, isSubmitting } = form.formState;
  const email = form.watch("email");
  // The lock is that of an account: another one may be tried meanwhile.
  const isLocked = lockedEmail === email;

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    lock.forget();
    try {
      const account = await page.api("POST /api/auth/login", { body });
      await arrive(page, router, account);
      if (account.deletionUndone) {
        toast("success", t("accounts.welcomeBackTitle"), t("accounts.welcomeBackText"));
      } else {
        toast("success", t("accounts.signedInTitle"), t("accounts.signedInText"));
      }
      onDone();
    } catch (error) {
      const title = t("accounts.signInFailed");
      const message = lock.begin(error) ? undefined : showRefusal(form, error, t);
      if (message === undefined) {
        setLockedEmail(email);
        return toast("error", title, failureText(error, t));
      }
      setRefusal({ title, message, facts: error instanceof ApiError ? error.facts : {} });
      form.setFocus("password");
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isLocked && lock.until ? (
        <Lockout until={lock.until} onOver={lock.end} />
      ) : (
        refusal && <Refusal id={refusalId} {...refusal} />
      )}
      <TextField
        label={t("accounts.email")}
        error={errorText(t, errors.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        aria-required
        {...form.register("email")}
      />
      <PasswordField
        label={t("accounts.password")}
        error={errorText(t, errors.password)}
        aside={
          <Link className="link" to="/forgot-password" onClick={() => keepTypedMail(email)}>
            {t("accounts.forgotLink")}
          </Link>
        }
        autoComplete="current-password"
        aria-required
        aria-describedby={refusal && refusalId}
        {...form.register("password")}
      />
      <Submit pending={isSubmitting} disabled={isLocked && lock.holds}>
        {t("accounts.signIn")}
      </Submit>
    </form>
  );
}
