import { ArrowLeft, Phone } from "lucide-react";
import * as z from "zod/mini";
import { useRouter } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { toast } from "#ui/Toasts.tsx";
import { showRefusal } from "../../fields/refusal.ts";
import { arrive } from "../../sign-in/arrive.ts";
import { type Channel, phoneProof } from "../phone.schema.ts";
import { CodeForm } from "./CodeForm.tsx";
import * as styles from "./code.module.css";
import { SendWays } from "./SendWays.tsx";
import { useCode } from "./use-code.ts";

const justPhone = z.pick(phoneProof, { phone: true });

interface Props {
  onDone: () => void;
  /** To mail and password. */
  onBack: () => void;
}

/** Signing in by a code to a number that is confirmed in an account: the number, then the code. */
export default function CodeSignIn({ onDone, onBack }: Props) {
  const { t } = useWording();
  const page = usePage();
  const router = useRouter();
  const { phoneCodes } = useSite();
  const code = useCode("sign-in");
  const form = useSchemaForm(justPhone, { phone: "" });
  const { errors } = form.formState;

  const send = (channel: Channel) =>
    form.handleSubmit(async ({ phone }) => {
      try {
        await code.ask(phone, channel);
      } catch (error) {
        const message = showRefusal(form, error, t);
        if (message !== undefined) toast("error", t("accounts.codeFailed"), message);
      }
    });
  const { sent } = code;
  return (
    <div className={styles.form}>
      {sent ? (
        <CodeForm
          purpose="sign-in"
          code={{ ...code, sent }}
          submit={t("accounts.signIn")}
          failed={t("accounts.signInFailed")}
          onCode={async (body) => {
            const account = await page.api("POST /api/phone/verify", { body });
            await arrive(page, router, account);
            const [title, text] = account.deletionUndone
              ? ([t("accounts.welcomeBackTitle"), t("accounts.welcomeBackText")] as const)
              : ([t("accounts.signedInTitle"), t("accounts.signedInText")] as const);
            toast("success", title, text);
            onDone();
          }}
        />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => phoneCodes[0] && void send(phoneCodes[0])(event)}
          noValidate
        >
          <TextField
            label={t("accounts.phone")}
            error={errorText(t, errors.phone)}
            icon={<Phone className="i s" aria-hidden="true" />}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            placeholder="03 000 142"
            aria-required
            {...form.register("phone")}
          >
            <p className="hint">{t("accounts.codeFor")}</p>
          </TextField>
          <SendWays code={code} main onSend={(channel) => void send(channel)()} />
        </form>
      )}
      <div className={styles.foot}>
        {sent && (
          <button type="button" className="link small" onClick={code.forget}>
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
