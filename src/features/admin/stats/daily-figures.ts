import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { dayAfter, dayOf, daysOf, type Span, zone } from "./days.ts";

/** What began on a day: of the whole market, of a place, or of a brand. */
export interface DayFigures {
  day: string;
  part: "all" | "place" | "brand";
  /** The slug of the place or brand; empty for the whole market. */
  key: string;
  users: number;
  listings: number;
  contacts: number;
}

export const midnight = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date::timestamp at time zone ${zone})`;
/** The midnights of these days, to find the day of a moment among them. */
const midnights = ({ from, until }: Span) => sql`(
  select array_agg(day at time zone ${zone} order by day)
  from generate_series(${from}::timestamp, ${until}::timestamp - interval '1 day', interval '1 day') day)`;

/**
 * Counts days from what is stored. A listing counts on the day it was posted unless it was deleted; a contact where its
 * listing is.
 */
const counted = (span: Span): RawBuilder<DayFigures> => sql`
  with starts as (select ${midnights(span)} as all_of_them),
  happened as (
    select width_bucket(created_at, (select all_of_them from starts)) as at, city, brand,
      count(*)::int as listings, 0 as contacts
    from cars
    where deleted_at is null and created_at >= ${midnight(span.from)} and created_at < ${midnight(span.until)}
    group by 1, 2, 3
    union all
    select width_bucket(a.hour, (select all_of_them from starts)), c.city, c.brand, 0, count(*)::int
    from listing_analytics a join cars c on c.id = a.car_id
    where a.event = 'contact' and a.hour >= ${midnight(span.from)} and a.hour < ${midnight(span.until)}
    group by 1, 2, 3
  ),
  joined as (
    select width_bucket(created_at, (select all_of_them from starts)) as at, 'all' as part, '' as key,
      count(*)::int as users, 0 as listings, 0 as contacts
    from users where created_at >= ${midnight(span.from)} and created_at < ${midnight(span.until)} group by 1
    union all
    select at, case when grouping(city) = 0 then 'place' when grouping(brand) = 0 then 'brand' else 'all' end,
      coalesce(city, brand, ''), 0, sum(listings)::int, sum(contacts)::int
    from happened group by grouping sets ((at), (at, city), (at, brand))
  )
  select to_char(${span.from}::date + at - 1, 'YYYY-MM-DD') as day, part, key,
    sum(users)::int as users, sum(listings)::int as listings, sum(contacts)::int as contacts
  from joined group by 1, 2, 3`;

/** The figures of these days: those that were closed as they are kept, the others counted now. */
export async function readDays(
  db: Database,
  span: Span,
  part: DayFigures["part"] = "all",
): Promise<DayFigures[]> {
  const open = await firstOpenDay(db);
  const [, from = span.from] = [open, span.from].toSorted();
  const kept =
    from === span.from
      ? []
      : await sql<DayFigures>`select to_char(day, 'YYYY-MM-DD') as day, part, key, users, listings, contacts
          from daily_figures
          where part = ${part} and day >= ${span.from}::date and day < ${from}::date and day < ${span.until}::date`
          .execute(db)
          .then(({ rows }) => rows);
  if (from >= span.until) return kept;
  const { rows } = await sql<DayFigures>`select * from (${counted({ from, until: span.until })}) counted
    where part = ${part}`.execute(db);
  return [...kept, ...rows];
}

/** The day after the last one that was closed; the beginning of time where none was. */
async function firstOpenDay(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(day) + 1, 'YYYY-MM-DD') as day from daily_figures where part = 'all'`.execute(db);
  return rows[0]?.day ?? "0001-01-01";
}

/** Days are counted again for so long: a listing that is deleted soon after was none. */
const countedAgainDays = 40;
const longestDays = 400;

/**
 * Counts the days that are over and keeps them: the last forty again, older ones once. What stands at this moment is kept
 * with yesterday. May run any number of times.
 */
export async function closeDays(db: Database, at: Date): Promise<void> {
  const until = dayOf(at);
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
      select day::date, part, key, users, listings, contacts from (${counted({ from, until })}) counted`.execute(
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
    const { waiting, active } = await standNow(tx, at);
    await sql`update daily_figures set waiting = coalesce(waiting, ${waiting}), monthly_active = coalesce(monthly_active, ${active})
      where part = 'all' and day = ${dayAfter(until, -1)}::date`.execute(tx);
  });
}

/** Users who signed in, or came back, in the 30 days before a moment. */
export const activeUsers = (at: Date): RawBuilder<unknown> => sql`(
  select count(*)::int from (
    select id from users where last_login_at > ${at}::timestamptz - interval '30 days'
    union
    select user_id from sessions where last_seen_at > ${at}::timestamptz - interval '30 days'
  ) active)`;
/** Listings that wait for a reviewer; what waits of a suspended user comes back with the user. */
export const waitingListings: RawBuilder<unknown> = sql`(
  select count(*)::int from cars where status = 'pending' and deleted_at is null and owner_in_good_standing)`;

async function standNow(db: Database, at: Date): Promise<{ waiting: number; active: number }> {
  const { rows } = await sql<{ waiting: number; active: number }>`
    select ${waitingListings} as waiting, ${activeUsers(at)} as active`.execute(db);
  return rows[0] ?? { waiting: 0, active: 0 };
}

/** What stood at the end of days that were closed then. */
export async function readStates(db: Database, { from, until }: Span) {
  const { rows } = await sql<{ day: string; waiting: number | null; monthly_active: number | null }>`
    select to_char(day, 'YYYY-MM-DD') as day, waiting, monthly_active from daily_figures
    where part = 'all' and day >= ${from}::date and day < ${until}::date order by day`.execute(db);
  return rows;
}
