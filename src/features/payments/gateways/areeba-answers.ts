import { z } from "zod";
import { amountLess, exactAmount, isNothing } from "./amount.ts";
import type { Reply } from "./call.ts";
import type { GatewayAnswer } from "./gateway.ts";

/** RETRIEVE_ORDER, as far as it matters: the order's totals, and each thing that was done or tried. */
export const retrievedOrder = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string(),
  totalCapturedAmount: exactAmount.default("0.00"),
  totalRefundedAmount: exactAmount.default("0.00"),
  /** What banks took back on their card holders' word. */
  chargeback: z.object({ amount: exactAmount.optional() }).optional(),
  transaction: z
    .array(
      z.object({
        result: z.string().optional(),
        response: z.object({ gatewayCode: z.string().optional() }).optional(),
        transaction: z.object({ id: z.string(), type: z.string().optional() }),
      }),
    )
    .default([]),
});
type RetrievedOrder = z.infer<typeof retrievedOrder>;

/** The gateway's words for an order (order.status of RETRIEVE_ORDER) that say more than "not yet". */
const states: Record<string, GatewayAnswer["state"]> = {
  CAPTURED: "paid",
  PARTIALLY_CAPTURED: "paid",
  PARTIALLY_REFUNDED: "paid",
  REFUND_REQUESTED: "paid",
  DISPUTED: "paid",
  REFUNDED: "refunded",
  EXCESSIVELY_REFUNDED: "refunded",
  CHARGEBACK_PROCESSED: "refunded",
  FAILED: "failed",
  AUTHENTICATION_UNSUCCESSFUL: "failed",
  CANCELLED: "cancelled",
};

/**
 * What an order's totals say. Only money that was captured counts, and of it only what did not go back since: an order
 * refunded in part is paid with less than it costs. `refunded` tells what went back.
 */
export function areebaAnswer(order: RetrievedOrder): GatewayAnswer {
  const state = states[order.status] ?? "pending";
  const charged = order.chargeback?.amount ?? "0.00";
  const left = amountLess(amountLess(order.totalCapturedAmount, order.totalRefundedAmount), charged);
  const told = { currency: order.currency, transactionId: takenBy(order), reason: null };
  // A bank may take back a part alone; one that does not say how much took all.
  const partCharged = order.status === "CHARGEBACK_PROCESSED" && !isNothing(charged) && !isNothing(left);
  if (state === "refunded" && !partCharged) {
    return { ...told, state, amount: order.totalCapturedAmount, reason: order.status };
  }
  if ((state === "paid" || partCharged) && !isNothing(left)) {
    const disputed = order.status === "DISPUTED";
    return {
      ...told,
      state: "paid",
      amount: left,
      ...(disputed && { disputed }),
      ...(partCharged && { reason: order.status }),
    };
  }
  return {
    state: state === "paid" ? "pending" : state,
    amount: null,
    currency: null,
    transactionId: null,
    reason: state === "failed" ? (lastRefusal(order) ?? order.status) : null,
  };
}

/** The transaction's own address at the gateway: its number alone begins with 1 in every order. */
function takenBy(order: RetrievedOrder): string | null {
  const taken = order.transaction.findLast(
    ({ result, transaction }) =>
      result === "SUCCESS" && ["PAYMENT", "CAPTURE"].includes(transaction.type ?? ""),
  );
  return taken ? `${order.id}/${taken.transaction.id}` : null;
}

function lastRefusal(order: RetrievedOrder): string | undefined {
  return order.transaction.findLast(({ result }) => result === "FAILURE")?.response?.gatewayCode;
}

const refusal = z.object({
  error: z.object({
    cause: z.string().optional(),
    field: z.string().optional(),
    validationType: z.string().optional(),
    explanation: z.string().optional(),
  }),
});

/** What the gateway minds, by its codes. Its explanation may quote what was sent and is left out. */
export function refusalOf(body: unknown): string {
  const read = refusal.safeParse(body);
  if (!read.success) return "";
  const { cause, field, validationType } = read.data.error;
  return [cause, field, validationType].filter(Boolean).join(" ");
}

/** An order appears at the gateway when a user tries to pay it; until then it is not found, which is said as 404 or 400. */
export function unknownOrder({ status, body }: Reply): boolean {
  if (status === 404) return true;
  const read = status === 400 ? refusal.safeParse(body) : undefined;
  return /unable to find|not found|does not exist/i.test(read?.data?.error.explanation ?? "");
}
