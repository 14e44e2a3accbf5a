import { useEffect, useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { readablePhone } from "#text/phone-links.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import { failureText, showRefusal } from "../../fields/refusal.ts";
import { Refusal, type RefusalFacts } from "../../sign-in/Refusal.tsx";
import { type Channel, phoneProof } from "../phone.schema.ts";
import * as styles from "./code.module.css";
import { SendWays } from "./SendWays.tsx";
import type { Code } from "./use-code.ts";

export interface CodeFormProps {
  code: Code & { sent: NonNullable<Code["sent"]> };
  submit: string;
  failed: string;
  /** Sends it off; what it throws is shown. */
  onCode: (proof: { phone: string; code: string }) => Promise<void>;
}

const sentTexts = {
  verify: "accounts.codeSent",
  "sign-up": "accounts.codeSent",
  "sign-in": "accounts.codeSentIfKnown",
} as const;
const wayNames = { whatsapp: "accounts.wayWhatsapp", sms: "accounts.waySms" } as const;

/** The code that was sent: one field, which telephones fill by themselves, and the ways to another one. */
export function CodeForm({ code, submit: label, failed, onCode }: CodeFormProps) {
  const { t } = useWording();
  const [refusal, setRefusal] = useState<RefusalFacts>();
  const { phone, channel } = code.sent;
  const form = useSchemaForm(phoneProof, { phone, code: "" });
  const { errors, isSubmitting } = form.formState;
  useEffect(preloadToasts, []);
  // The keyboard opens with it: a press has just asked for the code.
  useEffect(() => form.setFocus("code"), [form]);

  const submit = form.handleSubmit(async ({ code: typed }) => {
    setRefusal(undefined);
    try {
      await onCode({ phone, code: typed });
    } catch (error) {
      const message = showRefusal(form, error, t);
      if (message !== undefined)
        setRefusal({ title: failed, message, facts: error instanceof ApiError ? error.facts : {} });
    }
  });
  const sendAgain = async (by: Channel) => {
    setRefusal(undefined);
    try {
      await code.ask(phone, by);
      form.resetField("code");
      form.setFocus("code");
    } catch (error) {
      toast("error", t("accounts.codeFailed"), failureText(error, t));
    }
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        // A form around the dialog, in the tree of components, is not sent with it.
        event.stopPropagation();
        void submit(event);
      }}
      noValidate
    >
      <p className="soft small" role="status">
        {t(sentTexts[code.purpose], {
          phone: `\u2066${readablePhone(phone)}\u2069`,
          way: t(wayNames[channel]),
        })}
      </p>
      {refusal && <Refusal {...refusal} />}
      <TextField
        label={t("accounts.code")}
        error={errorText(t, errors.code)}
        className={`num ${styles.code}`}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        dir="ltr"
        aria-required
        {...form.register("code")}
      />
      <Submit pending={isSubmitting}>{label}</Submit>
      <SendWays code={code} onSend={(by) => void sendAgain(by)} />
    </form>
  );
}
