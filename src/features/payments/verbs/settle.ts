import type { Database } from "#platform/db/connect.ts";
import { sameAmount } from "../cents.ts";
import type { GatewayAnswer } from "../gateways/gateway.ts";
import { lockOrder, type Mover, moveOrder, type OrderRow } from "../order.queries.ts";
import type { OrderState } from "../payment.schema.ts";
import { tellOfMoneyBack } from "../receipts/money-back.request.ts";
import { markPaid } from "./activate.ts";
import { noteTrouble } from "./note-trouble.ts";
import { giveBack } from "./refund.ts";

/**
 * Brings an order to what its gateway says of it, no matter who made us ask: a return, a notification, a job, a second click.
 * Money is taken whenever it comes, also after a refusal or a cancellation; other money than the order's is held for an
 * administrator. Money that went back takes back what it had paid for (docs/payments.md, "Money that goes back"); what
 * else is settled stays. Returns the state that the order is in now.
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
    const mover = { actor };
    if (order.state === "paid" && next === "paid") await noteTrouble(tx, order, answer, mover, at);
    if (next === order.state) return next;
    if (next === "paid") {
      await markPaid(tx, order, { transactionId: answer.transactionId, what: "paid" }, mover, at);
    } else if (next === "held") {
      await hold(tx, order, answer, mover, at);
    } else if (next === "refunded") {
      const reason = answer.reason ?? "REFUNDED";
      await giveBack(tx, order, { reference: answer.transactionId, reason }, mover, at);
      await tellOfMoneyBack(tx, { orderId: order.id, what: "refunded", reason, amount: answer.amount });
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

const dayMs = 86_400_000;
const waiting: readonly OrderState[] = ["open", "failed", "cancelled"];
const taken: readonly OrderState[] = ["paid", "held"];

/** Where an answer takes an order; its own state where it says nothing new. */
function stateAfter(order: OrderRow, answer: GatewayAnswer): OrderState {
  if (taken.includes(order.state) && answer.state === "refunded") return "refunded";
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
    // It may still go back by itself, as a paid one's.
    check: new Date(at.getTime() + dayMs),
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
