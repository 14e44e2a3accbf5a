import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { isEmpty, type Span } from "./days.ts";
import { midnight, midnights, partByClosing } from "./days-in-sql.ts";

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

/**
 * Counts days from what is stored. A listing counts on the day it was posted unless it was deleted; a contact where its
 * listing is.
 */
export const countedDays = (span: Span): RawBuilder<DayFigures> => sql`
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
  const { kept, open } = await partByClosing(db, span);
  const [closed, now] = await Promise.all([
    isEmpty(kept)
      ? []
      : sql<DayFigures>`select to_char(day, 'YYYY-MM-DD') as day, part, key, users, listings, contacts
          from daily_figures where part = ${part} and day >= ${kept.from}::date and day < ${kept.until}::date`
          .execute(db)
          .then(({ rows }) => rows),
    isEmpty(open)
      ? []
      : sql<DayFigures>`select * from (${countedDays(open)}) counted where part = ${part}`
          .execute(db)
          .then(({ rows }) => rows),
  ]);
  return [...closed, ...now];
}

/**
 * Users who signed in, or came back, in the 30 days before a moment. Anyone who has a session that began since has signed in
 * since: only older sessions tell of others.
 */
export const activeUsers = (at: Date): RawBuilder<unknown> => sql`(
  (select count(*)::int from users where last_login_at > ${monthBefore(at)})
  + (select count(distinct s.user_id)::int from sessions s join users u on u.id = s.user_id
    where s.last_seen_at > ${monthBefore(at)} and s.created_at <= ${monthBefore(at)}
      and (u.last_login_at is null or u.last_login_at <= ${monthBefore(at)})))`;
const monthBefore = (at: Date) => sql`${at}::timestamptz - interval '30 days'`;
/** Listings that wait for a reviewer; what waits of a suspended user comes back with the user. */
export const waitingListings: RawBuilder<unknown> = sql`(
  select count(*)::int from cars where waiting_since is not null and deleted_at is null and owner_in_good_standing)`;

/** What stood at the end of days that were closed then. */
export async function readStates(db: Database, { from, until }: Span) {
  const { rows } = await sql<{ day: string; waiting: number | null; monthly_active: number | null }>`
    select to_char(day, 'YYYY-MM-DD') as day, waiting, monthly_active from daily_figures
    where part = 'all' and day >= ${from}::date and day < ${until}::date order by day`.execute(db);
  return rows;
}
