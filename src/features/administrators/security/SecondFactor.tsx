import { useQueryClient } from "@tanstack/react-query";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { PasswordField } from "#features/accounts/fields/PasswordField.tsx";
import { showRefusal } from "#features/accounts/fields/refusal.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { codeAsked, passwordAsked, twoFactorOff } from "../admin.schema.ts";
import { adminApi } from "../client/admin-api.ts";
import { meKey, useAdmin } from "../client/use-admin.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import * as styles from "./security.module.css";

/** The library that draws the code comes with the first set-up. */
const QrCode = lazy(() => import("./QrCode.tsx"));

type Step =
  | { at: "rest" }
  | { at: "password" }
  | { at: "scan"; secret: string; address: string }
  | { at: "codes"; codes: string[] }
  | { at: "ending" };

/** The second factor: off, being set up, or on. */
export function SecondFactor() {
  const { t } = useWording();
  const { twoFactor } = useAdmin();
  const cache = useQueryClient();
  const [step, setStep] = useState<Step>({ at: "rest" });
  const title = useRef<HTMLHeadingElement>(null);
  const rest = () => {
    setStep({ at: "rest" });
    // What was pressed is gone: anyone who works by keys goes on from here.
    title.current?.focus();
    void cache.invalidateQueries({ queryKey: meKey });
  };
  const Icon = twoFactor.enabled ? ShieldCheck : ShieldOff;
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="security-factor">
      <div>
        <h2 id="security-factor" ref={title} tabIndex={-1}>
          {t("security.factor")}
        </h2>
        <p className="soft small">{t("security.factorText")}</p>
      </div>
      {step.at === "rest" && (
        <>
          <p className={styles.state}>
            <span className={twoFactor.enabled ? "badge ok" : "badge"}>
              <Icon className="i" aria-hidden="true" />
              {t(twoFactor.enabled ? "security.factorOn" : "security.factorOff")}
            </span>
            {twoFactor.enabled && (
              <span className="small muted">{t("security.codesLeft", { count: twoFactor.codesLeft })}</span>
            )}
          </p>
          {twoFactor.enabled && twoFactor.required && (
            <p className="small muted">{t("security.requiredBySetting")}</p>
          )}
          {!twoFactor.enabled && (
            <button type="button" className="btn pri" onClick={() => setStep({ at: "password" })}>
              {t("security.begin")}
            </button>
          )}
          {twoFactor.enabled && !twoFactor.required && (
            <button type="button" className="btn danger-o" onClick={() => setStep({ at: "ending" })}>
              {t("security.disable")}
            </button>
          )}
        </>
      )}
      {step.at === "password" && (
        <Begin onBegun={(begun) => setStep({ at: "scan", ...begun })} onBack={rest} />
      )}
      {step.at === "scan" && (
        <Confirm {...step} onDone={(codes) => setStep({ at: "codes", codes })} onBack={rest} />
      )}
      {step.at === "codes" && <RecoveryCodes codes={step.codes} onKept={rest} />}
      {step.at === "ending" && <End onBack={rest} />}
    </section>
  );
}

function Refusal({ text }: { text: string | undefined }) {
  return text ? (
    <p className="note bad" role="alert">
      {text}
    </p>
  ) : null;
}

function Back({ onBack }: { onBack: () => void }) {
  const { t } = useWording();
  return (
    <button type="button" className="btn quiet sm" onClick={onBack}>
      {t("kit.cancel")}
    </button>
  );
}

interface Begun {
  secret: string;
  address: string;
}

function Begin({ onBegun, onBack }: { onBegun: (begun: Begun) => void; onBack: () => void }) {
  const { t } = useWording();
  const [refusal, setRefusal] = useState<string>();
  const form = useSchemaForm(passwordAsked, { password: "" });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => setFocus("password"), [setFocus]);
  const submit = form.handleSubmit(async (body) => {
    try {
      onBegun(await adminApi("POST /api/admin/totp", { body }));
    } catch (error) {
      setRefusal(showRefusal(form, error, t));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Refusal text={refusal} />
      <PasswordField
        label={t("security.confirmPassword")}
        autoComplete="current-password"
        aria-required
        error={errorText(t, errors.password)}
        {...form.register("password")}
      />
      <Submit pending={isSubmitting}>{t("security.go")}</Submit>
      <Back onBack={onBack} />
    </form>
  );
}

interface ConfirmProps extends Begun {
  onDone: (codes: string[]) => void;
  onBack: () => void;
}

function Confirm({ secret, address, onDone, onBack }: ConfirmProps) {
  const { t } = useWording();
  const [refusal, setRefusal] = useState<string>();
  const form = useSchemaForm(codeAsked, { code: "" });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = form.handleSubmit(async (body) => {
    try {
      const { recoveryCodes } = await adminApi("POST /api/admin/totp/confirm", { body });
      toast("success", t("security.factorDone"));
      onDone(recoveryCodes);
    } catch (error) {
      setRefusal(showRefusal(form, error, t));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate>
      <p>{t("security.scan")}</p>
      <Suspense fallback={<span className={`sk ${styles.qrCode}`} />}>
        <QrCode text={address} label={t("security.scanAlt")} />
      </Suspense>
      <p className="small soft">{t("security.orType")}</p>
      <p className={styles.secret} dir="ltr">
        <bdi>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</bdi>
      </p>
      <Refusal text={refusal} />
      <TextField
        label={t("security.firstCode")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        error={errorText(t, errors.code)}
        {...form.register("code")}
      />
      <Submit pending={isSubmitting}>{t("security.confirm")}</Submit>
      <Back onBack={onBack} />
    </form>
  );
}

function End({ onBack }: { onBack: () => void }) {
  const { t } = useWording();
  const [refusal, setRefusal] = useState<string>();
  const form = useSchemaForm(twoFactorOff, { password: "", code: "" });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => setFocus("password"), [setFocus]);
  const submit = form.handleSubmit(async (body) => {
    try {
      await adminApi("POST /api/admin/totp/disable", { body });
      toast("success", t("security.factorEnded"));
      onBack();
    } catch (error) {
      setRefusal(showRefusal(form, error, t));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate>
      <h3>{t("security.disableTitle")}</h3>
      <Refusal text={refusal} />
      <PasswordField
        label={t("security.confirmPassword")}
        autoComplete="current-password"
        aria-required
        error={errorText(t, errors.password)}
        {...form.register("password")}
      />
      <TextField
        label={t("security.anyCode")}
        dir="ltr"
        autoComplete="one-time-code"
        aria-required
        error={errorText(t, errors.code)}
        {...form.register("code")}
      />
      <Submit pending={isSubmitting}>{t("security.disable")}</Submit>
      <Back onBack={onBack} />
    </form>
  );
}
