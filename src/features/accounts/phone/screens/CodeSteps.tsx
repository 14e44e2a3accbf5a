import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { toast } from "#ui/Toasts.tsx";
import { showRefusal } from "../../fields/refusal.ts";
import type { Channel } from "../phone.schema.ts";
import { CodeForm, type CodeFormProps } from "./CodeForm.tsx";
import * as styles from "./code.module.css";
import { SendWays } from "./SendWays.tsx";
import type { Code } from "./use-code.ts";

interface Props<Values extends { phone: string }> extends Omit<CodeFormProps, "code"> {
  code: Code;
  /** What is said before the code is asked for; `children` are its fields. */
  form: UseFormReturn<Values>;
  children: ReactNode;
  /** To mail and password. */
  onBack: () => void;
}

/** A number and what else is asked, then the code; one goes back without losing either. */
export function CodeSteps<Values extends { phone: string }>({
  code,
  form,
  children,
  onBack,
  ...rest
}: Props<Values>) {
  const { t } = useWording();
  const { phoneCodes } = useSite();
  const { sent, isTyped, setTyped } = code;
  // Of the form's values the number alone is read here.
  const ofNumber = form as unknown as UseFormReturn<{ phone: string }>;

  const send = (channel: Channel) =>
    ofNumber.handleSubmit(async ({ phone }) => {
      try {
        await code.ask(phone, channel);
      } catch (error) {
        const message = showRefusal(form, error, t);
        if (message !== undefined) toast("error", t("accounts.codeFailed"), message);
      }
    });
  const isGood = sent !== undefined && ofNumber.watch("phone").trim() === sent.phone;
  const resume = ofNumber.handleSubmit(() => setTyped(true));
  return (
    <div className={styles.form}>
      {sent && isTyped ? (
        <CodeForm {...rest} code={{ ...code, sent }} />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => void (isGood ? resume : send(phoneCodes[0] ?? "sms"))(event)}
          noValidate
        >
          {children}
          {isGood && (
            <button type="submit" className="btn pri">
              {t("accounts.codeTyped")}
            </button>
          )}
          <SendWays code={code} main={!isGood} onSend={(channel) => void send(channel)()} />
        </form>
      )}
      <div className={styles.foot}>
        {sent && isTyped && (
          <button type="button" className="link small" onClick={() => setTyped(false)}>
            {t("accounts.codeOtherNumber")}
          </button>
        )}
        <button type="button" className="link small" onClick={onBack}>
          <ArrowLeft className="i s flip" aria-hidden="true" />
          {t("accounts.codeBack")}
        </button>
      </div>
    </div>
  );
}
