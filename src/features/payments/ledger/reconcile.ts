import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { GatewayAway } from "../gateways/gateway.ts";
import type { OrderRow } from "../order.queries.ts";
import { type Asking, askGateway } from "../verbs/ask-gateway.ts";
import { cancelOrder } from "../verbs/cancel-order.ts";

const minuteMs = 60_000;
const longestPauseMs = 6 * 60 * minuteMs;
/** A gateway is asked about an order for so long after it was given up: money may come late. */
const lateMs = 24 * 60 * minuteMs;
/**
 * Money may go back for so long after a payment, and its gateway is asked every day: PayPal lets a buyer open a dispute for
 * 180 days, card schemes let a bank charge back for 120.
 */
const disputableMs = 180 * 24 * 60 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
const mostAtOnce = 100;
const inParallel = 5;

type Due = Pick<
  OrderRow,
  "id" | "gateway" | "gateway_order_id" | "state" | "checks" | "expires_at" | "created_at"
>;

/**
 * When to ask again: after 2, 4, 8 … minutes, at most six hours; of a paid order a day later. Null once no money can be on
 * its way, nor go back.
 */
export function nextCheck(
  order: Pick<Due, "checks" | "expires_at" | "state" | "created_at">,
  at: Date,
): Date | null {
  if (order.state === "paid" || order.state === "held") {
    const over = at.getTime() > order.created_at.getTime() + disputableMs;
    return over ? null : new Date(at.getTime() + dayMs);
  }
  const pause = Math.min(2 ** Math.min(order.checks + 1, 20) * minuteMs, longestPauseMs);
  return at.getTime() > order.expires_at.getTime() + lateMs ? null : new Date(at.getTime() + pause);
}

/**
 * Asks the gateways again about orders that nobody told us of: a browser that never came back, a lost notification, a
 * process that ended between the gateway's success and ours. Any number of processes may do so at once.
 */
export async function reconcile(asking: Asking, warn: (facts: object, text: string) => void): Promise<void> {
  const { db, clock } = asking;
  const { rows } = await sql<Due>`
    select id, gateway, gateway_order_id, state, checks, expires_at, created_at from orders
    where next_check_at <= ${clock()} order by next_check_at limit ${mostAtOnce}`.execute(db);
  const queue = rows.values();
  const work = async () => {
    for (const order of queue) await check(asking, order, warn);
  };
  await Promise.all(Array.from({ length: inParallel }, work));
}

async function check(asking: Asking, order: Due, warn: (facts: object, text: string) => void): Promise<void> {
  const { db, clock } = asking;
  let { state } = order;
  try {
    state = await askGateway(asking, order, "job");
    if (state === "open" && order.expires_at <= clock()) await giveUp(db, order.id, clock());
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    warn({ order: order.id, gateway: order.gateway, reason: error.message }, "a gateway did not answer");
  }
  const at = clock();
  await db
    .updateTable("orders")
    .set({ checks: order.checks + 1, next_check_at: nextCheck({ ...order, state }, at) })
    .where("id", "=", order.id)
    // What was settled meanwhile is not asked about any more.
    .where("next_check_at", "is not", null)
    .execute();
}

/** Orders for transfers and chats that nobody sent a receipt for in time; one with a receipt waits for a decision. */
export async function giveUpOld(db: Database, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join payments p on p.order_id = o.id
    where o.state = 'open' and o.expires_at <= ${at} and o.gateway is null and p.receipt_image is null
    limit 1000`.execute(db);
  for (const { id } of rows) await giveUp(db, id, at);
}

const giveUp = (db: Database, orderId: string, at: Date) =>
  db.transaction().execute((tx) => cancelOrder(tx, orderId, { what: "given_up", actor: "job" }, at));
