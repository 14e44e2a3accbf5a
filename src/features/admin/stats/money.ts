import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { midnight } from "./daily-figures.ts";
import { type Span, zone } from "./days.ts";

/** What came in on a day of one kind: exact, in US dollars; what was given back on it is taken off. */
export interface Takings {
  day: string;
  /** The slug of the plan or add-on, or the method, as it was asked for. */
  key: string;
  isPlan: boolean;
  /** In whole units and cents: "-5.00". */
  amount: string;
}

/** Money counts on the day it was seen, and off it on the day it was given back: what was counted stays counted. */
const moved = ({ from, until }: Span): RawBuilder<unknown> => sql`
  select order_id, verified_at as at, 1 as sign from payments
  where verified_at >= ${midnight(from)} and verified_at < ${midnight(until)}
  union all
  select order_id, refunded_at, -1 from payments
  where refunded_at >= ${midnight(from)} and refunded_at < ${midnight(until)}`;

/** What came in, by day and by what was bought or how it was paid. */
export async function readTakings(db: Database, span: Span, by: "plan" | "method"): Promise<Takings[]> {
  const key = by === "plan" ? sql`coalesce(p.slug, b.slug)` : sql`o.paid_by`;
  const { rows } = await sql<Takings>`
    select to_char((m.at at time zone ${zone})::date, 'YYYY-MM-DD') as day, ${key} as key,
      ${by === "plan" ? sql`i.plan_id is not null` : sql`false`} as "isPlan", sum(m.sign * i.amount)::text as amount
    from (${moved(span)}) m
    join order_items i on i.order_id = m.order_id
    join orders o on o.id = m.order_id
    left join subscription_plans p on p.id = i.plan_id
    left join bonus_features b on b.id = i.bonus_feature_id
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Whole cents, so that sums are exact. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** All that ever came in and was not given back: US dollars, exact. */
export async function readRevenueSoFar(db: Database): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount), 0)::text as amount from payments where status = 'verified' and refunded_at is null`.execute(
    db,
  );
  return rows[0]?.amount ?? "0";
}

/** How many plans ran at the beginning of each of these days; `is_active` tells of now alone, so the dates decide. */
export async function readRunningPlans(db: Database, { from, until }: Span): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; n: number }>`
    with days as (
      select day::date as day, day at time zone ${zone} as at
      from generate_series(${from}::timestamp, ${until}::timestamp - interval '1 day', interval '1 day') day
    ),
    steps as (
      select start_date as at, 1 as step from subscriptions where start_date < ${midnight(until)}
      union all
      select end_date, -1 from subscriptions where end_date < ${midnight(until)}
    ),
    moves as materialized (
      select width_bucket(at, (select array_agg(at order by at) from days)) as after, sum(step)::int as step
      from steps group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day,
      (select coalesce(sum(m.step), 0)::int from moves m where ${from}::date + m.after - 1 < d.day) as n
    from days d`.execute(db);
  return new Map(rows.map(({ day, n }) => [day, n]));
}

/** Plans that somebody has paid for or was given, and that run at a moment. */
export const runningPlans = (at: Date): RawBuilder<unknown> => sql`(
  select count(*)::int from subscriptions
  where is_active and start_date <= ${at}::timestamptz and (end_date is null or end_date > ${at}::timestamptz))`;
