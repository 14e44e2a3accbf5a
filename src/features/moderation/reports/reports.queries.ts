import { type RawBuilder, sql } from "kysely";
import type { ReportReason } from "#features/listings/reporting/report-reasons.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";
import type { ReportsSort } from "./reports-sorts.ts";

/** Reports are shown with their listing; one has seldom more that are open. */
const shownOfOne = 20;

export interface ReportedRow {
  id: string;
  title: string;
  vehicle_type: VehicleType;
  status: ListingStatus;
  is_deleted: boolean;
  images: string[];
  first_name: string;
  last_name: string;
  dealership_name: string | null;
  is_verified_dealer: boolean;
  open: number;
  since: Date;
  upheld: number;
  dismissed: number;
  reasons: Partial<Record<ReportReason, number>>;
  reports: { id: string; reason: ReportReason; text: string | null; isGuest: boolean; createdAt: string }[];
}

const orders: Record<ReportsSort, RawBuilder<unknown>> = {
  "-open": sql`open desc, since, car_id`,
  open: sql`open, since, car_id`,
  since: sql`since, car_id`,
  "-since": sql`since desc, car_id desc`,
};

interface Asked {
  reason?: ReportReason | undefined;
  page: number;
  limit: number;
  sort: ReportsSort;
}

/** Listings with open reports, in the order that is asked for; and how many there are. */
export async function findReported(
  db: Database,
  { reason, page, limit, sort }: Asked,
): Promise<{ rows: ReportedRow[]; total: number }> {
  const named = reason ? sql`having bool_or(reason = ${reason})` : sql``;
  const { rows } = await sql<ReportedRow & { total: number }>`
    with reported as materialized (
      select car_id, count(*)::int as open, min(created_at) as since
      from listing_reports where resolved_at is null group by car_id ${named}
    ), page as (
      select *, row_number() over (order by ${orders[sort]}) as place from reported order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}
    )
    select c.id, c.title, c.vehicle_type, c.status, c.deleted_at is not null as is_deleted, c.images[1:4] as images,
      u.first_name, u.last_name, u.dealership_name, u.is_verified_dealer, page.open, page.since,
      (select count(*)::int from reported) as total, past.upheld, past.dismissed, now_open.reasons, now_open.reports
    from page join cars c on c.id = page.car_id join users u on u.id = c.user_id
    cross join lateral (
      select count(*) filter (where outcome = 'upheld' and resolved_at > coalesce((
          select max(decided_at) from listing_reviews
          where car_id = c.id and decision = 'active' and undone_at is null), '-infinity'))::int as upheld,
        count(*) filter (where outcome = 'dismissed')::int as dismissed
      from listing_reports where car_id = c.id
    ) past
    cross join lateral (
      select (select jsonb_object_agg(reason, n) from (
          select reason, count(*) as n from listing_reports
          where car_id = c.id and resolved_at is null group by reason) counted) as reasons,
        (select jsonb_agg(jsonb_build_object('id', id, 'reason', reason, 'text', text, 'isGuest', user_id is null,
            'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by created_at desc)
          from (select * from listing_reports where car_id = c.id and resolved_at is null
            order by created_at desc limit ${shownOfOne}) newest) as reports
    ) now_open
    order by page.place`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
