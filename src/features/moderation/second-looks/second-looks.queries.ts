import { sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";
import { undoSeconds } from "../verbs/decide.ts";

/** So long after a decision another reviewer may look at it. */
const openDays = 7;
const answeredDays = 90;

/**
 * Whether a decision `r` is one of the twentieth that is looked at again: by its id, which is made with it and says nothing
 * before. Word for word the condition of the index `listing_reviews_sampled`.
 */
export const isSampled = sql`r.undone_at is null and uuid_hash_extended(r.id, 0) % 20 = 0`;

/**
 * Likewise, and it can be looked at: it can no longer be taken back, it was not appealed, and the listing is still what was
 * decided of.
 */
const isOpen = (at: Date) => sql`${isSampled}
  and r.decided_at > ${at}::timestamptz - make_interval(days => ${openDays})
  and r.decided_at < ${at}::timestamptz - make_interval(secs => ${undoSeconds})
  and cars.deleted_at is null
  and case when r.decision = 'active' then cars.status in ('active', 'expired')
    else cars.status = 'rejected' or exists (
      select from listing_revisions v where v.car_id = cars.id and v.refused_at = r.decided_at) end
  and not exists (select from listing_appeals a where a.review_id = r.id)
  and not exists (select from listing_reviews later where later.car_id = r.car_id and later.undone_at is null
    and (later.decided_at, later.id) > (r.decided_at, r.id))`;

export interface SecondLookRow {
  id: string;
  decision: "active" | "rejected";
  code: string | null;
  reason: string | null;
  of_changes: boolean;
  decided_at: Date;
  maker: string;
  agrees: boolean | null;
  note: string | null;
  looked_at: Date | null;
  looker: string | null;
  car_id: string;
  serial: number;
  vehicle_type: VehicleType;
  brand: string;
  model: string;
  year: number;
  status: ListingStatus;
  deleted_at: Date | null;
}

/** A page of what this administrator may look at, the oldest first, or of what was answered; and how many there are. */
export async function findSecondLooks(
  db: Database,
  { state, page, limit }: { state: "waiting" | "answered"; page: number; limit: number },
  administratorId: string,
  at: Date,
): Promise<{ rows: SecondLookRow[]; total: number }> {
  const isWaiting = state === "waiting";
  const fits = isWaiting
    ? sql`${isOpen(at)} and l.review_id is null and r.admin_id <> ${administratorId}::uuid`
    : sql`l.looked_at > ${at}::timestamptz - make_interval(days => ${answeredDays})`;
  const order = isWaiting ? sql`r.decided_at, r.id` : sql`l.looked_at desc, l.review_id desc`;
  const decisions = sql`from listing_reviews r join cars on cars.id = r.car_id
    left join second_looks l on l.review_id = r.id`;
  // Each answer has its decision and listing: they need no reading for the count.
  const counted = isWaiting ? decisions : sql`from second_looks l`;
  const [found, total] = await Promise.all([
    sql<SecondLookRow>`
      select r.id, r.decision, r.code, r.reason, r.before ? 'revision' as of_changes, r.decided_at, maker.full_name as maker,
        l.agrees, l.note, l.looked_at, looker.full_name as looker,
        cars.id as car_id, cars.serial, cars.vehicle_type, cars.brand, cars.model, cars.year, cars.status, cars.deleted_at
      ${decisions} join admin_users maker on maker.id = r.admin_id left join admin_users looker on looker.id = l.looked_by
      where ${fits} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n ${counted} where ${fits}`.execute(db),
  ]);
  return { rows: found.rows, total: total.rows[0]?.n ?? 0 };
}

/** A decision that may be looked at, who made it, and of which listing. */
export async function findOpenDecision(db: Database, id: string, at: Date) {
  const { rows } = await sql<{ car_id: string; title: string; made_by: string }>`
    select cars.id as car_id, cars.title, r.admin_id as made_by from listing_reviews r join cars on cars.id = r.car_id
    where r.id = ${id}::uuid and ${isOpen(at)}`.execute(db);
  return rows[0];
}

export interface MonthRow {
  month: string;
  sampled: number;
  looked_at: number;
  agreed: number;
}

/** How many decisions of this month and the five before it were chosen, looked at, and found right. */
export async function countMonths(db: Database, at: Date): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(r.decided_at at time zone 'Asia/Beirut', 'YYYY-MM') as month, count(*)::int as sampled,
      count(l.review_id)::int as looked_at, count(*) filter (where l.agrees)::int as agreed
    from listing_reviews r left join second_looks l on l.review_id = r.id
    where ${isSampled} and r.decided_at <= ${at}::timestamptz and r.decided_at >=
      (date_trunc('month', ${at}::timestamptz at time zone 'Asia/Beirut') - interval '5 months') at time zone 'Asia/Beirut'
    group by month order by month desc`.execute(db);
  return rows;
}
