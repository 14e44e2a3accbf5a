import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { periodsAt } from "./periods/period.queries.ts";

const daySeconds = 86_400;

/** What is left, in whole days, of the plans that a user paid for, and its worth: US dollars, exact. */
export async function findRest(
  db: Database,
  userId: string,
  at: Date,
): Promise<{ days: number; value: string }> {
  const { rows } = await sql<{ days: number; value: string }>`
    with last as (
      select max(end_date) as ends, floor(extract(epoch from max(end_date) - ${at}::timestamptz) / ${daySeconds})::int as days
      from subscriptions where user_id = ${userId}::uuid and is_active and end_date > ${at}::timestamptz
    )
    select last.days, coalesce(sum(periods.value), 0) as value
    from last, lateral (${periodsAt(userId, sql`(last.ends - make_interval(secs => last.days * ${daySeconds}::float8))`)}) periods
    group by last.days`.execute(db);
  return rows[0] ?? { days: 0, value: "0" };
}

/** Whole cents of a worth, and never more than the price: what it takes off a larger plan. */
export const creditOf = (worth: RawBuilder<unknown>, price: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`least(trunc(${worth}, 2), ${price})`;

/** What buying each plan on offer would mean to a user at a moment. */
export interface Offer {
  slug: string;
  change: "current" | "renew" | "upgrade" | "downgrade";
  /** US dollars that what is left of the running plan takes off the price, and the whole days that are left of it. */
  credit: string;
  creditDays: number;
  /** Whole days of that plan that what is left beyond its price would become. */
  extraDays: number;
}

/** The larger of two plans is the one that costs more a day. */
export async function findOffers(db: Database, userId: string, at: Date): Promise<Offer[]> {
  const whole = await findRest(db, userId, at);
  const { rows } = await sql<Offer>`
    with own as (
      select p.* from users u
      join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz)
      where u.id = ${userId}::uuid
    ),
    rest as (select coalesce(sum(value), 0) as value from (${periodsAt(userId, at)}) periods),
    offers as (
      select p.slug, p.price, p.duration, case
        when p.id = own.id then case when p.price > 0 then 'renew' else 'current' end
        when p.price * own.duration > own.price * p.duration then 'upgrade'
        else 'downgrade' end as change
      from subscription_plans p, own where p.is_active
    ),
    credited as (
      select *, case when change = 'upgrade' then ${creditOf(sql`${whole.value}::numeric`, sql`price`)} else 0 end as credit
      from offers
    )
    select slug, change, credit, case when credit > 0 then ${whole.days}::int else 0 end as "creditDays",
      case when change = 'upgrade' then floor((rest.value - credit) * duration / price)::int else 0 end as "extraDays"
    from credited, rest`.execute(db);
  return rows;
}
