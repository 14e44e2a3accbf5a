import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Period } from "./period.queries.ts";

/** Periods that are about to be moved stop counting, so that they may pass through each other; `layOut` lets them count again. */
async function loosen(tx: Database, ids: readonly string[]): Promise<void> {
  await sql`update subscriptions set is_active = false where id = any (${ids}::uuid[])`.execute(tx);
}

/**
 * Lets these periods follow each other in this order, without a gap: the first one runs at `at`, and each keeps what is
 * left of it, a little more or less where `change` says so (seconds).
 */
export async function layOut(
  tx: Database,
  at: Date,
  ids: readonly string[],
  change: { id: string; seconds: string } | undefined = undefined,
): Promise<void> {
  if (ids.length === 0) return;
  await loosen(tx, ids);
  await sql`
    with rest as (
      select s.id, o.place,
        greatest(0, extract(epoch from s.end_date - greatest(s.start_date, ${at}::timestamptz))
          + case when s.id = ${change?.id ?? null}::uuid then ${change?.seconds ?? "0"}::numeric else 0 end) as seconds,
        s.end_date is null as endless
      from unnest(${ids}::uuid[]) with ordinality o (id, place) join subscriptions s on s.id = o.id
    ),
    placed as (
      select id, place, endless, seconds, ${at}::timestamptz + make_interval(secs => coalesce(sum(seconds) over (
        order by place rows between unbounded preceding and 1 preceding), 0)::float8) as starts
      from rest
    )
    update subscriptions s
    set start_date = case when place = 1 then least(s.start_date, placed.starts) else placed.starts end,
      end_date = case when not endless then placed.starts + make_interval(secs => seconds::float8) end,
      is_active = true, updated_at = ${at}::timestamptz
    from placed where placed.id = s.id`.execute(tx);
}

/** Ends these periods now. */
export async function endPeriods(tx: Database, ids: readonly string[], at: Date): Promise<void> {
  await sql`update subscriptions
    set is_active = false, end_date = greatest(start_date, ${at}::timestamptz), updated_at = ${at}::timestamptz
    where id = any (${ids}::uuid[])`.execute(tx);
}

/** A period that `layOut` has yet to place. `seconds` null: without an end. */
export async function addPeriod(
  tx: Database,
  period: {
    userId: string;
    planId: string;
    orderItemId: string | null;
    amount: string;
    seconds: string | null;
    at: Date;
  },
): Promise<string> {
  const { userId, planId, orderItemId, amount, seconds, at } = period;
  const { rows } = await sql<{ id: string }>`
    insert into subscriptions (user_id, plan_id, order_item_id, amount, start_date, end_date, is_active, created_at, updated_at)
    values (${userId}::uuid, ${planId}::uuid, ${orderItemId}::uuid, ${amount}::numeric, ${at}::timestamptz,
      ${at}::timestamptz + make_interval(secs => ${seconds}::numeric::float8), false, ${at}::timestamptz, ${at}::timestamptz)
    returning id`.execute(tx);
  return rows[0]?.id ?? "";
}

/** What was given without an end waits behind what a user pays for; the rest of one that runs becomes a period of its own. */
export async function setAside(
  tx: Database,
  userId: string,
  endless: readonly Period[],
  at: Date,
): Promise<string[]> {
  await endPeriods(
    tx,
    endless.map(({ id }) => id),
    at,
  );
  const behind: string[] = [];
  for (const { planId } of endless) {
    behind.push(await addPeriod(tx, { userId, planId, orderItemId: null, amount: "0", seconds: null, at }));
  }
  return behind;
}

/** The time of a plan that an amount pays for, in seconds, exact. */
export async function timeFor(tx: Database, planId: string, amount: string): Promise<string> {
  const { rows } = await sql<{ seconds: string }>`
    select round(${amount}::numeric * duration * 86400 / price, 6) as seconds
    from subscription_plans where id = ${planId}::uuid`.execute(tx);
  return rows[0]?.seconds ?? "0";
}
