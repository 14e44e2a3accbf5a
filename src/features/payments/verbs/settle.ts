import type { Database } from "#platform/db/connect.ts";
import { sameAmount } from "../cents.ts";
import type { GatewayAnswer } from "../gateways/gateway.ts";
import { lockOrder, type Mover, moveOrder, type OrderRow } from "../order.queries.ts";
import type { OrderState } from "../payment.schema.ts";
import { markPaid } from "./activate.ts";

/**
 * Brings an order to what its gateway says of it, whoever made us ask: a return, a notification, a job, a second click.
 * Money is taken whenever it comes, also after a refusal or a cancellation; other money than the order's is held for an
 * administrator. What is settled already stays. Gives the state that the order is in now.
 * Database then: only a legal move of the order (orders_life); paid, what `markPaid` says.
 */
export async function settle(
  db: Database,
  orderId: string,
  answer: GatewayAnswer,
  actor: Mover["actor"],
  at: Date,
): Promise<OrderState | undefined> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return undefined;
    const next = stateAfter(order, answer);
    if (next === order.state) return next;
    const mover = { actor };
    if (next === "paid") {
      await markPaid(tx, order, { transactionId: answer.transactionId, what: "paid" }, mover, at);
    } else if (next === "held") {
      await hold(tx, order, answer, mover, at);
    } else {
      await moveOrder(tx, order, { state: next, what: next, reason: answer.reason }, mover, at);
      await tx
        .updateTable("payments")
        .set({ status: "rejected" })
        .where("order_id", "=", order.id)
        .where("status", "=", "pending")
        .execute();
    }
    return next;
  });
}

const waiting: readonly OrderState[] = ["open", "failed", "cancelled"];

/** Where an answer takes an order; its own state where it says nothing new. */
function stateAfter(order: OrderRow, answer: GatewayAnswer): OrderState {
  if (!waiting.includes(order.state)) return order.state;
  switch (answer.state) {
    case "paid":
      return isWhole(order, answer) ? "paid" : "held";
    case "failed":
      return order.state === "open" ? "failed" : order.state;
    case "cancelled":
      return order.state === "open" ? "cancelled" : order.state;
    // Money that was given back before we heard of it started nothing.
    case "refunded":
      return order.state === "open" ? "cancelled" : order.state;
    default:
      return order.state;
  }
}

const isWhole = (order: OrderRow, { amount, currency }: GatewayAnswer): boolean =>
  amount !== null && sameAmount(amount, order.amount) && currency === order.currency;

async function hold(
  tx: Database,
  order: OrderRow,
  { amount, currency, transactionId }: GatewayAnswer,
  mover: Mover,
  at: Date,
): Promise<void> {
  const got = `${amount ?? "?"} ${currency ?? "?"}`;
  const detail = { amount, currency, transactionId };
  const move = {
    state: "held",
    what: "other_amount",
    reason: "other_amount",
    check: "stop",
    detail,
  } as const;
  await moveOrder(tx, order, move, mover, at);
  await tx
    .updateTable("payments")
    .set({
      status: "pending",
      notes: `The gateway has ${got} for an order of ${order.amount} ${order.currency}`,
    })
    .where("order_id", "=", order.id)
    .execute();
}
