import { KeyRound, LinkIcon } from "lucide-react";
import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { Link } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { passwordReset } from "../../account.schema.ts";
import { PasswordField } from "../../fields/PasswordField.tsx";
import { showRefusal } from "../../fields/refusal.ts";
import { StrengthMeter } from "../../fields/StrengthMeter.tsx";
import type { RefusalFacts } from "../../sign-in/Refusal.tsx";
import { FormPage } from "./FormPage.tsx";
import { MessagePage } from "./MessagePage.tsx";
import { useLinkToken } from "./use-link-token.ts";

/** Sets a new password by the link of a mail. */
export default function ResetPage() {
  const { t } = useWording();
  const token = useLinkToken();
  const [end, setEnd] = useState<"done" | "dead">();

  if (end === "done") {
    return (
      <MessagePage
        icon={KeyRound}
        title={t("accounts.resetDoneTitle")}
        text={t("accounts.resetDoneText")}
        focus
      >
        <button type="button" className="btn pri" onClick={() => askToSignIn()}>
          {t("accounts.signIn")}
        </button>
      </MessagePage>
    );
  }
  if (!token || end === "dead") {
    return (
      <MessagePage
        icon={LinkIcon}
        bad
        title={t(end === "dead" ? "accounts.verifyDeadTitle" : "accounts.resetNoToken")}
        text={t(end === "dead" ? "accounts.verifyDeadText" : "accounts.resetNoTokenText")}
        focus={end === "dead"}
      >
        <Link className="btn pri" to="/forgot-password">
          {t("accounts.newLink")}
        </Link>
        <Link className="btn sec" to="/login">
          {t("accounts.backToSignIn")}
        </Link>
      </MessagePage>
    );
  }
  return <ResetForm token={token} onEnd={setEnd} />;
}

function ResetForm({ token, onEnd }: { token: string; onEnd: (end: "done" | "dead") => void }) {
  const { t } = useWording();
  const { api } = usePage();
  const [refusal, setRefusal] = useState<RefusalFacts>();
  const form = useSchemaForm(passwordReset, { token, password: "", confirmPassword: "" });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await api("POST /api/auth/reset-password", { body });
      onEnd("done");
    } catch (error) {
      if (error instanceof ApiError && (error.code === "auth.link_dead" || error.errors?.token)) {
        return onEnd("dead");
      }
      const message = showRefusal(form, error, t);
      if (message) setRefusal({ title: t("accounts.resetFailed"), message });
    }
  });

  return (
    <FormPage
      title={t("accounts.resetTitle")}
      text={t("accounts.resetText")}
      refusal={refusal}
      onSubmit={submit}
    >
      <PasswordField
        label={t("accounts.newPassword")}
        error={errorText(t, errors.password)}
        autoComplete="new-password"
        aria-required
        {...form.register("password")}
      >
        <StrengthMeter password={form.watch("password")} refused={Boolean(errors.password)} />
      </PasswordField>
      <PasswordField
        label={t("accounts.confirmPassword")}
        error={errorText(t, errors.confirmPassword)}
        autoComplete="new-password"
        aria-required
        {...form.register("confirmPassword")}
      />
      <Submit pending={isSubmitting}>{t("accounts.resetSubmit")}</Submit>
    </FormPage>
  );
}
