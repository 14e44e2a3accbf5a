import { sql } from "kysely";
import { shrink } from "#features/plans/verbs/shrink.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { fromCents, sameAmount, toCents } from "../cents.ts";
import type { GatewayAnswer } from "../gateways/gateway.ts";
import { type Mover, noteEvent, type OrderRow } from "../order.queries.ts";
import { tellOfMoneyBack } from "../receipts/money-back.request.ts";
import { receiptMailJob } from "../receipts/receipt-mail.ts";

/**
 * What a gateway says of a paid order that is not the whole of it any more. A part that went back shortens what was bought to
 * what is still paid; a dispute that is not decided leaves it as it is. Its buyer is told of the first, administrators of both,
 * once for each amount. The order is locked.
 * Database then: what `shrink` says.
 */
export async function noteTrouble(
  tx: Database,
  order: OrderRow,
  answer: GatewayAnswer,
  mover: Mover,
  at: Date,
): Promise<void> {
  if (answer.state !== "paid") return;
  const short = answer.amount !== null && !sameAmount(answer.amount, order.amount);
  if (!short && !answer.disputed) return;
  const what = short ? "part_refunded" : "disputed";
  const left = answer.amount ?? order.amount;
  // An administrator accepted another amount than the order's: that difference is no news.
  if (await isNoted(tx, order.id, what, { left })) return;
  if (short && (await isNoted(tx, order.id, "other_amount", { amount: left }))) return;
  const back = short && answer.currency === order.currency ? await takePart(tx, order, left, at) : undefined;
  const detail = { left, ...(back && { back }) };
  await noteEvent(tx, order.id, { state: "paid", what, detail, actor: mover.actor }, at);
  await tellOfMoneyBack(tx, { orderId: order.id, what, reason: answer.reason, amount: left });
}

/** Whether the history of an order has this, with these details. */
async function isNoted(tx: Database, orderId: string, what: string, detail: object): Promise<boolean> {
  const noted = await tx
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", orderId)
    .where("what", "=", what)
    .where(sql<boolean>`detail @> ${JSON.stringify(detail)}::jsonb`)
    .executeTakeFirst();
  return noted !== undefined;
}

/** Shortens what an order started to what is left of its money; returns what that took away, where it is anything. */
async function takePart(tx: Database, order: OrderRow, left: string, at: Date): Promise<string | undefined> {
  const { returned } = await tx
    .selectFrom("payments")
    .select("returned")
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const price = toCents(order.amount);
  const whole = Math.min(price, await acceptedFor(tx, order));
  if (whole === 0) return undefined;
  const kept = Math.round((price * Math.min(toCents(left), whole)) / whole);
  const cents = price - kept - toCents(returned);
  if (cents <= 0) return undefined;
  const back = fromCents(cents);
  await tx
    .updateTable("payments")
    .set({ returned: fromCents(price - kept) })
    .where("order_id", "=", order.id)
    .execute();
  const items = await tx.selectFrom("order_items").select("id").where("order_id", "=", order.id).execute();
  await shrink(tx, { userId: order.user_id, orderItemIds: items.map(({ id }) => id), back, at });
  await addJob(tx, receiptMailJob, { orderId: order.id, kind: "part_refunded", back }, { maxAttempts: 12 });
  return back;
}

/** The money for which an order was taken as paid, in cents: its price, or what an administrator accepted for it. */
async function acceptedFor(tx: Database, order: OrderRow): Promise<number> {
  const { rows } = await sql<{ amount: string | null }>`
    select case when what = 'difference_accepted' then (
        select held.detail->>'amount' from order_events held
        where held.order_id = e.order_id and held.what = 'other_amount' and held.id < e.id order by held.id desc limit 1) end as amount
    from order_events e where order_id = ${order.id}::uuid and what in ('paid', 'difference_accepted')
    order by id desc limit 1`.execute(tx);
  return toCents(rows[0]?.amount ?? order.amount);
}
