import { sql } from "kysely";
import type { FairPrice, VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { fewestSearches, mostWanted } from "./limits.ts";
import { monthAfter, type Span } from "./months.ts";

export interface CarRow {
  id: string;
  serial: number;
  vehicle_type: VehicleType;
  brand: string;
  model: string;
  year: number;
  views: number;
  contacts: number;
  calls: number;
  chats: number;
  leads: number;
}

/**
 * What buyers did about each car that was on sale in a month, the most seen first; those that are gone for good are left out. A lead is
 * a conversation that a buyer began. Events are counted car by car, by listing_analytics_once.
 */
export async function findInterest(db: Database, userId: string, { from, until }: Span): Promise<CarRow[]> {
  const { rows } = await sql<CarRow>`
    with shown as materialized (
      select distinct car_id from listing_spells
      where user_id = ${userId}::uuid and car_id is not null and began_at < ${until}
        and (ended_at is null or ended_at >= ${from})
    ),
    begun as (
      select car_id, count(*)::int as leads from conversations
      where seller_id = ${userId}::uuid and created_at >= ${from} and created_at < ${until} and message_count > 0
      group by 1
    )
    select c.id, c.serial, c.vehicle_type, c.brand, c.model, c.year, v.views, k.contacts, k.calls, k.chats,
      coalesce(b.leads, 0) as leads
    from shown s join cars c on c.id = s.car_id
    cross join lateral (
      select count(*)::int as views from listing_analytics a
      where a.car_id = s.car_id and a.event = 'view' and a.hour >= ${from} and a.hour < ${until}
    ) v
    cross join lateral (
      select count(*)::int as contacts, count(*) filter (where a.channel = 'call')::int as calls,
        count(*) filter (where a.channel = 'whatsapp')::int as chats
      from listing_analytics a
      where a.car_id = s.car_id and a.event = 'contact' and a.hour >= ${from} and a.hour < ${until}
    ) k
    left join begun b on b.car_id = c.id
    order by views desc, contacts desc, c.id`.execute(db);
  return rows;
}

export interface PositionRow {
  fair_price: FairPrice | null;
  n: number;
  /** Of all of them, the same in every row. */
  median: number | null;
}

/** How the asking prices of what is live stand at this moment. */
export async function findPosition(db: Database, userId: string): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    with live as materialized (
      select fair_price, price_percent from cars
      where user_id = ${userId}::uuid and status = 'active' and deleted_at is null
    )
    select fair_price, count(*)::int as n,
      (select percentile_disc(0.5) within group (order by price_percent) from live) as median
    from live group by fair_price`.execute(db);
  return rows;
}

export interface WantedRow {
  vehicle_type: VehicleType;
  brand: string | null;
  model: string | null;
  price_to: number | null;
  place: string | null;
  times: number;
  nothing_times: number;
}

/** What was searched for in a month and found little, as far as enough visitors did: of brands that the seller has, or in its place. */
export async function findWanted(
  db: Database,
  userId: string,
  { month, place }: { month: string; place: string | null },
): Promise<WantedRow[]> {
  const { rows } = await sql<WantedRow>`
    select ${columns} from unmet_searches u
    where u.seller_id is null and ${within(month)}
      and (u.place = ${place}::text or (u.vehicle_type, u.brand) in (
        select c.vehicle_type, c.brand from cars c where c.user_id = ${userId}::uuid and c.deleted_at is null))
    ${enough}`.execute(db);
  return rows;
}

/** The same of the seller's own showroom. */
export async function findWantedHere(db: Database, userId: string, month: string): Promise<WantedRow[]> {
  const { rows } = await sql<WantedRow>`
    select ${columns} from unmet_searches u
    where u.seller_id = ${userId}::uuid and ${within(month)}
    ${enough}`.execute(db);
  return rows;
}

const columns = sql`u.vehicle_type, u.brand, u.model, u.price_to, u.place, sum(u.times)::int as times,
  sum(u.nothing_times)::int as nothing_times`;
const within = (month: string) =>
  sql`u.day >= ${`${month}-01`}::date and u.day < ${`${monthAfter(month, 1)}-01`}::date`;
const enough = sql`
  group by u.vehicle_type, u.brand, u.model, u.price_to, u.place having sum(u.times) >= ${fewestSearches}
  order by 6 desc, 7 desc, u.brand, u.model, u.price_to, u.place limit ${mostWanted}`;
