import { useRef, useState } from "react";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { useRouter } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { registration } from "../account.schema.ts";
import { CityField } from "../fields/CityField.tsx";
import { NameFields } from "../fields/NameFields.tsx";
import { PasswordField } from "../fields/PasswordField.tsx";
import { PhoneField } from "../fields/PhoneField.tsx";
import { failureText, showRefusal } from "../fields/refusal.ts";
import { StrengthMeter } from "../fields/StrengthMeter.tsx";
import { arrive } from "./arrive.ts";
import { Refusal } from "./Refusal.tsx";
import * as styles from "./sign-in.module.css";

const empty = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmPassword: "",
  phone: "",
  city: "",
};

/** Opens an account, and signs in. A refusal leaves everything as it was typed. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useWording();
  const page = usePage();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string>();
  /** After a lost answer the same, sent again, is no address that is taken. */
  const attempt = useRef<Attempt>(undefined);
  const form = useSchemaForm(registration, empty);
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof empty) => ({ error: errorText(t, errors[name]), ...form.register(name) });
  const optional = (label: string) => (
    <>
      {label} <span className="muted">{t("accounts.optional")}</span>
    </>
  );

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      attempt.current = attemptOf(attempt.current, body);
      const idempotencyKey = attempt.current.key;
      const account = await page.api("POST /api/auth/register", { body, idempotencyKey });
      await arrive(page, router, account);
      toast("success", t("accounts.registeredTitle"), t("accounts.registeredText"));
      onDone();
    } catch (error) {
      const message = showRefusal(form, error, t);
      setRefusal(message);
      if (message === undefined) toast("error", t("accounts.registerFailed"), failureText(error, t));
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal && <Refusal title={t("accounts.registerFailed")} message={refusal} />}
      <div className={styles.pair}>
        <NameFields first={field("firstName")} last={field("lastName")} />
      </div>
      <TextField
        label={t("accounts.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        aria-required
        {...field("email")}
      />
      <PasswordField
        label={t("accounts.password")}
        autoComplete="new-password"
        aria-required
        {...field("password")}
      >
        <StrengthMeter password={form.watch("password")} refused={Boolean(errors.password)} />
      </PasswordField>
      <PasswordField
        label={t("accounts.confirmPassword")}
        autoComplete="new-password"
        aria-required
        {...field("confirmPassword")}
      />
      <div className={styles.pair}>
        <PhoneField label={optional(t("accounts.phone"))} {...field("phone")} />
        <CityField label={optional(t("accounts.city"))} autoComplete="address-level2" {...field("city")} />
      </div>
      <Submit pending={isSubmitting}>{t("accounts.createAccount")}</Submit>
    </form>
  );
}
