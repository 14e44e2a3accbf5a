import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { lockOrder, type Mover, moveOrder } from "../order.queries.ts";

/**
 * Cancels an order that nobody paid. A gateway is asked about it for a while yet: money that comes all the same is
 * taken. Error: `payment.wrong_state`; cancelling twice is none.
 * Database then: only a legal move of the order (orders_life).
 */
export async function cancelOrder(
  tx: Database,
  orderId: string,
  { what, ...mover }: Mover & { what: "cancelled" | "given_up" },
  at: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.state === "cancelled") return;
  if (!order || (order.state !== "open" && order.state !== "failed"))
    throw new AppError("payment.wrong_state");
  await moveOrder(tx, order, { state: "cancelled", what }, mover, at);
  await sql`update payments set status = 'rejected' where order_id = ${orderId}::uuid and status = 'pending'`.execute(
    tx,
  );
}
