import { sql } from "kysely";
import { AppError } from "#errors";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { timeZone } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { fewestSales } from "./limits.ts";
import { beginningOf, monthAfter, type Span } from "./months.ts";
import type { Movement } from "./stock-figures.contract.ts";

/** Where a dealer is. Error: `dealer.not_approved` for who is none. */
export async function findPlaceOfDealer(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ city: string | null }>`
    select dealership_city as city from users where id = ${userId}::uuid
      and has_showroom(is_verified_dealer, dealership_slug, user_status, deletion_requested_at)`.execute(db);
  if (!rows[0]) throw new AppError("dealer.not_approved");
  return rows[0].city;
}

/**
 * What came to a seller's stock and what left it, by month, from `first` to `last`: start and what came, less what left, is the
 * end. Of the month that runs the end is this moment.
 */
export async function findMovements(
  db: Database,
  userId: string,
  { first, last, now }: { first: string; last: string; now: Date },
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    with months as materialized (
      select to_char(day, 'YYYY-MM') as month, day at time zone ${timeZone} as since,
        least((day + interval '1 month') at time zone ${timeZone}, ${now}::timestamptz) as until
      from generate_series(${`${first}-01`}::timestamp, ${`${last}-01`}::timestamp, interval '1 month') day
    ),
    spells as materialized (
      select began_at, ended_at, end_reason, came_back from listing_spells
      where user_id = ${userId}::uuid and (car_id is not null or ended_at is not null)
    )
    select m.month,
      count(s.*) filter (where s.began_at < m.since)::int as "atStart",
      count(s.*) filter (where s.began_at >= m.since and not s.came_back)::int as added,
      count(s.*) filter (where s.began_at >= m.since and s.came_back)::int as "cameBack",
      count(s.*) filter (where s.ended_at < m.until and s.end_reason = 'sold')::int as sold,
      count(s.*) filter (where s.ended_at < m.until and s.end_reason = 'withdrawn')::int as withdrawn,
      count(s.*) filter (where s.ended_at < m.until and s.end_reason in ('lapsed', 'plan_ended'))::int as lapsed,
      count(s.*) filter (where s.ended_at < m.until and s.end_reason in ('deleted', 'refused', 'in_review'))::int as other,
      count(s.*) filter (where s.ended_at is null or s.ended_at >= m.until)::int as "atEnd"
    from months m left join spells s
      on s.began_at < m.until and (s.ended_at is null or s.ended_at >= m.since)
    group by m.month order by m.month`.execute(db);
  return rows;
}

/** Since when comings and goings are written down; null before the first of them. */
export async function findKeptSince(db: Database): Promise<Date | null> {
  // Ids tell the time at which they were made.
  const { rows } = await sql<{ at: Date }>`
    select uuid_extract_timestamp(id) as at from listing_spells order by id limit 1`.execute(db);
  return rows[0]?.at ?? null;
}

export interface SpeedRow {
  /** All three null: of all models together. */
  vehicle_type: VehicleType | null;
  brand: string | null;
  model: string | null;
  own_days: number;
  own_count: number;
  market_days: number | null;
  market_count: number;
}

/**
 * In how many days a seller's cars of a month were sold, from when they came; and other sellers' of the same models in the three
 * months that end with it. Days alone: no price is in it. Medians of the market of fewer than five sales are left out.
 */
export async function findSpeeds(
  db: Database,
  userId: string,
  month: string,
  { from, until }: Span,
): Promise<SpeedRow[]> {
  const { rows } = await sql<SpeedRow>`
    with own as materialized (
      select vehicle_type, brand, model, floor(extract(epoch from ended_at - listed_at) / 86400)::int as days
      from listing_spells
      where user_id = ${userId}::uuid and end_reason = 'sold' and ended_at >= ${from} and ended_at < ${until}
    ),
    market as materialized (
      select k.vehicle_type, k.brand, k.model, s.days_on_sale as days
      from (select distinct vehicle_type, brand, model from own) k
      join sales s on s.vehicle_type = k.vehicle_type and s.brand = k.brand and s.model = k.model
        and s.sold_at >= ${beginningOf(monthAfter(month, -2))} and s.sold_at < ${until}
      join cars c on c.id = s.car_id and c.user_id <> ${userId}::uuid
    ),
    own_speeds as (
      select vehicle_type, brand, model, count(*)::int as n, percentile_disc(0.5) within group (order by days) as days
      from own group by grouping sets ((), (vehicle_type, brand, model))
    ),
    market_speeds as (
      select vehicle_type, brand, model, count(*)::int as n, percentile_disc(0.5) within group (order by days) as days
      from market group by grouping sets ((), (vehicle_type, brand, model))
    )
    select o.vehicle_type, o.brand, o.model, o.days as own_days, o.n as own_count,
      case when m.n >= ${fewestSales} then m.days end as market_days, coalesce(m.n, 0) as market_count
    from own_speeds o left join market_speeds m
      on (m.vehicle_type, m.brand, m.model) is not distinct from (o.vehicle_type, o.brand, o.model)
    where o.n > 0
    order by o.n desc, o.brand, o.model`.execute(db);
  return rows;
}
