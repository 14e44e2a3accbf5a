import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";
import { rejectTransfer, verifyTransfer } from "../verbs/decide-transfer.ts";
import { refund } from "../verbs/refund.ts";
import { lockPayment, type PaymentRow } from "./payment-admin.queries.ts";

/** What an administrator says about a payment. */
export type Decision =
  | { to: "verified"; reopen: boolean }
  | { to: "rejected"; reason: string }
  | { to: "refunded"; reference: string; reason: string };

const told = ({ status, state, notes, reason }: PaymentRow) => ({ status, state, note: notes ?? reason });

/**
 * Carries a decision about a payment out, once: anyone who comes second, with another decision or the same, is told, and
 * changes nothing. Errors: `payment.not_found`, `payment.decided`, `payment.wrong_state` for what is not decided by hand.
 */
export async function decide(
  tx: Database,
  id: string,
  decision: Decision,
  { administratorId, at }: { administratorId: string; at: Date },
): Promise<Done<undefined>> {
  const before = await lockPayment(tx, id);
  if (!isOpenTo(decision, before)) throw new AppError("payment.decided", { facts: told(before) });
  const by = { orderId: before.order_id, administratorId, at };
  if (decision.to === "verified") await verifyTransfer(tx, by);
  else if (decision.to === "rejected") await rejectTransfer(tx, { ...by, reason: decision.reason });
  else await refund(tx, { ...by, reference: decision.reference, reason: decision.reason });
  const after = await lockPayment(tx, id);
  return {
    log: {
      action: `payment.${decision.to}`,
      resource: ["payment", id],
      before: told(before),
      after: told(after),
      details: {
        reference: before.reference,
        amount: before.amount,
        ...(decision.to === "refunded" && { refundReference: decision.reference }),
      },
    },
    answer: undefined,
  };
}

/** Whether nobody has decided yet what this decision would decide. */
function isOpenTo(decision: Decision, { state }: PaymentRow): boolean {
  if (decision.to === "refunded") return state === "paid" || state === "held";
  if (state === "open" || state === "held") return true;
  return decision.to === "verified" && decision.reopen && (state === "failed" || state === "cancelled");
}
