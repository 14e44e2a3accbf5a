import { sql } from "kysely";
import { startAddOn } from "#features/plans/verbs/start-add-on.ts";
import { startPlan } from "#features/plans/verbs/start-plan.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { billOrder } from "../invoices/invoice.queries.ts";
import { type Mover, moveOrder, noteEvent, type OrderRow } from "../order.queries.ts";
import { receiptMailJob } from "../receipts/receipt-mail.ts";

const dayMs = 86_400_000;

/** How the money for an order was found to be there. */
export interface Paid {
  transactionId: string | null;
  /** The administrator who saw a transfer; without one a gateway said so. */
  verifiedBy?: string;
  /** What the history calls it. */
  what: "paid" | "transfer_verified" | "difference_accepted";
}

/**
 * The money for an order is there: writes it down and starts what it buys, once, in the caller's transaction. The order
 * is locked, and so is its buyer (lockOrder). One whose account is gone starts nothing: the daily check of the ledger
 * names it.
 * Database then: only a legal move of the order (orders_life), what was billed stays (orders_billed), and what follows from the plan or add-on that starts
 * (`startPlan`, `startAddOn`).
 */
export async function markPaid(
  tx: Database,
  order: OrderRow,
  paid: Paid,
  mover: Mover,
  at: Date,
): Promise<void> {
  await moveOrder(
    tx,
    order,
    {
      state: "paid",
      what: paid.what,
      // Money may go back for months: the gateway is asked every day (ledger/reconcile.ts).
      check: order.gateway ? new Date(at.getTime() + dayMs) : "stop",
      detail: { transactionId: paid.transactionId },
    },
    mover,
    at,
  );
  await billOrder(tx, order.id);
  await tx
    .updateTable("payments")
    .set({
      status: "verified",
      verified_at: at,
      verified_by: paid.verifiedBy ?? null,
      notes: null,
      ...(paid.transactionId !== null && { transaction_id: paid.transactionId }),
    })
    .where("order_id", "=", order.id)
    .execute();
  if (await activate(tx, order, at)) {
    await addJob(tx, receiptMailJob, { orderId: order.id, kind: "paid" }, { maxAttempts: 12 });
  } else {
    await noteEvent(tx, order.id, { state: "paid", what: "nothing_started", actor: mover.actor }, at);
  }
}

/** Starts everything that an order buys, unless it was started before; the primary key of `activations` decides. */
async function activate(tx: Database, order: OrderRow, at: Date): Promise<boolean> {
  const userId = order.user_id;
  if (userId === null) return false;
  const { rows: first } = await sql`insert into activations (order_id, amount, activated_at)
    values (${order.id}::uuid, ${order.amount}, ${at}) on conflict do nothing returning order_id`.execute(tx);
  if (first.length === 0) return false;
  const items = await tx
    .selectFrom("order_items")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  for (const item of items) {
    const bought = { userId, orderItemId: item.id, amount: item.amount, at };
    if (item.plan_id) {
      const subscriptionId = await startPlan(tx, {
        ...bought,
        planId: item.plan_id,
        credit: item.credit,
        days: item.days ?? 30,
      });
      await tx
        .updateTable("payments")
        .set({ subscription_id: subscriptionId })
        .where("order_id", "=", order.id)
        .execute();
    } else if (item.bonus_feature_id) {
      await startAddOn(tx, {
        ...bought,
        bonusFeatureId: item.bonus_feature_id,
        carId: item.car_id,
        days: item.days,
        detail: item.detail,
      });
    }
  }
  return true;
}
