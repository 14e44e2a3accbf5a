import { sql } from "kysely";
import { dayInBeirut, timeZone } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingEvent } from "#platform/db/schema.d.ts";

export interface Period {
  /** The first day: `2026-10-17`. */
  from: string;
  /** The day after the last one. */
  until: string;
}

/** `count` days that end today, and as many right before. */
export function periodOf(now: Date, count: number): { days: string[]; period: Period; before: Period } {
  const today = dayInBeirut(now);
  const dayAt = (offset: number) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + offset);
    return day.toISOString().slice(0, 10);
  };
  const days = Array.from({ length: count }, (_, at) => dayAt(at - count + 1));
  return {
    days,
    period: { from: dayAt(1 - count), until: dayAt(1) },
    before: { from: dayAt(1 - 2 * count), until: dayAt(1 - count) },
  };
}

export interface EventCount {
  car_id: string;
  day: string;
  event: ListingEvent;
  n: number;
}

const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;

/**
 * What was counted for these listings, by listing, day and kind. The day is found among the midnights of the period: to
 * reckon every row's time in Beirut's clock takes twice as long.
 */
export async function countEvents(db: Database, ids: readonly string[], { from, until }: Period) {
  if (ids.length === 0) return [];
  const { rows } = await sql<EventCount>`
    with midnights as (
      select array_agg(day at time zone ${timeZone} order by day) as all_of_them
      from generate_series(${from}::timestamp, ${until}::timestamp - interval '1 day', interval '1 day') day
    ),
    counted as (
      select car_id, width_bucket(hour, (select all_of_them from midnights)) as at, event, count(*)::int as n
      from listing_analytics
      where car_id = any (${ids}::uuid[]) and hour >= ${midnight(from)} and hour < ${midnight(until)}
      group by 1, 2, 3
    )
    select car_id, to_char(${from}::date + at - 1, 'YYYY-MM-DD') as day, event, n from counted`.execute(db);
  return rows;
}

export interface MomentCount {
  event: "view" | "contact";
  channel: string | null;
  /** Of the day in Beirut, 0 to 23. */
  hour: number;
  n: number;
}

/** Views and contacts of these listings by the hour of the day and, of contacts, by the way they were made. */
export async function countMoments(db: Database, ids: readonly string[], { from, until }: Period) {
  if (ids.length === 0) return [];
  const { rows } = await sql<MomentCount>`
    with counted as (
      select event, channel, hour, count(*) as n
      from listing_analytics
      where car_id = any (${ids}::uuid[]) and event in ('view', 'contact')
        and hour >= ${midnight(from)} and hour < ${midnight(until)}
      group by 1, 2, 3
    )
    select event, channel, extract(hour from hour at time zone ${timeZone})::int as hour, sum(n)::int as n
    from counted
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Detailed statistics come with plans of the dealers' tier, as long as they run. */
export async function hasDetail(db: Database, userId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ tier: string }>`
    select p.tier from users u
    join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz)
    where u.id = ${userId}::uuid`.execute(db);
  return rows[0]?.tier === "plus";
}

/** How many similar listings must have been seen before their rate says anything, and how many are looked at. */
const leastSimilar = 5;
const mostSimilar = 20;

/**
 * For each of these listings, contacts per view of live listings of other sellers of the same model; left out where too
 * few of them were seen.
 */
export async function similarRates(db: Database, ids: readonly string[], { from, until }: Period) {
  if (ids.length === 0) return new Map<string, number>();
  const { rows } = await sql<{ id: string; rate: number }>`
    with own as (
      select id, user_id, vehicle_type, brand, model from cars where id = any (${ids}::uuid[])
    ),
    kinds as (select distinct user_id, vehicle_type, brand, model from own),
    alike as (
      select k.vehicle_type, k.brand, k.model, s.id
      from kinds k cross join lateral (
        select c.id from cars c
        where c.is_public and c.vehicle_type = k.vehicle_type and c.brand = k.brand and c.model = k.model
          and c.user_id <> k.user_id
        order by c.featured desc, c.search_priority desc, c.refreshed_at desc, c.id desc limit ${mostSimilar}
      ) s
    ),
    seen as (
      select s.vehicle_type, s.brand, s.model, s.id,
        count(*) filter (where a.event = 'view') as views, count(*) filter (where a.event = 'contact') as contacts
      from alike s join listing_analytics a on a.car_id = s.id
      where a.hour >= ${midnight(from)} and a.hour < ${midnight(until)}
      group by 1, 2, 3, 4
    ),
    rates as (
      select vehicle_type, brand, model, sum(contacts) / sum(views) as rate
      from seen where views > 0 group by 1, 2, 3 having count(*) >= ${leastSimilar}
    )
    select own.id, rates.rate::float8 as rate from own join rates using (vehicle_type, brand, model)`.execute(
    db,
  );
  return new Map(rows.map(({ id, rate }) => [id, rate]));
}

export interface ChangeRow {
  car_id: string;
  at: Date;
  kind: "price" | "photos" | "renewed";
  price_usd: string | null;
  previous_price_usd: string | null;
}

/** What may have moved the figures: prices after the first one, other photos, renewals. */
export async function findChanges(db: Database, ids: readonly string[], { from, until }: Period) {
  if (ids.length === 0) return [];
  const { rows } = await sql<ChangeRow>`
    select * from (
      select car_id, changed_at as at, 'price' as kind, price_usd,
        lag(price_usd) over (partition by car_id order by changed_at, id) as previous_price_usd
      from price_history where car_id = any (${ids}::uuid[])
      union all
      select car_id, changed_at, kind, null, null from listing_changes where car_id = any (${ids}::uuid[])
    ) change
    where at >= ${midnight(from)} and at < ${midnight(until)} and (kind <> 'price' or previous_price_usd is not null)
    order by at`.execute(db);
  return rows;
}

/** A seller's listings that are not deleted, the newest first; `id` asks for one of them. */
export function findOwnListings(db: Database, userId: string, id?: string) {
  return db
    .selectFrom("cars")
    .select([
      "id",
      "vehicle_type",
      "body_type",
      "title",
      "status",
      "expired_reason",
      "price_usd",
      "images",
      "created_at",
    ])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}
export type ListingRow = Awaited<ReturnType<typeof findOwnListings>>[number];
