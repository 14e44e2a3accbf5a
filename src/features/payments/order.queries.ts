import { sql } from "kysely";
import { AppError } from "#errors";
import type { AddOnSlug } from "#features/plans/add-on.schema.ts";
import type { Database } from "#platform/db/connect.ts";
import type { GatewayName } from "./gateways/gateway.ts";
import type { BilledTo } from "./invoices/invoice.schema.ts";
import type { OrderState, PaymentMethod } from "./payment.schema.ts";

export interface OrderRow {
  id: string;
  reference: string;
  user_id: string | null;
  amount: string;
  currency: "USD";
  paid_by: PaymentMethod;
  state: OrderState;
  gateway: GatewayName | null;
  gateway_order_id: string | null;
  redirect_url: string | null;
  page_unseen_at: Date | null;
  reason: string | null;
  checks: number;
  next_check_at: Date | null;
  expires_at: Date;
  language: "ar" | "en";
  billed_to: BilledTo | null;
  created_at: Date;
}

export interface ItemRow {
  id: string;
  title: string;
  titleAr: string;
  amount: string;
  credit: string;
  creditDays: number | null;
  days: number | null;
  plan: string | null;
  feature: AddOnSlug | null;
  carId: string | null;
  carTitle: string | null;
}

/** An order with what it buys and the payment for it. */
export interface PaidOrderRow extends OrderRow {
  items: ItemRow[];
  transaction_id: string | null;
  receipt_image: string | null;
  payment_status: "pending" | "verified" | "rejected";
  verified_at: Date | null;
  refunded_at: Date | null;
  returned: string;
}

const columns = sql`o.id, o.reference, o.user_id, o.amount, o.currency, o.paid_by, o.state, o.gateway, o.gateway_order_id,
  o.redirect_url, o.page_unseen_at, o.reason, o.checks, o.next_check_at, o.expires_at, o.language, o.billed_to, o.created_at`;

const withPayment = sql`${columns}, p.transaction_id, p.receipt_image, p.status as payment_status, p.verified_at, p.refunded_at,
  p.returned,
  (select json_agg(json_build_object('id', i.id, 'title', i.title, 'titleAr', i.title_ar, 'amount', i.amount::text,
      'credit', i.credit::text, 'creditDays', i.credit_days, 'days', i.days, 'plan', sp.slug, 'feature', b.slug, 'carId', i.car_id, 'carTitle', c.title) order by i.id)
    from order_items i
    left join subscription_plans sp on sp.id = i.plan_id
    left join bonus_features b on b.id = i.bonus_feature_id
    left join cars c on c.id = i.car_id and c.deleted_at is null
    where i.order_id = o.id) as items`;

/** A user's orders, the newest first. */
export async function findOwnOrders(db: Database, userId: string, page: number, limit: number) {
  const [orders, total] = await Promise.all([
    sql<PaidOrderRow>`select ${withPayment} from orders o join payments p on p.order_id = o.id
      where o.user_id = ${userId}::uuid order by o.created_at desc, o.id desc
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from orders where user_id = ${userId}::uuid`.execute(db),
  ]);
  return { rows: orders.rows, total: total.rows[0]?.n ?? 0 };
}

/** An order of this user. Error: `payment.not_found`, also for anyone else's. */
export async function findOwnOrder(db: Database, userId: string, id: string): Promise<PaidOrderRow> {
  const { rows } =
    await sql<PaidOrderRow>`select ${withPayment} from orders o join payments p on p.order_id = o.id
    where o.id = ${id}::uuid and o.user_id = ${userId}::uuid`.execute(db);
  const [order] = rows;
  if (!order) throw new AppError("payment.not_found");
  return order;
}

/**
 * An order, locked until the transaction ends, and its buyer before it: anyone who changes a seller's plan, listings or
 * orders takes the locks in this order. Undefined where there is none.
 */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | undefined> {
  await sql`select from users where id = (select user_id from orders where id = ${id}::uuid) for no key update`.execute(
    tx,
  );
  const { rows } =
    await sql<OrderRow>`select ${columns} from orders o where o.id = ${id}::uuid for update`.execute(tx);
  return rows[0];
}

/** The order that a gateway calls so. */
export async function findGatewayOrder(
  db: Database,
  gateway: GatewayName,
  gatewayOrderId: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${columns} from orders o
    where o.gateway = ${gateway} and o.gateway_order_id = ${gatewayOrderId}`.execute(db);
  return rows[0];
}

/** Who or what moved an order. */
export interface Mover {
  actor: "buyer" | "gateway" | "job" | "administrator";
  administratorId?: string;
}

/**
 * Moves an order to a state and writes it into its history; the database refuses a way that there is not. `check`: when
 * its gateway is asked next, "stop" for not any more.
 * Database then: only a legal move, else MS003 (orders_life); what was noted stays (order_events_kept,
 * order_events_not_emptied).
 */
export async function moveOrder(
  tx: Database,
  order: Pick<OrderRow, "id">,
  to: { state: OrderState; what: string; reason?: string | null; detail?: object; check?: "stop" | Date },
  { actor, administratorId }: Mover,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      state: to.state,
      reason: to.reason ?? null,
      updated_at: at,
      ...(to.check && { next_check_at: to.check === "stop" ? null : to.check }),
    })
    .where("id", "=", order.id)
    .execute();
  await noteEvent(tx, order.id, { ...to, actor, administratorId }, at);
}

/** Writes into the history of an order what left its state as it is. */
export async function noteEvent(
  tx: Database,
  orderId: string,
  event: {
    state: OrderState;
    what: string;
    reason?: string | null;
    detail?: object;
    actor: Mover["actor"];
    administratorId?: string | undefined;
  },
  at: Date,
): Promise<void> {
  const detail = { ...event.detail, ...(event.reason && { reason: event.reason }) };
  await tx
    .insertInto("order_events")
    .values({
      order_id: orderId,
      state: event.state,
      what: event.what,
      actor: event.actor,
      administrator_id: event.administratorId ?? null,
      detail: JSON.stringify(detail),
      at,
    })
    .execute();
}
