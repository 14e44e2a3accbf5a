import { MailCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { forgotPassword } from "../../account.schema.ts";
import { showRefusal } from "../../fields/refusal.ts";
import { typedMail } from "../../fields/typed-mail.ts";
import type { RefusalFacts } from "../../sign-in/Refusal.tsx";
import { FormPage } from "./FormPage.tsx";
import { MessagePage } from "./MessagePage.tsx";

/** Asks for a link to choose a new password. The answer does not tell whether there is such an account. */
export default function ForgotPage() {
  const { t } = useWording();
  const { api } = usePage();
  const [sent, setSent] = useState<string>();
  const [refusal, setRefusal] = useState<RefusalFacts>();
  const form = useSchemaForm(forgotPassword, { email: typedMail() });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      setSent((await api("POST /api/auth/forgot-password", { body })).message);
    } catch (error) {
      const message = showRefusal(form, error, t);
      if (message) setRefusal({ title: t("accounts.forgotFailed"), message });
    }
  });

  if (sent !== undefined) {
    return (
      <MessagePage
        icon={MailCheck}
        title={t("accounts.forgotSentTitle")}
        text={
          <>
            {sent} {t("accounts.forgotSentText")}
          </>
        }
        focus
      >
        <Link className="btn pri" to="/login">
          {t("accounts.backToSignIn")}
        </Link>
        <button type="button" className="btn sec" onClick={() => setSent(undefined)}>
          {t("accounts.forgotAgain")}
        </button>
      </MessagePage>
    );
  }
  return (
    <FormPage
      title={t("accounts.forgotTitle")}
      text={t("accounts.forgotText")}
      refusal={refusal}
      onSubmit={submit}
    >
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
      <Submit pending={isSubmitting}>{t("accounts.forgotSubmit")}</Submit>
    </FormPage>
  );
}
