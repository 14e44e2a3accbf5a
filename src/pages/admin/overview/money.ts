import { type RawBuilder, sql } from "kysely";
import { timeZone } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { isEmpty, type Span } from "./days.ts";
import { midnight, midnights, partByClosing } from "./days-in-sql.ts";

/** What came in on a day of one kind: exact, in US dollars; what was given back on it is taken off. */
export interface Takings {
  day: string;
  /** The slug of the plan or add-on, or the method, as it was asked for. */
  key: string;
  isPlan: boolean;
  /** In whole units and cents: "-5.00". */
  amount: string;
}

interface Counted {
  day: string;
  part: "plan" | "add_on" | "method";
  key: string;
  amount: string;
}

/**
 * Money counts on the day it was seen, and off it on the day it was given back, whole or in part: what was counted stays
 * counted. `share`: of the order's amount.
 */
const moved = ({ from, until }: Span): RawBuilder<unknown> => sql`
  select order_id, verified_at as at, 1::numeric as share from payments
  where verified_at >= ${midnight(from)} and verified_at < ${midnight(until)}
  union all
  select order_id, refunded_at, (returned - amount) / nullif(amount, 0) from payments
  where refunded_at >= ${midnight(from)} and refunded_at < ${midnight(until)}
  union all
  select e.order_id, e.at, -(e.detail->>'back')::numeric / o.amount from order_events e join orders o on o.id = e.order_id
  where e.what = 'part_refunded' and e.at >= ${midnight(from)} and e.at < ${midnight(until)} and e.detail ? 'back'`;

/** What came in by day: of each plan and add-on, and once more of each method. */
export const countedTakings = (span: Span): RawBuilder<Counted> => sql<Counted>`
  select to_char((m.at at time zone ${timeZone})::date, 'YYYY-MM-DD') as day, parted.part, parted.key,
    round(sum(coalesce(m.share, 0) * i.amount), 2) as amount
  from (${moved(span)}) m
  join order_items i on i.order_id = m.order_id
  join orders o on o.id = m.order_id
  left join subscription_plans p on p.id = i.plan_id
  left join bonus_features b on b.id = i.bonus_feature_id
  cross join lateral (values
    (case when i.plan_id is null then 'add_on' else 'plan' end, coalesce(p.slug, b.slug)),
    ('method', o.paid_by)) parted (part, key)
  group by 1, 2, 3`;

const partsBy = { plan: ["plan", "add_on"], method: ["method"] } as const;

/** What came in, by day and by what was bought or how it was paid: closed days as they are kept, the others counted now. */
export async function readTakings(db: Database, span: Span, by: keyof typeof partsBy): Promise<Takings[]> {
  const { kept, open } = await partByClosing(db, span);
  const parts = partsBy[by];
  const [closed, now] = await Promise.all([
    isEmpty(kept)
      ? []
      : sql<Takings>`select to_char(day, 'YYYY-MM-DD') as day, key, part = 'plan' as "isPlan", takings::text as amount
          from daily_figures
          where part = any (${parts}) and day >= ${kept.from}::date and day < ${kept.until}::date`
          .execute(db)
          .then(({ rows }) => rows),
    isEmpty(open)
      ? []
      : sql<Takings>`select day, key, part = 'plan' as "isPlan", amount::text as amount
          from (${countedTakings(open)}) counted where part = any (${parts})`
          .execute(db)
          .then(({ rows }) => rows),
  ]);
  return [...closed, ...now];
}

/** Whole cents, so that sums are exact. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** All that ever came in and was not given back: US dollars, exact. */
export async function readRevenueSoFar(db: Database): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount - returned), 0)::text as amount from payments where status = 'verified' and refunded_at is null`.execute(
    db,
  );
  return rows[0]?.amount ?? "0";
}

/** How many plans ran as each of these days ended; `is_active` tells of now alone, so the dates decide. */
export const countedPlans = ({ from, until }: Span): RawBuilder<{ day: string; plans: number }> => sql`
  with steps as (
    select start_date as at, 1 as step from subscriptions where start_date < ${midnight(until)}
    union all
    select end_date, -1 from subscriptions where end_date < ${midnight(until)}
  ),
  moves as materialized (
    select width_bucket(at, ${midnights({ from, until })}) as of_day, sum(step)::int as step from steps group by 1
  )
  select to_char(${from}::date + day - 1, 'YYYY-MM-DD') as day,
    (select coalesce(sum(m.step), 0)::int from moves m where m.of_day <= day) as plans
  from generate_series(1, ${until}::date - ${from}::date) day`;

/** The same as they are kept, and counted now where a day was not closed yet. */
export async function readPlansAtEnd(db: Database, span: Span): Promise<Map<string, number>> {
  const { kept, open } = await partByClosing(db, span);
  const [closed, now] = await Promise.all([
    isEmpty(kept)
      ? []
      : sql<{ day: string; plans: number }>`select to_char(day, 'YYYY-MM-DD') as day, plans from daily_figures
          where part = 'all' and plans is not null and day >= ${kept.from}::date and day < ${kept.until}::date`
          .execute(db)
          .then(({ rows }) => rows),
    isEmpty(open)
      ? []
      : sql<{ day: string; plans: number }>`${countedPlans(open)}`.execute(db).then(({ rows }) => rows),
  ]);
  return new Map([...closed, ...now].map(({ day, plans }) => [day, plans]));
}

/** Plans that a user has paid for or was given, and that run at a moment. */
export const runningPlans = (at: Date): RawBuilder<unknown> => sql`(
  select count(*)::int from subscriptions
  where is_active and start_date <= ${at}::timestamptz and (end_date is null or end_date > ${at}::timestamptz))`;
/** Those of them that end within a week. */
export const plansEndingSoon = (at: Date): RawBuilder<unknown> => sql`(
  select count(*)::int from subscriptions where is_active and start_date <= ${at}::timestamptz
    and end_date > ${at}::timestamptz and end_date <= ${at}::timestamptz + interval '7 days')`;
