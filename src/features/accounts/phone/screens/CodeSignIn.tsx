import * as z from "zod/mini";
import { useRouter } from "#platform/page/routing.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { PhoneField } from "../../fields/PhoneField.tsx";
import { arrive } from "../../sign-in/arrive.ts";
import { phoneProof } from "../phone.schema.ts";
import { CodeSteps } from "./CodeSteps.tsx";
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
  const code = useCode("sign-in");
  const form = useSchemaForm(justPhone, { phone: "" });

  return (
    <CodeSteps
      code={code}
      form={form}
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
      onBack={onBack}
    >
      <PhoneField
        label={t("accounts.phone")}
        error={errorText(t, form.formState.errors.phone)}
        aria-required
        {...form.register("phone")}
      >
        <p className="hint">{t("accounts.codeFor")}</p>
      </PhoneField>
    </CodeSteps>
  );
}
