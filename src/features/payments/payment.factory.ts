import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Gateway, GatewayAnswer } from "./gateways/gateway.ts";
import { GatewayAway } from "./gateways/gateway.ts";
import { type PaymentMethod, waysToPay } from "./payment-methods.ts";
import { orderPlan } from "./verbs/order-plan.ts";

/** What a gateway says of an order, for tests of the rules that listen to it. */
export const answers = {
  paid: {
    state: "paid",
    amount: "5.00",
    currency: "USD",
    transactionId: "T1",
    reason: null,
  },
  less: { state: "paid", amount: "4.99", currency: "USD", transactionId: "T1", reason: null },
  euros: { state: "paid", amount: "5.00", currency: "EUR", transactionId: "T1", reason: null },
  pending: { state: "pending", amount: null, currency: null, transactionId: null, reason: null },
  declined: { state: "failed", amount: null, currency: null, transactionId: null, reason: "DECLINED" },
  cancelled: { state: "cancelled", amount: null, currency: null, transactionId: null, reason: null },
  missing: { state: "missing", amount: null, currency: null, transactionId: null, reason: null },
} as const satisfies Record<string, GatewayAnswer>;

/** A gateway whose word is set by a test; `protocols` are tested by the test gateway. */
export function sayingGateway(): Gateway & { say: GatewayAnswer | "away"; asked: number } {
  return {
    name: "areeba",
    say: answers.missing,
    asked: 0,
    async open({ id }) {
      return { gatewayOrderId: id, redirectUrl: `http://127.0.0.1/pay/${id}` };
    },
    async inquire() {
      this.asked++;
      if (this.say === "away") throw new GatewayAway("set to be away");
      return this.say;
    },
    async readWebhook() {
      return undefined;
    },
  };
}

/** An order for a plan; one by card is open at the gateway, under its own id. */
export async function makeOrder(
  db: Database,
  given: { userId: string; at: Date; plan?: string; method?: PaymentMethod },
): Promise<string> {
  const { userId, at, plan = "premium", method = "credit_card" } = given;
  const id = await db
    .transaction()
    .execute((tx) => orderPlan(tx, { userId, plan, method, language: "en", at }));
  if (waysToPay[method].gateway !== null) {
    await sql`update orders set gateway_order_id = id::text where id = ${id}::uuid`.execute(db);
  }
  return id;
}

/** Expected of `ledgerOf`: paid, and the plan started once; or nothing started. */
export const started = { state: "paid", payment: "verified", activations: 1, subscriptions: 1 };
export const nothing = { activations: 0, subscriptions: 0 };

/** What the ledger holds of an order. */
export async function ledgerOf(db: Database, orderId: string) {
  const { rows } = await sql<{
    state: string;
    payment: string;
    transaction_id: string | null;
    activations: number;
    subscriptions: number;
    history: string[];
  }>`
    select o.state, p.status as payment, p.transaction_id,
      (select count(*)::int from activations a where a.order_id = o.id) as activations,
      (select count(*)::int from subscriptions s join order_items i on i.id = s.order_item_id
        where i.order_id = o.id) as subscriptions,
      (select array_agg(e.what order by e.id) from order_events e where e.order_id = o.id) as history
    from orders o join payments p on p.order_id = o.id where o.id = ${orderId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("no such order");
  return row;
}
