import { type RawBuilder, sql } from "kysely";
import { AppError } from "#errors";
import { isMeantBy } from "#features/accounts/find-people.ts";
import type { Database } from "#platform/db/connect.ts";
import { dueAt, isWaiting } from "../due.ts";
import type { PaidOrderRow } from "../order.queries.ts";
import { lockOrder } from "../order.queries.ts";
import type { OrderState, PaymentMethod, TransferWay } from "../payment.schema.ts";

export interface PaymentRow {
  id: string;
  status: "pending" | "verified" | "rejected";
  amount: string;
  method: "manual" | "palpay" | "bank_transfer" | "credit_card" | "paypal";
  created_at: Date;
  has_receipt: boolean;
  receipt_image: string | null;
  transfer_way: TransferWay | null;
  transaction_id: string | null;
  notes: string | null;
  verified_at: Date | null;
  refunded_at: Date | null;
  refund_reference: string | null;
  same_receipt: string[];
  returned: string;
  trouble: "part_refunded" | "disputed" | "number_used_twice" | null;
  order_id: string;
  reference: string;
  state: OrderState;
  paid_by: PaymentMethod;
  gateway: string | null;
  reason: string | null;
  due_at: Date | null;
  user_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  items: PaidOrderRow["items"];
}

const columns = sql`p.id, p.status, p.amount, p.method, p.created_at, p.receipt_image is not null as has_receipt,
  p.receipt_image, p.transfer_way, p.transaction_id, p.notes, p.verified_at, p.refunded_at, p.refund_reference, p.returned,
  array(select y.reference from payments x join orders y on y.id = x.order_id
    where x.receipt_hash = p.receipt_hash and x.id <> p.id order by y.id limit 5) as same_receipt,
  (select e.what from order_events e where e.order_id = o.id and (o.state = 'paid'
    and e.what in ('part_refunded', 'disputed') or e.what = 'number_used_twice') order by e.id desc limit 1) as trouble,
  o.id as order_id, o.reference, o.state, o.paid_by, o.gateway, o.reason, ${dueAt} as due_at,
  u.id as user_id, u.first_name, u.last_name, u.email,
  (select json_agg(json_build_object('id', i.id, 'title', i.title, 'titleAr', i.title_ar, 'amount', i.amount::text,
      'credit', i.credit::text, 'creditDays', i.credit_days, 'days', i.days, 'plan', sp.slug, 'feature', b.slug, 'carId', i.car_id, 'carTitle', c.title) order by i.id)
    from order_items i
    left join subscription_plans sp on sp.id = i.plan_id
    left join bonus_features b on b.id = i.bonus_feature_id
    left join cars c on c.id = i.car_id and c.deleted_at is null
    where i.order_id = o.id) as items`;
const tables = sql`payments p join orders o on o.id = p.order_id left join users u on u.id = p.user_id`;

const sorts = {
  "-createdAt": sql`p.created_at desc, p.id desc`,
  createdAt: sql`p.created_at, p.id`,
  "-amount": sql`p.amount desc, p.id desc`,
  amount: sql`p.amount, p.id`,
  status: sql`p.status, p.created_at desc, p.id desc`,
  "-status": sql`p.status desc, p.created_at, p.id`,
} as const;

interface Asked {
  status?: string | undefined;
  method?: string | undefined;
  search?: string | undefined;
  sort: keyof typeof sorts;
  page: number;
  limit: number;
}

/** A page of all payments, and how many fit. */
export async function findPayments(
  db: Database,
  asked: Asked,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const fits = conditions(asked);
  const among = sql`payments p ${asked.method === undefined ? sql`` : sql`join orders o on o.id = p.order_id`}`;
  // The page first, from an index; what it shows is joined to its rows alone.
  const [found, counted] = await Promise.all([
    sql<PaymentRow>`with page as materialized (
        select p.id from ${among} where ${fits}
        order by ${sorts[asked.sort]} limit ${asked.limit} offset ${(asked.page - 1) * asked.limit})
      select ${columns} from ${tables} where p.id in (select id from page) order by ${sorts[asked.sort]}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from ${among} where ${fits}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}

function conditions({ status, method, search }: Asked): RawBuilder<unknown> {
  const all = [sql`true`];
  if (status !== undefined) all.push(sql`p.status = ${status}::payment_status`);
  if (method !== undefined) all.push(sql`o.paid_by = ${method}`);
  if (search) all.push(matching(search));
  return sql.join(all, sql` and `);
}

/** Each part of it has an index of its own, so they are joined as sets of ids. */
function matching(text: string): RawBuilder<unknown> {
  const literal = text.replace(/[\\%_]/g, "\\$&");
  return sql`p.id in (
    select x.id from payments x join orders y on y.id = x.order_id where y.reference like ${`${literal.toUpperCase()}%`}
    union select x.id from payments x where lower(x.transaction_id) = lower(${text})
    union select x.id from payments x where x.user_id in (
      select u.id from users u where ${isMeantBy(text)}))`;
}

/** The newest that wait for an administrator, those that are late at a moment first, and how many do. */
export async function findWaiting(db: Database, limit: number, at: Date) {
  const [found, counted] = await Promise.all([
    sql<PaymentRow>`select ${columns} from ${tables} where ${isWaiting}
      order by coalesce(${dueAt} < ${at}::timestamptz, false) desc, o.created_at desc, o.id desc limit ${limit}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from orders o where ${isWaiting}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}

/** One payment. Error: `payment.not_found`. */
export async function findPayment(db: Database, id: string): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`select ${columns} from ${tables} where p.id = ${id}::uuid`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new AppError("payment.not_found");
  return row;
}

/** One payment, its order locked until the transaction ends: anyone who decides sees what it is now. Error: `payment.not_found`. */
export async function lockPayment(tx: Database, id: string): Promise<PaymentRow> {
  const { order_id: orderId } = await findPayment(tx, id);
  await lockOrder(tx, orderId);
  return findPayment(tx, id);
}

export interface EventRow {
  at: Date;
  what: string;
  state: OrderState;
  actor: "buyer" | "gateway" | "job" | "administrator";
  administrator: string | null;
  detail: { reason?: unknown; reference?: unknown };
}

/** The history of an order, the oldest first. */
export async function findHistory(db: Database, orderId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.at, e.what, e.state, e.actor, e.detail, a.full_name as administrator
    from order_events e left join admin_users a on a.id = e.administrator_id
    where e.order_id = ${orderId}::uuid order by e.id`.execute(db);
  return rows;
}
