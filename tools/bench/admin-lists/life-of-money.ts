import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { anyOf, by, oneOf, sizes, someUsers } from "./drawing.ts";

/** A year of orders with what became of each, what they started, badges and campaigns. */
export async function addMoney(tx: Database): Promise<void> {
  await addOrders(tx);
  await addPayments(tx);
  await addPeriods(tx);
  await addAddOns(tx);
  await sql`insert into verifications (user_id, add_on_id, document_key, document_sent_at, phone_seen_at,
      document_seen_at, granted_at, granted_by)
    select user_id, id, 'bench/' || id, created_at, decided, decided, decided, case when decided is not null then ${by} end
    from (select a.*, case when row_number() over (order by a.id) > 200 then created_at + interval '1 day' end as decided
      from (select distinct on (a.user_id) a.* from add_ons a join bonus_features b on b.id = a.bonus_feature_id
        where b.slug = 'verification_badge' and a.order_item_id is not null order by a.user_id, a.id
        limit ${sizes.verifications}) a) a`.execute(tx);
  await sql`insert into campaigns (user_id, add_on_id, title, body, state, reviewed_by, reviewed_at, sent_at, created_at)
    select user_id, id, 'A new price this week', 'Ask for it while it is there: three owners, all papers.', state,
      case when state <> 'pending' then ${by} end, case when state <> 'pending' then created_at end,
      case when state = 'sent' then created_at end, created_at
    from (select a.*, case when row_number() over (order by a.id) <= 150 then 'pending' else 'sent' end as state
      from add_ons a join bonus_features b on b.id = a.bonus_feature_id
      where b.slug = 'notification_campaign' and a.order_item_id is not null order by a.id
      limit ${sizes.campaigns}) a`.execute(tx);
}

async function addOrders(tx: Database): Promise<void> {
  // 7919 has no divisor in common with ten million: references are spread, and each is there once.
  await sql`create temporary table drawn_orders on commit drop as
    select d.g, uuidv7(d.at - now()) as id, 'M' || lpad((d.g::bigint * 7919 % 10000000)::text, 7, '0') as reference,
      u.id as user_id, d.at, ${oneOf("d.way", [
        ["credit_card", 0.55],
        ["paypal", 0.7],
        ["manual", 1],
      ])} as paid_by,
      ${oneOf("d.fate", [
        ["paid", 0.9],
        ["refunded", 0.92],
        ["failed", 0.96],
        ["cancelled", 0.99],
        ["open", 1],
      ])} as fate,
      p.id as plan_id, b.id as bonus_feature_id, coalesce(p.name, b.name) as title,
      coalesce(p.name_ar, b.name_ar) as title_ar, coalesce(p.price, b.price) as amount, b.per_listing
    from (select g, ${anyOf(someUsers)} as n, now() - random() ^ 1.5 * interval '400 days' as at, random() as way,
        random() as fate, random() as plan, random() as bought
      from generate_series(1, ${sizes.orders}::int) g offset 0) d
    join numbered_users u using (n)
    left join subscription_plans p on d.bought < 0.7 and p.slug = case when d.plan < 0.7 then 'premium' else 'dealer' end
    left join bonus_features b on d.bought >= 0.7 and b.slug = case when d.plan < 0.5 then 'verification_badge'
      else 'notification_campaign' end`.execute(tx);
  await sql`insert into orders (id, reference, user_id, amount, paid_by, state, gateway, gateway_order_id, expires_at, created_at)
    select id, reference, user_id, amount, paid_by, case when fate = 'open' and paid_by <> 'manual' then 'failed' else fate end::order_state,
      case paid_by when 'credit_card' then 'areeba' when 'paypal' then 'paypal' end,
      case when paid_by <> 'manual' then 'bench-' || g end,
      case when fate = 'open' then now() + interval '1 year' else at + interval '3 days' end, at
    from drawn_orders`.execute(tx);
  await sql`insert into order_items (id, order_id, plan_id, bonus_feature_id, title, title_ar, amount, days)
    select uuidv7(at - now()), id, plan_id, bonus_feature_id, title, title_ar, amount, 30 from drawn_orders`.execute(
    tx,
  );
  await sql`insert into order_events (order_id, state, what, actor, at)
    select id, state, what, 'buyer', created_at + later from orders,
      (values ('placed', interval '0'), ('settled', interval '10 minutes')) happened (what, later)
    where gateway_order_id like 'bench-%' or reference in (select reference from drawn_orders)`.execute(tx);
}

const paidFates = sql`('paid', 'refunded')`;

async function addPayments(tx: Database): Promise<void> {
  await sql`insert into payments (id, order_id, user_id, amount, method, transaction_id, status, created_at, verified_at,
      verified_by, refunded_at, refunded_by, refund_reference)
    select uuidv7(at - now()), d.id, d.user_id, d.amount, d.paid_by::payment_method, 'TR-' || g,
      case when fate in ${paidFates} then 'verified' when o.state = 'open' then 'pending' else 'rejected' end::payment_status,
      at, case when fate in ${paidFates} then seen end,
      case when fate in ${paidFates} and d.paid_by = 'manual' then ${by} end,
      case when fate = 'refunded' then least(seen + interval '3 days', now()) end,
      case when fate = 'refunded' then ${by} end, case when fate = 'refunded' then 'R-' || g end
    from (select *, least(at + interval '10 minutes', now()) as seen from drawn_orders) d
    join orders o on o.id = d.id`.execute(tx);
}

/** Periods that are over: what runs is the demo market's own. */
async function addPeriods(tx: Database): Promise<void> {
  await sql`insert into subscriptions (user_id, plan_id, order_item_id, amount, start_date, end_date, is_active, created_at)
    select d.user_id, d.plan_id, i.id, d.amount, d.at, d.at + interval '30 days', false, d.at
    from drawn_orders d join order_items i on i.order_id = d.id
    where d.plan_id is not null and d.fate = 'paid' and d.at < now() - interval '31 days'`.execute(tx);
}

async function addAddOns(tx: Database): Promise<void> {
  await sql`insert into add_ons (user_id, bonus_feature_id, order_item_id, amount, starts_at, created_at)
    select d.user_id, d.bonus_feature_id, i.id, d.amount, d.at, d.at
    from drawn_orders d join order_items i on i.order_id = d.id
    where d.bonus_feature_id is not null and d.fate = 'paid'`.execute(tx);
}
