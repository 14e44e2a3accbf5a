import type { TestOrder } from "./orders.ts";

// Orders v2 as PayPal writes it: what the product reads, and enough of the rest to be mistaken for it.

const money = (order: TestOrder, value: string) => ({ currency_code: order.currency, value });

export function orderView(order: TestOrder, base: string) {
  const at = `${base}/v2/checkout/orders/${order.id}`;
  const status = {
    new: "PAYER_ACTION_REQUIRED",
    approved: "APPROVED",
    declined: "APPROVED",
    paid: "COMPLETED",
  };
  return {
    id: order.id,
    intent: "CAPTURE",
    status: order.state === "void" ? "VOIDED" : status[order.state],
    update_time: order.updatedAt.toISOString(),
    payment_source: { paypal: {} },
    purchase_units: [
      {
        reference_id: order.ours,
        custom_id: order.ours,
        invoice_id: order.reference,
        description: order.description,
        amount: money(order, order.amount),
        ...(order.taken !== null && {
          payments: {
            captures: [captureView(order, base)],
            ...(wentBack(order) !== null && { refunds: [refundView(order, base)] }),
          },
        }),
      },
    ],
    links: [
      { href: at, rel: "self", method: "GET" },
      { href: `${base}/checkoutnow?token=${order.id}`, rel: "payer-action", method: "GET" },
    ],
  };
}

export function captureView(order: TestOrder, base: string) {
  const at = `${base}/v2/payments/captures/${order.captureId}`;
  const back = wentBack(order);
  const whole = order.chargedBack === null ? "REFUNDED" : "REVERSED";
  return {
    id: order.captureId,
    status: back === null ? "COMPLETED" : back === order.taken ? whole : "PARTIALLY_REFUNDED",
    amount: money(order, order.taken ?? order.willTake),
    final_capture: true,
    custom_id: order.ours,
    invoice_id: order.reference,
    supplementary_data: { related_ids: { order_id: order.id } },
    links: [
      { href: at, rel: "self", method: "GET" },
      { href: `${base}/v2/checkout/orders/${order.id}`, rel: "up", method: "GET" },
    ],
  };
}

/** A bank's chargeback is a reversal at PayPal, written as a refund. */
const wentBack = (order: TestOrder) => order.chargedBack ?? order.refunded;

/** A dispute names the capture, as the seller's transaction. */
export function disputeView(order: TestOrder) {
  return {
    dispute_id: `PP-D-${order.captureId.slice(0, 6)}`,
    status: "OPEN",
    disputed_transactions: [{ seller_transaction_id: order.captureId }],
  };
}

/** A refund names its capture, not its order. */
export function refundView(order: TestOrder, base: string) {
  return {
    id: `${order.captureId.slice(0, -1)}R`,
    status: "COMPLETED",
    amount: money(order, wentBack(order) ?? "0.00"),
    custom_id: order.ours,
    invoice_id: order.reference,
    links: [{ href: `${base}/v2/payments/captures/${order.captureId}`, rel: "up", method: "GET" }],
  };
}
