import { useState } from "react";
import type { CartItem } from "#features/plans/add-on.schema.ts";
import { ApiError } from "#platform/http/api.ts";
import { usePage } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { PaymentMethod, PaymentStart } from "../payment.schema.ts";
import { leavesFor } from "./methods.ts";
import { openTab } from "./open-tab.ts";
import { forgetAttempt, storedAttempt } from "./order-attempt.ts";
import { startQuery } from "./payment.api.ts";

/** What a user set out to pay. */
export type Wanted = { planId: string } | { items: CartItem[] };

interface Failure {
  text: string;
  /** The order was made all the same: the next try goes on with it. */
  isKept: boolean;
}

/**
 * Sends an order and takes its buyer to where it is paid. A try that fails leaves everything as it was, and the next one goes
 * out under the same key: no matter what was lost on the way, there is one order.
 */
export function useOrder(
  wanted: Wanted,
  onOrdered: (start: PaymentStart, method: PaymentMethod) => Promise<void> | void,
) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  /** Stays true while the page of the gateway is on its way. */
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function send(paymentMethod: PaymentMethod): Promise<PaymentStart> {
    const body = { ...wanted, paymentMethod };
    const { key: idempotencyKey } = storedAttempt(body);
    const start =
      "planId" in body
        ? await api("POST /api/subscription/upgrade", { body, idempotencyKey })
        : await api("POST /api/subscription/bonus-feature", { body, idempotencyKey });
    forgetAttempt();
    return start;
  }

  async function order(method: PaymentMethod) {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    const tab = method === "chat" ? openTab() : undefined;
    try {
      const start = await send(method);
      queryClient.setQueryData(startQuery(api, start.orderId).queryKey, start);
      void queryClient.invalidateQueries({ queryKey: ["payments", "list"] });
      await onOrdered(start, method);
      if (start.redirectUrl) tab?.show(start.redirectUrl);
      else tab?.close();
      // Nothing was to be paid: what was bought has begun.
      if (start.amount === 0) void queryClient.invalidateQueries({ queryKey: ["subscription"] });
      if (start.redirectUrl && leavesFor(method)) return location.assign(start.redirectUrl);
    } catch (error) {
      tab?.close();
      setFailure({
        text: whyFailed(error, t, t("paying.orderFailed")),
        isKept: error instanceof ApiError && error.code === "payment.gateway_away",
      });
    }
    setPending(false);
  }
  return { order, pending, failure };
}
