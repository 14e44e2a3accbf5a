import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { type GatewayAnswer, GatewayAway, type Gateways } from "../gateways/gateway.ts";
import type { Mover, OrderRow } from "../order.queries.ts";
import type { OrderState } from "../payment.schema.ts";
import { inTime } from "./in-time.ts";
import { settle } from "./settle.ts";

const nothing: GatewayAnswer = {
  state: "missing",
  amount: null,
  currency: null,
  transactionId: null,
  reason: null,
};

export interface Asking {
  db: Database;
  gateways: Gateways;
  clock: () => Date;
}

/**
 * Asks the gateway of an order for the truth, and settles the order by it. Throws GatewayAway; the order is then as it
 * was. Nothing is locked and no connection held while the gateway thinks.
 */
export async function askGateway(
  { db, gateways, clock }: Asking,
  order: Pick<OrderRow, "id" | "gateway" | "gateway_order_id" | "state">,
  actor: Mover["actor"],
): Promise<OrderState> {
  if (!order.gateway) return order.state;
  const gateway = gateways[order.gateway];
  if (!gateway) throw new GatewayAway(`${order.gateway} is not configured any more`);
  // Opened nowhere, as when the process ended in between: nobody can have paid it.
  const answer = order.gateway_order_id ? await gateway.inquire(order.gateway_order_id) : nothing;
  return (await settle(db, order.id, answer, actor, clock())) ?? order.state;
}

/** For a call: a gateway that is away, or thinks for too long, is a refusal that the visitor reads. */
export async function worded<T>(
  work: (waiting: AbortSignal) => Promise<T>,
  { patienceMs, orderId }: { patienceMs?: number | undefined; orderId?: string },
): Promise<T> {
  try {
    return await inTime(work, patienceMs);
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    throw new AppError("payment.gateway_away", {
      retryAfterSeconds: 5,
      ...(orderId && { facts: { orderId } }),
    });
  }
}
