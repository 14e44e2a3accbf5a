import { AppError } from "#errors";
import { takeBack } from "#features/plans/verbs/take-back.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockOrder, type Mover, moveOrder, type OrderRow } from "../order.queries.ts";
import { receiptMailJob } from "../receipts/receipt-mail.ts";

/**
 * Records that an administrator gave the money of an order back, by the gateway's own desk or by hand: what it started
 * ends. Errors: `payment.not_found`, `payment.wrong_state` for what was not paid or is refunded already.
 * Database then: only a legal move of the order (orders_life), and what follows from the plan or add-on that ends
 * (`takeBack`).
 */
export async function refund(
  tx: Database,
  given: { orderId: string; administratorId: string; reference: string; reason: string; at: Date },
): Promise<void> {
  const { orderId, administratorId, reference, reason, at } = given;
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError("payment.not_found");
  if (order.state !== "paid" && order.state !== "held") throw new AppError("payment.wrong_state");
  await giveBack(tx, order, { reference, reason }, { actor: "administrator", administratorId }, at);
}

/**
 * The money of a paid or held order went back, no matter who sent it: the order is refunded, what it started ends, and its buyer
 * is told. The order is locked.
 * Database then: only a legal move of the order (orders_life), and what follows from the plan or add-on that ends
 * (`takeBack`).
 */
export async function giveBack(
  tx: Database,
  order: Pick<OrderRow, "id" | "state" | "user_id">,
  { reference, reason }: { reference: string | null; reason: string },
  mover: Mover,
  at: Date,
): Promise<void> {
  const move = { state: "refunded", what: "refunded", reason, check: "stop", detail: { reference } } as const;
  await moveOrder(tx, order, move, mover, at);
  await tx
    .updateTable("payments")
    .set(
      order.state === "paid"
        ? { refunded_at: at, refunded_by: mover.administratorId ?? null, refund_reference: reference }
        : { status: "rejected", notes: reason, refund_reference: reference },
    )
    .where("order_id", "=", order.id)
    .execute();
  const items = await tx.selectFrom("order_items").select("id").where("order_id", "=", order.id).execute();
  await takeBack(tx, { userId: order.user_id, orderItemIds: items.map(({ id }) => id), at });
  await tx.updateTable("activations").set({ taken_back_at: at }).where("order_id", "=", order.id).execute();
  await addJob(tx, receiptMailJob, { orderId: order.id, kind: "refunded" }, { maxAttempts: 12 });
}
