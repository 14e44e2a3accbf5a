import { useMutation } from "@tanstack/react-query";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** Takes the buyer of an open order to the page of its gateway once more. */
export function useContinue(orderId: string) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => api("POST /api/payments/:orderId/pay", { params: { orderId } }),
    onSuccess: ({ redirectUrl }) => redirectUrl && location.assign(redirectUrl),
    onError: async (error) => {
      await toast("error", whyFailed(error, t, t("paying.orderFailed")));
      // It may have been paid, or given up, since it was read.
      void queryClient.invalidateQueries({ queryKey: ["payments"] });
    },
  });
  /** Stays true while the page of the gateway is on its way. */
  const pending = isPending || Boolean(data?.redirectUrl);
  return { goOn: () => mutate(), pending };
}
