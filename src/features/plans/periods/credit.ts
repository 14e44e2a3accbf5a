import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { endPeriods, layOut, timeFor } from "./lay-out.ts";
import { findPeriods, type Period } from "./period.queries.ts";

/** What an order took off a plan's price, and the time that this stands for. US dollars and seconds, exact. */
export interface Credited {
  credit: string;
  seconds: string;
}

/**
 * Ends periods for a larger plan; what is left of each becomes time of that plan. Returns that time, in seconds. As much
 * of their worth as the order had credited stands for the time that its money does not pay; what is left beyond it becomes
 * more, and where less is left by now than was credited, whole days of it fall away.
 */
export async function turnInto(
  tx: Database,
  into: { id: string; planId: string },
  credited: Credited,
  periods: readonly Period[],
  at: Date,
): Promise<string> {
  const { rows } = await sql<{ seconds: string }>`
    select round(case when worth.value >= credited.value
      then credited.seconds + coalesce((worth.value - credited.value) * p.duration * 86400 / nullif(p.price, 0), 0)
      else greatest(0, credited.seconds
        - 86400 * floor((credited.value - worth.value) / credited.value * credited.seconds / 86400)) end, 6) as seconds
    from subscription_plans p,
      (select coalesce(sum(value), 0) as value from unnest(${periods.map(({ value }) => value)}::numeric[]) value) worth,
      (select ${credited.credit}::numeric as value, ${credited.seconds}::numeric as seconds) credited
    where p.id = ${into.planId}::uuid`.execute(tx);
  const seconds = rows[0]?.seconds ?? "0";
  // Each has its share of the time, by what it was worth: money that goes back later takes no more than that.
  await sql`
    insert into subscription_credits (from_id, into_id, value, rest_seconds, gained_seconds, at)
    select s.id, ${into.id}::uuid, left_of.value, extract(epoch from s.end_date - greatest(s.start_date, ${at}::timestamptz)),
      round(${seconds}::numeric * left_of.value / sum(left_of.value) over (), 6), ${at}::timestamptz
    from unnest(${periods.map(({ id }) => id)}::uuid[], ${periods.map(({ value }) => value)}::numeric[]) left_of (id, value)
    join subscriptions s on s.id = left_of.id
    where left_of.value > 0`.execute(tx);
  await endPeriods(
    tx,
    periods.map(({ id }) => id),
    at,
  );
  return seconds;
}

/**
 * Gives back what a period had been credited, now that it is taken back itself: as time of the paid plan that follows it, or
 * the periods of before run on from where they stopped. Returns those.
 */
export async function giveBack(
  tx: Database,
  id: string,
  rest: readonly Period[],
  at: Date,
): Promise<string[]> {
  const { rows: credits } = await sql<{ from_id: string; value: string }>`
    select c.from_id, c.value from subscription_credits c join subscriptions s on s.id = c.from_id
    where c.into_id = ${id}::uuid order by s.start_date, s.id`.execute(tx);
  const heir = rest.find(({ endsAt }) => endsAt !== null);
  const revived: string[] = [];
  for (const { from_id, value } of credits) {
    if (heir) {
      const seconds = await timeFor(tx, heir.planId, value);
      await sql`update subscription_credits set into_id = ${heir.id}::uuid, gained_seconds = ${seconds}::numeric
        where from_id = ${from_id}::uuid`.execute(tx);
      await layOut(
        tx,
        at,
        rest.map((one) => one.id),
        { id: heir.id, seconds },
      );
    } else {
      // The time that the larger plan ran does not count: its start moves by that, so that the share that is left stays right.
      await sql`update subscriptions s
        set start_date = ${at}::timestamptz - (s.end_date - s.start_date),
          end_date = ${at}::timestamptz + make_interval(secs => c.rest_seconds::float8)
        from subscription_credits c where c.from_id = s.id and s.id = ${from_id}::uuid`.execute(tx);
      await sql`delete from subscription_credits where from_id = ${from_id}::uuid`.execute(tx);
      revived.push(from_id);
    }
  }
  return revived;
}

interface Credit {
  into_id: string;
  /** Of all that the period it went into is worth. */
  share: string;
  gained_seconds: string;
}

/**
 * Takes away what became of a period that had been turned into another one, and of that one's share in a third: all of it, or
 * as much as is worth `back`, in US dollars.
 */
export async function takeCredit(
  tx: Database,
  userId: string,
  { id: fromId, back }: { id: string; back?: string },
  at: Date,
): Promise<void> {
  let share = back === undefined ? "1" : await shareOf(tx, fromId, back);
  for (let from = fromId; ; ) {
    const { rows } = await sql<Credit>`
      select c.into_id, c.gained_seconds * ${share}::numeric as gained_seconds,
        c.value * ${share}::numeric / (s.amount
          + (select sum(value) from subscription_credits others where others.into_id = c.into_id)) as share
      from subscription_credits c join subscriptions s on s.id = c.into_id
      where c.from_id = ${from}::uuid`.execute(tx);
    const [credit] = rows;
    if (!credit) return;
    await lessen(tx, from, share);
    const chain = await findPeriods(tx, userId, at);
    if (chain.some(({ id }) => id === credit.into_id)) {
      const seconds = `-${credit.gained_seconds}`;
      await layOut(
        tx,
        at,
        chain.map(({ id }) => id),
        { id: credit.into_id, seconds },
      );
      return;
    }
    share = credit.share;
    from = credit.into_id;
  }
}

/** How much of what a period became is worth so much: all of it at the most. */
async function shareOf(tx: Database, fromId: string, worth: string): Promise<string> {
  const { rows } = await sql<{ share: string }>`
    select least(1, ${worth}::numeric / value) as share from subscription_credits where from_id = ${fromId}::uuid`.execute(
    tx,
  );
  return rows[0]?.share ?? "0";
}

/** A credit loses this share of itself; nothing remains of a whole one. */
async function lessen(tx: Database, fromId: string, share: string): Promise<void> {
  await sql`delete from subscription_credits
    where from_id = ${fromId}::uuid and round(value * (1 - ${share}::numeric), 6) <= 0`.execute(tx);
  await sql`update subscription_credits
    set value = round(value * (1 - ${share}::numeric), 6), rest_seconds = rest_seconds * (1 - ${share}::numeric),
      gained_seconds = gained_seconds * (1 - ${share}::numeric)
    where from_id = ${fromId}::uuid`.execute(tx);
}
