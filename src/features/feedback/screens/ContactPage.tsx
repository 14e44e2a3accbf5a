import { MailCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { showRefusal } from "#features/accounts/fields/refusal.ts";
import { MessagePage } from "#features/accounts/recovery/screens/MessagePage.tsx";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { Link } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { FieldError, TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import { contactForm, contactLimits } from "../contact.schema.ts";
import * as styles from "./contact.module.css";
import { OtherWays } from "./OtherWays.tsx";

/** Writes to the people behind the market. Anyone who is signed in need not say who they are again. */
export default function ContactPage() {
  const { t } = useWording();
  const [sentFrom, setSentFrom] = useState<string>();
  if (sentFrom !== undefined) {
    return (
      <MessagePage
        icon={MailCheck}
        title={t("contact.sent")}
        text={t("contact.sentText", { email: `\u2066${sentFrom}\u2069` })}
        focus
      >
        <Link className="btn pri" to="/cars">
          {t("contact.browse")}
        </Link>
        <button type="button" className="btn sec" onClick={() => setSentFrom(undefined)}>
          {t("contact.again")}
        </button>
      </MessagePage>
    );
  }
  return (
    <div className={`wrap zone ${styles.page}`}>
      <h1>{t("contact.title")}</h1>
      <p className="soft">{t("contact.text")}</p>
      <div className={styles.parts}>
        <ContactForm onSent={setSentFrom} />
        <OtherWays />
      </div>
    </div>
  );
}

function ContactForm({ onSent }: { onSent: (from: string) => void }) {
  const { t } = useWording();
  const { api } = usePage();
  const account = useAccount();
  const attempt = useRef<Attempt>(undefined);
  const form = useSchemaForm(contactForm, {
    name: account ? `${account.firstName} ${account.lastName}` : "",
    email: account?.email ?? "",
    phone: account?.phone ?? "",
    subject: "",
    message: "",
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(preloadToasts, []);
  const submit = form.handleSubmit(async (body) => {
    attempt.current = attemptOf(attempt.current, body);
    try {
      await api("POST /api/contact", { body, idempotencyKey: attempt.current.key });
      onSent(body.email);
    } catch (error) {
      const message = showRefusal(form, error, t);
      if (message) void toast("error", t("contact.failed"), message);
    }
  });
  return (
    <form className={`panel ${styles.form}`} method="post" onSubmit={submit} noValidate>
      <TextField
        label={t("contact.name")}
        error={errorText(t, errors.name)}
        autoComplete="name"
        maxLength={contactLimits.name}
        aria-required
        {...form.register("name")}
      />
      <TextField
        label={t("contact.email")}
        error={errorText(t, errors.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        aria-required
        {...form.register("email")}
      />
      <TextField
        label={t("contact.phone")}
        error={errorText(t, errors.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={contactLimits.phone}
        aria-required
        {...form.register("phone")}
      />
      <TextField
        label={t("contact.subject")}
        error={errorText(t, errors.subject)}
        maxLength={contactLimits.subject}
        aria-required
        {...form.register("subject")}
      />
      <Message error={errorText(t, errors.message)} field={form.register("message")} />
      <Submit pending={isSubmitting}>{t("contact.send")}</Submit>
    </form>
  );
}

interface MessageProps {
  error: string | undefined;
  field: ReturnType<ReturnType<typeof useSchemaForm<{ message: string }>>["register"]>;
}

function Message({ error, field }: MessageProps) {
  const { t } = useWording();
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {t("contact.message")}
      </label>
      <textarea
        {...field}
        id={id}
        className={error ? "input bad" : "input"}
        rows={7}
        maxLength={contactLimits.message.longest}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
      />
      {!error && (
        <p className="hint" id={`${id}-hint`}>
          {t("contact.messageHint")}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
