import type { Language } from "#i18n/language.ts";
import { presentItem } from "../payment.present.ts";
import type { AdminPayment, AdminPaymentDetail } from "./payment-admin.contract.ts";
import type { EventRow, PaymentRow } from "./payment-admin.queries.ts";

/** A payment as administrators see it, with what may be done with it at this moment. */
export function presentAdminPayment(row: PaymentRow, language: Language): AdminPayment {
  const plan = row.items.find((item) => item.plan !== null);
  return {
    id: row.id,
    status: row.status,
    amount: Number(row.amount),
    paymentMethod: row.method,
    createdAt: row.created_at.toISOString(),
    user: row.user_id === null ? null : userOf(row.user_id, row),
    subscriptionPlan: plan ? { name: plan.title, nameAr: plan.titleAr } : null,
    planName: row.items.map((item) => (language === "ar" ? item.titleAr : item.title)).join(" + "),
    reference: row.reference,
    orderId: row.order_id,
    state: row.state,
    paidBy: row.paid_by,
    hasReceipt: row.has_receipt,
    sameReceiptAs: row.same_receipt,
    trouble: row.trouble,
    returned: Number(row.returned),
    transferWay: row.transfer_way,
    dueAt: row.due_at?.toISOString() ?? null,
    transactionId: row.transaction_id,
    note: row.notes ?? row.reason,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    refundedAt: row.refunded_at?.toISOString() ?? null,
    actions: actionsFor(row),
  };
}

const userOf = (id: string, row: PaymentRow) => ({
  id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
});

/** What the verbs take (verbs/decide-transfer.ts, verbs/refund.ts), so that no button leads to a refusal. */
function actionsFor({ state, gateway }: PaymentRow): AdminPayment["actions"] {
  if (state === "paid") return ["refund"];
  if (state === "held") return ["verify", "refund"];
  if (gateway !== null) return [];
  if (state === "open") return ["verify", "reject"];
  return state === "refunded" ? [] : ["reopen"];
}

export function presentPaymentDetail(
  row: PaymentRow,
  history: EventRow[],
  language: Language,
): AdminPaymentDetail {
  return {
    ...presentAdminPayment(row, language),
    items: row.items.map(presentItem),
    refundReference: row.refund_reference,
    history: history.map(({ at, what, state, actor, administrator, detail }) => ({
      at: at.toISOString(),
      what,
      state,
      actor,
      administrator,
      reason: typeof detail.reason === "string" ? detail.reason : null,
      reference: typeof detail.reference === "string" ? detail.reference : null,
    })),
  };
}
