import { ChevronRight, ShieldAlert } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { PasswordField } from "#features/accounts/fields/PasswordField.tsx";
import { showRefusal } from "#features/accounts/fields/refusal.ts";
import { Lockout } from "#features/accounts/sign-in/Lockout.tsx";
import { Refusal, type RefusalFacts } from "#features/accounts/sign-in/Refusal.tsx";
import { useLock } from "#features/accounts/sign-in/use-lock.ts";
import { ApiError } from "#platform/http/api.ts";
import { Link, useLocation, useNavigate } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { Logo } from "#ui/Logo.tsx";
import { useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import * as styles from "../admin.module.css";
import { codeAsked, credentials } from "../admin.schema.ts";
import { adminApi } from "../client/admin-api.ts";
import { keepSession, keptToken } from "../client/admin-session.ts";
import { Preferences } from "../Preferences.tsx";
import { nextAdminPage } from "./next-admin-page.ts";
import { useDeviceLink } from "./use-device-link.ts";

interface Credentials {
  username: string;
  password: string;
}

/** `/admin-login`: name and password, then the code of the second factor where there is one. */
export default function AdminLoginPage() {
  const { t, language } = useWording();
  const [known, setKnown] = useState<Credentials>();
  const enter = useEnter();
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.adminDoor}`}>
      <div className={styles.adminDoorTop}>
        <Link className="logo" to="/" aria-label={t("common.backHome")}>
          <Logo language={language} />
        </Link>
        <Preferences />
      </div>
      <div className="panel">
        <h1>{t(known ? "admin.codeTitle" : "admin.signInTitle")}</h1>
        {known ? (
          <CodeForm known={known} enter={enter} onBack={() => setKnown(undefined)} />
        ) : (
          <PasswordForm enter={enter} onCode={setKnown} />
        )}
      </div>
      <Link className="link small" to="/">
        {t("admin.toSite")}
        <ChevronRight className="i s flip" aria-hidden="true" />
      </Link>
    </main>
  );
}

/** Signs in, keeps the token and goes on. */
function useEnter() {
  const { t } = useWording();
  const navigate = useNavigate();
  const { next: asked } = useLocation().search;
  // Once: the address is the next page's as soon as that one is on its way.
  const [next] = useState(() => nextAdminPage(asked));
  useEffect(preloadToasts, []);
  useEffect(() => {
    if (keptToken() !== undefined) void navigate({ href: next, replace: true });
  }, [navigate, next]);
  return async (body: Credentials & { code?: string }) => {
    const { token, admin } = await adminApi("POST /api/admin/login", { body });
    keepSession(token, admin);
    toast("success", t("admin.welcome", { name: admin.fullName }));
    await navigate({ href: next, replace: true });
  };
}
type Enter = ReturnType<typeof useEnter>;

/** What a toast says of a failed try: while it is locked, and of fields, in passing; else until the next try. */
function useRefused<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  lock: ReturnType<typeof useLock>,
) {
  const { t } = useWording();
  const [refusal, setRefusal] = useState<RefusalFacts>();
  const forget = () => {
    setRefusal(undefined);
    lock.forget();
  };
  const say = (error: unknown) => {
    const isHeard = error instanceof ApiError;
    const title = t(isHeard ? "admin.signInFailed" : "admin.lineFailed");
    const message = isHeard ? error.message : t("admin.lineFailedText");
    if (lock.begin(error) || showRefusal(form, error, t) === undefined)
      return void toast("error", title, message);
    setRefusal({ title, message });
  };
  return { refusal, forget, say };
}
function PasswordForm({ enter, onCode }: { enter: Enter; onCode: (known: Credentials) => void }) {
  const { t } = useWording();
  const link = useDeviceLink((username) => form.setValue("username", username));
  const lock = useLock();
  const form = useSchemaForm(credentials, { username: "", password: "" });
  const refused = useRefused(form, lock);
  const refusalId = useId();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    refused.forget();
    try {
      await enter(body);
    } catch (error) {
      if (error instanceof ApiError && error.code === "admin.code_required") return onCode(body);
      refused.say(error);
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate>
      <p className="note warn">
        <ShieldAlert className="i" aria-hidden="true" />
        {t("admin.warning")}
      </p>
      {refused.refusal && <Refusal id={refusalId} {...refused.refusal} />}
      {link.said && (
        <p className="note" role="status">
          {link.said}
        </p>
      )}
      {lock.until && <Lockout until={lock.until} onOver={lock.end} />}
      {lock.holds && (
        <button type="button" className="btn sec sm" onClick={() => link.ask(form.getValues("username"))}>
          {t("admin.linkAsk")}
        </button>
      )}
      <TextField
        label={t("admin.username")}
        error={errorText(t, errors.username)}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        {...form.register("username")}
      />
      <PasswordField
        label={t("admin.password")}
        error={errorText(t, errors.password)}
        autoComplete="current-password"
        aria-required
        aria-describedby={refused.refusal && refusalId}
        {...form.register("password")}
      />
      <Submit pending={isSubmitting} disabled={lock.holds}>
        {t("admin.signIn")}
      </Submit>
    </form>
  );
}

function CodeForm({ known, enter, onBack }: { known: Credentials; enter: Enter; onBack: () => void }) {
  const { t } = useWording();
  const lock = useLock();
  const form = useSchemaForm(codeAsked, { code: "" });
  const refused = useRefused(form, lock);
  const refusalId = useId();
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = form.handleSubmit(async ({ code }) => {
    refused.forget();
    try {
      await enter({ ...known, code });
    } catch (error) {
      refused.say(error);
      // Not `reset`: it lets go of the field, which then takes no focus.
      form.setValue("code", "");
      setFocus("code");
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate>
      <p className="soft small">{t("admin.codeText")}</p>
      {refused.refusal && <Refusal id={refusalId} {...refused.refusal} />}
      {lock.until && <Lockout until={lock.until} onOver={lock.end} />}
      <TextField
        label={t("admin.code")}
        error={errorText(t, errors.code)}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-describedby={refused.refusal && refusalId}
        {...form.register("code")}
      />
      <Submit pending={isSubmitting} disabled={lock.holds}>
        {t("admin.codeSend")}
      </Submit>
      <button type="button" className="btn quiet sm" onClick={onBack}>
        {t("admin.codeBack")}
      </button>
    </form>
  );
}
