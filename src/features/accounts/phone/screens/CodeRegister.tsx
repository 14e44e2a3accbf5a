import * as z from "zod/mini";
import { ApiError } from "#platform/http/api.ts";
import { useRouter } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { CityField } from "../../fields/CityField.tsx";
import { NameFields } from "../../fields/NameFields.tsx";
import { PhoneField } from "../../fields/PhoneField.tsx";
import { showRefusal } from "../../fields/refusal.ts";
import { arrive } from "../../sign-in/arrive.ts";
import * as dialog from "../../sign-in/sign-in.module.css";
import { codeRegistration } from "../phone.schema.ts";
import { CodeSteps } from "./CodeSteps.tsx";
import { useCode } from "./use-code.ts";

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
  const code = useCode("sign-up");
  const form = useSchemaForm(details, empty);
  const { errors } = form.formState;
  const field = (name: keyof typeof empty) => ({ error: errorText(t, errors[name]), ...form.register(name) });

  return (
    <CodeSteps
      code={code}
      form={form}
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
          code.setTyped(false);
          showRefusal(form, error, t);
        }
      }}
      onBack={onBack}
    >
      <p className="soft small">{t("accounts.codeInstead")}</p>
      <div className={dialog.pair}>
        <NameFields first={field("firstName")} last={field("lastName")} />
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
        <PhoneField label={t("accounts.phone")} aria-required {...field("phone")} />
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
    </CodeSteps>
  );
}
