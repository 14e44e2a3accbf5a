import { sql } from "kysely";
import { dueAt, isWaiting } from "#features/payments/due.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";
import { activeUsers, waitingListings } from "./daily-figures.ts";
import type { Span } from "./days.ts";
import { midnight } from "./days-in-sql.ts";
import { plansEndingSoon, readRevenueSoFar, runningPlans } from "./money.ts";

/** What is counted whole, over an index: it is kept for a while. */
export interface Totals {
  users: number;
  monthlyActive: number;
  listings: Record<ListingStatus, number>;
  /** Live listings by place, the most first. */
  places: { place: string; n: number }[];
  /** That run, and those of them that end within a week. */
  plans: number;
  plansEnding: number;
  /** US dollars, exact. */
  revenue: string;
}

export async function countTotals(db: Database, at: Date): Promise<Totals> {
  const [plain, tally, revenue] = await Promise.all([
    sql<{ users: number; active: number; plans: number; ending: number }>`
      select (select count(*)::int from users) as users, ${activeUsers(at)} as active,
        ${runningPlans(at)} as plans, ${plansEndingSoon(at)} as ending`.execute(db),
    sql<{ place: string; status: ListingStatus; is_public: boolean; n: number }>`
      select city as place, status, is_public, count(*)::int as n from cars
      where deleted_at is null group by city, status, is_public`.execute(db),
    readRevenueSoFar(db),
  ]);
  const listings = { pending: 0, active: 0, rejected: 0, expired: 0 };
  const live = new Map<string, number>();
  for (const { place, status, is_public, n } of tally.rows) {
    listings[status] += n;
    if (is_public) live.set(place, (live.get(place) ?? 0) + n);
  }
  const places = [...live].map(([place, n]) => ({ place, n }));
  return {
    users: plain.rows[0]?.users ?? 0,
    monthlyActive: plain.rows[0]?.active ?? 0,
    listings,
    places: places.toSorted((a, b) => b.n - a.n || (a.place < b.place ? -1 : 1)),
    plans: plain.rows[0]?.plans ?? 0,
    plansEnding: plain.rows[0]?.ending ?? 0,
    revenue,
  };
}

/** Users' promise (docs/product.md, "States of a listing"): a listing is reviewed within so many hours. */
const promisedHours = 24;

/** What changes with every decision: it is asked each time. */
export async function countNow(db: Database, at: Date) {
  const { rows } = await sql<{
    waiting: number;
    oldest: Date | null;
    late: number;
  }>`
    select ${waitingListings} as waiting,
      (select min(waiting_since) from cars
        where waiting_since is not null and deleted_at is null and owner_in_good_standing) as oldest,
      (select count(*)::int from cars where waiting_since is not null and deleted_at is null and owner_in_good_standing
        and waiting_since < ${at}::timestamptz - make_interval(hours => ${promisedHours})) as late`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, oldest: null, late: 0 };
}

/** How long reviews took that were made on these days: the median, of how many. */
export async function readReviewTime(db: Database, { from, until }: Span) {
  const { rows } = await sql<{ median: number | null; n: number }>`
    select percentile_cont(0.5) within group (order by waited_seconds) as median, count(*)::int as n
    from listing_reviews
    where waited_seconds is not null and undone_at is null
      and decided_at >= ${midnight(from)} and decided_at < ${midnight(until)}`.execute(db);
  return rows[0] ?? { median: null, n: 0 };
}

/** What waits for a user, over partial indexes that hold only what waits. */
export async function countWaiting(db: Database, at: Date) {
  const { rows } = await sql<{
    reports: number;
    conversations: number;
    dealers: number;
    payments: number;
    late_payments: number;
    campaigns: number;
    verifications: number;
  }>`
    select
      (select count(distinct car_id)::int from listing_reports where resolved_at is null) as reports,
      (select count(*)::int from conversation_reports where resolved_at is null) as conversations,
      (select count(*)::int from dealer_applications where state = 'pending') as dealers,
      (select count(*)::int from orders o where ${isWaiting}) as payments,
      (select count(*)::int from orders o
        where ${isWaiting} and ${dueAt} < ${at}::timestamptz) as late_payments,
      (select count(*)::int from campaigns where state = 'pending') as campaigns,
      (select count(*)::int from verifications
        where granted_at is null and refused_reason is null and document_key is not null) as verifications`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("nothing was counted");
  return row;
}

export interface ActivityRow {
  id: string;
  created_at: Date;
  administrator: string | null;
  action: string;
  resource_type: string;
  resource_id: string | null;
  title: string | null;
}

/** The latest that administrators did, with the name of what it was done to where it has one. */
export async function findLatest(db: Database, limit: number): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select l.id, l.created_at, a.full_name as administrator, l.action, l.resource_type, l.resource_id,
      case l.resource_type
        when 'listing' then (select title from cars where id = l.uuid)
        when 'plan' then (select name from subscription_plans where id = l.uuid)
        when 'payment' then l.details ->> 'reference'
      end as title
    from (select *, case when resource_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then resource_id::uuid end as uuid
      from admin_activity_log order by created_at desc, id desc limit ${limit}) l
    left join admin_users a on a.id = l.admin_id
    order by l.created_at desc, l.id desc`.execute(db);
  return rows;
}
