import { ArrowLeft, Phone } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { ApiError } from "#platform/http/api.ts";
import { useRouter } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { toast } from "#ui/Toasts.tsx";
import { CityField } from "../../fields/CityField.tsx";
import { showRefusal } from "../../fields/refusal.ts";
import { arrive } from "../../sign-in/arrive.ts";
import * as dialog from "../../sign-in/sign-in.module.css";
import { type Channel, codeRegistration } from "../phone.schema.ts";
import { CodeForm } from "./CodeForm.tsx";
import * as styles from "./code.module.css";
import { SendWays } from "./SendWays.tsx";
import { type Code, useCode } from "./use-code.ts";

const details = z.omit(codeRegistration, { code: true });
const empty = { firstName: "", lastName: "", email: "", phone: "", city: "" };

interface Props {
  onDone: () => void;
  /** To an account with a password. */
  onBack: () => void;
}

/** Opens an account by a code instead of a password: who it is for, then the code to the telephone. */
export default function CodeRegister({ onDone, onBack }: Props) {
  const { t } = useWording();
  const page = usePage();
  const router = useRouter();
  const { phoneCodes } = useSite();
  const code = useCode("sign-up");
  /** A code that was sent and is still good: the mail beside it was refused. */
  const [good, setGood] = useState<Code["sent"]>();
  const form = useSchemaForm(details, empty);
  const { errors } = form.formState;
  const field = (name: keyof typeof empty) => ({ error: errorText(t, errors[name]), ...form.register(name) });

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
          purpose="sign-up"
          code={{ ...code, sent }}
          submit={t("accounts.createAccount")}
          failed={t("accounts.registerFailed")}
          onCode={async (proof) => {
            const body = { ...details.parse(form.getValues()), ...proof };
            try {
              const account = await page.api("POST /api/phone/register", { body });
              await arrive(page, router, account);
              toast("success", t("accounts.registeredTitle"), t("accounts.registeredText"));
              onDone();
            } catch (error) {
              // The mail stands in the form before; the code stays good for another one.
              if (!(error instanceof ApiError && error.code === "auth.email_taken")) throw error;
              setGood(sent);
              code.forget();
              showRefusal(form, error, t);
            }
          }}
        />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => phoneCodes[0] && void send(phoneCodes[0])(event)}
          noValidate
        >
          <p className="soft small">{t("accounts.codeInstead")}</p>
          <div className={dialog.pair}>
            <TextField
              label={t("accounts.firstName")}
              autoComplete="given-name"
              aria-required
              {...field("firstName")}
            />
            <TextField
              label={t("accounts.lastName")}
              autoComplete="family-name"
              aria-required
              {...field("lastName")}
            />
          </div>
          <TextField
            label={t("accounts.email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            aria-required
            {...field("email")}
          />
          <div className={dialog.pair}>
            <TextField
              label={t("accounts.phone")}
              icon={<Phone className="i s" aria-hidden="true" />}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              dir="ltr"
              placeholder="03 000 142"
              aria-required
              {...field("phone")}
            />
            <CityField
              label={
                <>
                  {t("accounts.city")} <span className="muted">{t("accounts.optional")}</span>
                </>
              }
              autoComplete="address-level2"
              {...field("city")}
            />
          </div>
          {good && (
            <button
              type="button"
              className="btn pri"
              onClick={form.handleSubmit(({ phone }) =>
                phone === good.phone ? code.recall(good) : setGood(undefined),
              )}
            >
              {t("accounts.codeTyped")}
            </button>
          )}
          <SendWays code={code} main={!good} onSend={(channel) => void send(channel)()} />
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
