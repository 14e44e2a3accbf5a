import { sql } from "kysely";
import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { Patience, withPatience } from "#platform/db/patience.ts";
import { activeUsers, countedDays, waitingListings } from "./daily-figures.ts";
import { dayAfter, daysOf } from "./days.ts";
import { firstOpenDay } from "./days-in-sql.ts";
import { countedPlans, countedTakings } from "./money.ts";

/** Days are counted again for so long: a listing that is deleted soon after was none. */
const countedAgainDays = 40;
const longestDays = 400;
/** A statement may take as long as it needs, and a server that is away is noticed all the same. */
const longestMs = 3_600_000;

/**
 * Counts the days that are over and keeps them: the last forty again, older ones once. What stands at this moment is kept
 * with yesterday. May run any number of times.
 */
export function closeDays(db: Database, at: Date): Promise<void> {
  return withPatience(new Patience(longestMs), () => countDays(db, at));
}

async function countDays(db: Database, at: Date): Promise<void> {
  const until = dayInBeirut(at);
  const [first = until] = [await firstOpenDay(db), dayAfter(until, -countedAgainDays)].toSorted();
  const [, from = until] = [first, dayAfter(until, -longestDays)].toSorted();
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('close_days'))`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    const states = await sql<{ day: string }>`
      with gone as (
        delete from daily_figures where day >= ${from}::date and day < ${until}::date
        returning day, part, waiting, monthly_active
      )
      select to_char(day, 'YYYY-MM-DD') as day, waiting, monthly_active from gone where part = 'all'`.execute(
      tx,
    );
    await sql`insert into daily_figures (day, part, key, users, listings, contacts)
      select day::date, part, key, users, listings, contacts from (${countedDays({ from, until })}) counted`.execute(
      tx,
    );
    // A day on which nothing happened has a row as well: it was counted.
    await sql`insert into daily_figures (day, part, key)
      select day::date, 'all', '' from unnest(${daysOf({ from, until })}::text[]) day on conflict do nothing`.execute(
      tx,
    );
    await sql`update daily_figures f set waiting = s.waiting, monthly_active = s.monthly_active
      from json_to_recordset(${JSON.stringify(states.rows)}::json) s (day date, waiting int, monthly_active int)
      where f.part = 'all' and f.day = s.day`.execute(tx);
    await sql`insert into daily_figures (day, part, key, takings)
      select day::date, part, key, amount from (${countedTakings({ from, until })}) counted`.execute(tx);
    await sql`update daily_figures f set plans = r.plans from (${countedPlans({ from, until })}) r
      where f.part = 'all' and f.day = r.day::date`.execute(tx);
    const { waiting, active } = await standNow(tx, at);
    await sql`update daily_figures set waiting = coalesce(waiting, ${waiting}), monthly_active = coalesce(monthly_active, ${active})
      where part = 'all' and day = ${dayAfter(until, -1)}::date`.execute(tx);
  });
}

/** Closes days where yesterday was not closed yet. */
export async function closeMissedDays(db: Database, at: Date): Promise<void> {
  if ((await firstOpenDay(db)) < dayInBeirut(at)) await closeDays(db, at);
}

async function standNow(db: Database, at: Date): Promise<{ waiting: number; active: number }> {
  const { rows } = await sql<{ waiting: number; active: number }>`
    select ${waitingListings} as waiting, ${activeUsers(at)} as active`.execute(db);
  return rows[0] ?? { waiting: 0, active: 0 };
}
