import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";

/** For a button that has the mail with the link to verify sent again: once, unless that failed. */
export function useResend() {
  const page = usePage();
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const resend = async () => {
    setState("sending");
    setState((await resendVerification(page)) ? "sent" : "idle");
  };
  return { state, resend };
}

/** Has the mail sent again, and says how it went. True when it is on its way. */
export async function resendVerification({ api, messages: { t } }: PageContext): Promise<boolean> {
  try {
    const { message } = await api("POST /api/auth/resend-verification");
    toast("success", t("signed-in.mailSent"), message);
    return true;
  } catch (error) {
    toast(
      "error",
      t("signed-in.mailFailed"),
      error instanceof ApiError ? error.message : t("common.offline"),
    );
    return false;
  }
}
