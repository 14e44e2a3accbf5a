import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** A period of a user's plan that runs or follows. Exact numbers are texts, as the driver gives them. */
export interface Period {
  id: string;
  planId: string;
  plan: string;
  /** Null: until an administrator ends it. */
  endsAt: Date | null;
  /** US dollars: what was paid for it and the credits it got, by the share of its time that is left. */
  value: string;
}

/**
 * The periods that are not over at a moment, with what is left of each. One that starts later is whole; one without an end was given and
 * is worth nothing.
 */
export const periodsAt = (userId: string, at: Date | RawBuilder<unknown>): RawBuilder<Period> => sql<Period>`
  select s.id, s.plan_id as "planId", p.slug as plan, s.start_date as "startsAt", s.end_date as "endsAt",
    round(coalesce(
      (s.amount + (select coalesce(sum(value), 0) from subscription_credits where into_id = s.id))
        * extract(epoch from s.end_date - greatest(s.start_date, ${at}::timestamptz))
        / nullif(extract(epoch from s.end_date - s.start_date), 0),
      0), 6) as value
  from subscriptions s join subscription_plans p on p.id = s.plan_id
  where s.user_id = ${userId}::uuid and s.is_active and (s.end_date is null or s.end_date > ${at}::timestamptz)`;

/** They follow each other without a gap, so that the first one is what runs. */
export async function findPeriods(db: Database, userId: string, at: Date): Promise<Period[]> {
  const { rows } = await sql<Period>`${periodsAt(userId, at)} order by s.start_date, s.id`.execute(db);
  return rows;
}

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
