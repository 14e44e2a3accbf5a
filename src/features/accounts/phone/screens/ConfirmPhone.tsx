import { readablePhone } from "#text/phone-links.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { accountQuery } from "../../current-account.ts";
import { failureText } from "../../fields/refusal.ts";
import type { Channel } from "../phone.schema.ts";
import { CodeForm } from "./CodeForm.tsx";
import { SendWays } from "./SendWays.tsx";
import { useCode } from "./use-code.ts";

/** Shows that the number of one's profile is one's own: a code is sent to it, and typed in. */
export default function ConfirmPhone({ phone, onClose }: { phone: string; onClose: () => void }) {
  const { t } = useWording();
  const page = usePage();
  const code = useCode("verify");
  const send = async (channel: Channel) => {
    try {
      await code.ask(phone, channel);
    } catch (error) {
      toast("error", t("accounts.codeFailed"), failureText(error, t));
    }
  };
  const { sent } = code;
  return (
    <TitledDialog
      title={t("accounts.confirmTitle")}
      text={!sent && t("accounts.confirmText", { phone: `\u2066${readablePhone(phone)}\u2069` })}
      keepsInput
      onClose={onClose}
    >
      {sent ? (
        <CodeForm
          code={{ ...code, sent }}
          submit={t("accounts.confirmSubmit")}
          failed={t("accounts.confirmFailed")}
          onCode={async (body) => {
            const { deletionUndone: _, ...account } = await page.api("POST /api/phone/verify", { body });
            page.queryClient.setQueryData(accountQuery(page).queryKey, account);
            toast("success", t("accounts.confirmed"));
            onClose();
          }}
        />
      ) : (
        <SendWays code={code} main onSend={(channel) => void send(channel)} />
      )}
    </TitledDialog>
  );
}
