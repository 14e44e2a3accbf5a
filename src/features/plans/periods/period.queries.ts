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
