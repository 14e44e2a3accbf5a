import type { MessageKey } from "#i18n/catalogue.ts";
import type { Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Translate } from "#i18n/translate.ts";
import type { ItemRow, PaidOrderRow } from "./order.queries.ts";
import type { OwnPayment, Verification } from "./payment.schema.ts";

/** One thing that an order buys. */
export const presentItem = ({ id: _, amount, credit, ...item }: ItemRow): OwnPayment["items"][number] => ({
  ...item,
  amount: Number(amount),
  credit: Number(credit),
});

interface Words {
  t: Translate;
  language: Language;
}

/** An order as its buyer sees it, with what may be done with it at this moment. */
export function presentPayment(row: PaidOrderRow, words: Words, at: Date): OwnPayment {
  const waits = row.state === "open" && row.expires_at > at;
  return {
    orderId: row.id,
    reference: row.reference,
    state: row.state,
    method: row.paid_by,
    amount: Number(row.amount),
    currency: row.currency,
    items: row.items.map(presentItem),
    reason: reasonOf(row, words),
    transactionId: row.transaction_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.verified_at?.toISOString() ?? null,
    returned: row.state === "paid" ? Number(row.returned) : 0,
    refundedAt: row.state === "refunded" ? (row.refunded_at?.toISOString() ?? null) : null,
    billedTo: row.billed_to,
    hasReceipt: row.receipt_image !== null,
    // A card that was refused may be tried again on the same order.
    canPay: waits || (row.state === "failed" && row.gateway !== null && row.expires_at > at),
    canCancel: row.state === "open" || (row.state === "failed" && row.gateway !== null),
    canSendReceipt: waits && row.paid_by === "manual",
  };
}

const worded: Record<string, MessageKey> = {
  other_amount: "payments.otherAmount",
  DECLINED: "payments.declined",
  INSUFFICIENT_FUNDS: "payments.insufficientFunds",
  EXPIRED_CARD: "payments.expiredCard",
};

/** What a buyer reads of why it failed: the words of an administrator, or ours for a gateway's code. */
function reasonOf({ state, reason, gateway }: PaidOrderRow, { t, language }: Words): string | null {
  if (state === "held") return t("payments.otherAmount");
  if (state !== "failed" || reason === null) return null;
  if (gateway === null) return reasonIn(language, reason);
  return t((worded[reason] ?? "payments.declined") as "payments.declined");
}

const statusOf = {
  paid: "SUCCESS",
  open: "PENDING",
  held: "PENDING",
  failed: "FAILED",
  cancelled: "CANCELLED",
  refunded: "CANCELLED",
} as const;

/** What became of an order, as both addresses of the call answer it. */
export function presentVerification(row: PaidOrderRow, words: Words, at: Date): Verification {
  const payment = presentPayment(row, words, at);
  return {
    success: row.state === "paid",
    status: statusOf[row.state],
    transactionId: payment.transactionId,
    error: row.state === "failed" ? (payment.reason ?? words.t("payments.declined")) : payment.reason,
    payment,
  };
}
