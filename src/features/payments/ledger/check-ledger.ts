import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** An order whose money is not what it started. Amounts in dollars, exact. */
export interface Difference {
  orderId: string;
  reference: string;
  verified: string;
  started: string;
}
export interface LedgerCheck {
  verified: string;
  activated: string;
  differences: Difference[];
}

/**
 * Sets what was paid and not given back, parts included, beside what it started and is not taken back, order by order, in one statement and
 * so of one moment; keeps the result. Differences name the orders to look at.
 */
export async function checkLedger(db: Database, at: Date): Promise<LedgerCheck> {
  const { rows } = await sql<LedgerCheck>`
    with started as (
      select i.order_id, sum(coalesce(s.amount, 0) + coalesce(a.amount, 0)) as amount
      from order_items i
      left join subscriptions s on s.order_item_id = i.id and s.taken_back_at is null
      left join add_ons a on a.order_item_id = i.id and a.taken_back_at is null
      where s.id is not null or a.id is not null
      group by i.order_id
    ),
    verified as (
      select order_id, amount - returned as amount from payments where status = 'verified' and refunded_at is null
    ),
    both_sides as (
      select order_id, coalesce(v.amount, 0)::numeric(12, 2) as verified, coalesce(s.amount, 0)::numeric(12, 2) as started
      from verified v full join started s using (order_id)
    )
    insert into ledger_checks (at, verified, activated, differences)
    select ${at}, coalesce(sum(verified), 0), coalesce(sum(started), 0),
      coalesce(jsonb_agg(jsonb_build_object('orderId', o.id, 'reference', o.reference, 'verified', verified::text,
        'started', started::text) order by o.created_at) filter (where verified <> started), '[]')
    from both_sides join orders o on o.id = order_id
    returning verified, activated, differences`.execute(db);
  const [check] = rows;
  if (!check) throw new Error("the ledger was not checked");
  return check;
}
