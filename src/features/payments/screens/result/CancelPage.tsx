import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";
import { useAccount } from "#features/accounts/current-account.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { ReceiptLink } from "../ReceiptLink.tsx";
import { Message } from "./Message.tsx";
import { ToMarket, TryAgain } from "./NextSteps.tsx";

/** Where gateways send those back who did not pay. The order is cancelled, unless it turns out to be paid. */
export function CancelPage({ orderId }: { orderId: string | null | undefined }) {
  const { t } = useWording();
  const order = useCancelled(orderId);
  if (order?.state === "paid" && orderId) {
    return (
      <Message
        icon={CircleCheck}
        focus
        title={t("paying.success")}
        text={<p className="soft">{t("paying.paidAfterAll")}</p>}
        reference={order.reference}
      >
        <a className="btn pri" href="/dashboard">
          {t("paying.toDashboard")}
        </a>
        <ReceiptLink className="btn sec" orderId={orderId}>
          {t("paying.receipt")}
        </ReceiptLink>
      </Message>
    );
  }
  return (
    <Message
      icon={CircleX}
      tone="bad"
      title={t("paying.cancelled")}
      text={<p className="soft">{t("paying.cancelledText")}</p>}
      reference={order?.reference}
    >
      <TryAgain />
      <ToMarket />
    </Message>
  );
}

/**
 * Cancels the order, where it is one's own and open, and returns it as it is after that. A refusal changes nothing of what the page
 * says: without an account, or by another one, nothing was charged either, and the server gives up open orders by itself.
 */
function useCancelled(orderId: string | null | undefined) {
  const { api, queryClient } = usePage();
  const account = useAccount();
  const { data } = useQuery({
    queryKey: ["payments", "cancel", orderId],
    queryFn: async () => {
      const params = { orderId: orderId ?? "" };
      const after = await api("POST /api/payments/:orderId/cancel", { params }).catch(() =>
        api("GET /api/payments/:orderId", { params }),
      );
      void queryClient.invalidateQueries({ queryKey: ["payments", "list"] });
      return after;
    },
    enabled: Boolean(account && orderId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
