import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockOrder, moveOrder, type OrderRow } from "../order.queries.ts";
import { receiptMailJob } from "../receipts/receipt-mail.ts";
import { markPaid } from "./activate.ts";

export interface Decision {
  orderId: string;
  administratorId: string;
  at: Date;
}

/**
 * An administrator has seen the money of a transfer or a chat, or accepts other money than the order's: what is bought
 * starts. Seeing it twice starts it once. Errors: `payment.not_found`, `payment.wrong_state`, also of an order that a gateway answers for
 * and does not hold.
 * Database then: what `markPaid` says.
 */
export async function verifyTransfer(
  tx: Database,
  { orderId, administratorId, at }: Decision,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError("payment.not_found");
  if (order.state === "paid") return;
  mustBeDecided(order, ["open", "held", "cancelled", "failed"]);
  const what = order.state === "held" ? "difference_accepted" : "transfer_verified";
  const mover = { actor: "administrator", administratorId } as const;
  await markPaid(tx, order, { transactionId: null, verifiedBy: administratorId, what }, mover, at);
}

/**
 * An administrator found no money, or not this order's: the buyer reads why. Money that a gateway holds goes back there
 * and is recorded as a refund. Errors: `payment.not_found`, `payment.wrong_state`.
 * Database then: only a legal move of the order (orders_life).
 */
export async function rejectTransfer(
  tx: Database,
  { orderId, administratorId, at, reason }: Decision & { reason: string },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError("payment.not_found");
  mustBeDecided(order, ["open"]);
  const mover = { actor: "administrator", administratorId } as const;
  await moveOrder(tx, order, { state: "failed", what: "transfer_rejected", reason }, mover, at);
  await tx
    .updateTable("payments")
    .set({ status: "rejected", notes: reason })
    .where("order_id", "=", orderId)
    .execute();
  await addJob(tx, receiptMailJob, { orderId, kind: "rejected" }, { maxAttempts: 12 });
}

/** What a gateway answers for is never decided by hand, except where it holds other money than the order's. */
function mustBeDecided(order: OrderRow, states: readonly OrderRow["state"][]): void {
  const byHand = order.gateway === null || order.state === "held";
  if (!byHand || !states.includes(order.state)) throw new AppError("payment.wrong_state");
}
