import { useState } from "react";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** Takes the buyer of an open order to the page of its gateway once more. */
export function useContinue(orderId: string) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const [pending, setPending] = useState(false);
  async function goOn() {
    setPending(true);
    try {
      const { redirectUrl } = await api("POST /api/payments/:orderId/pay", { params: { orderId } });
      if (redirectUrl) return location.assign(redirectUrl);
    } catch (error) {
      await toast("error", whyFailed(error, t, t("paying.orderFailed")));
      // It may have been paid, or given up, since it was read.
      void queryClient.invalidateQueries({ queryKey: ["payments"] });
    }
    setPending(false);
  }
  return { goOn, pending };
}
