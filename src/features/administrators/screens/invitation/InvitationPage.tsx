import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { passwordReset } from "#features/accounts/account.schema.ts";
import { PasswordField } from "#features/accounts/fields/PasswordField.tsx";
import { showRefusal } from "#features/accounts/fields/refusal.ts";
import { useLinkToken } from "#features/accounts/recovery/screens/use-link-token.ts";
import { ApiError } from "#platform/http/api.ts";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { Logo } from "#ui/Logo.tsx";
import { useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import * as styles from "../../admin.module.css";
import { adminApi } from "../../client/admin-api.ts";
import { Preferences } from "../../Preferences.tsx";

/** `/admin-invitation`: the link of the mail by which an administrator chooses a password. */
export default function InvitationPage() {
  const { language, t } = useWording();
  const token = useLinkToken();
  useEffect(preloadToasts, []);
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.adminDoor}`}>
      <div className={styles.adminDoorTop}>
        <Link className="logo" to="/" aria-label={t("common.backHome")}>
          <Logo language={language} />
        </Link>
        <Preferences />
      </div>
      <div className="panel">{token ? <Invited token={token} /> : <Dead />}</div>
    </main>
  );
}

function Invited({ token }: { token: string }) {
  const { t } = useWording();
  const found = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => adminApi("POST /api/admin-invitations/look", { body: { token }, signal }),
    retry: false,
    enabled: typeof document !== "undefined",
  });
  const { data, error } = found;
  if (error instanceof ApiError && error.status === 400) return <Dead />;
  if (error) return <Failed text={t("common.offline")} onRetry={() => void found.refetch()} />;
  if (!data) return <span className="sk" style={{ display: "block", blockSize: 220 }} />;
  const { fullName: name, username, role } = data;
  return (
    <>
      <h1>{t(data.isNew ? "administrators-tab.acceptTitle" : "administrators-tab.newPasswordTitle")}</h1>
      <p className="soft">
        {data.isNew
          ? t("administrators-tab.acceptText", { name, username, role: t(`administrators-tab.${role}`) })
          : t("administrators-tab.newPasswordText", { name, username })}
      </p>
      <PasswordForm token={token} username={username} />
    </>
  );
}

function PasswordForm({ token, username }: { token: string; username: string }) {
  const { t } = useWording();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const form = useSchemaForm(passwordReset, { token, password: "", confirmPassword: "" });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await adminApi("POST /api/admin-invitations/accept", { body });
      toast("success", t("administrators-tab.accepted"));
      await navigate({ to: "/admin-login", replace: true });
    } catch (error) {
      setRefusal(showRefusal(form, error, t));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate>
      {refusal && (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <input
        className="sr"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="username"
        value={username}
        readOnly
      />
      <PasswordField
        label={t("administrators-tab.password")}
        error={errorText(t, errors.password)}
        autoComplete="new-password"
        aria-required
        {...form.register("password")}
      >
        <p className="small muted">{t("administrators-tab.passwordHint")}</p>
      </PasswordField>
      <PasswordField
        label={t("administrators-tab.confirm")}
        error={errorText(t, errors.confirmPassword)}
        autoComplete="new-password"
        aria-required
        {...form.register("confirmPassword")}
      />
      <Submit pending={isSubmitting}>{t("administrators-tab.accept")}</Submit>
    </form>
  );
}

function Dead() {
  const { t } = useWording();
  return (
    <>
      <h1>{t("administrators-tab.deadTitle")}</h1>
      <p className="soft">{t("administrators-tab.deadText")}</p>
      <Link className="btn sec" to="/admin-login" style={{ marginBlockStart: 14 }}>
        {t("administrators-tab.toSignIn")}
      </Link>
    </>
  );
}
