import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { ListingHistory } from "./history.schema.ts";

type Times<Row, Name extends keyof Row> = Omit<Row, Name> & Record<Name, Date>;
const most = 100;

/** What happened to a listing, and what was reported of it: who reported is not said. */
export async function findListingHistory(db: Database, id: string): Promise<ListingHistory> {
  const [changes, reports] = await Promise.all([
    sql<Times<ListingHistory["changes"][number], "at">>`
      select id, changed_at as at, kind as what, null as by, null as reason from listing_changes
        where car_id = ${id}::uuid
      union all
      select l.id, l.created_at, l.action, a.full_name,
        coalesce(l.after ->> 'rejection_reason', l.after ->> 'reason')
      from admin_activity_log l left join admin_users a on a.id = l.admin_id
        where l.resource_type = 'listing' and l.resource_id = ${id}
      order by at desc, id desc limit ${most}`.execute(db),
    sql<Times<ListingHistory["reports"][number], "createdAt">>`
      select r.id, r.reason, r.text, r.user_id is null as "isGuest", r.created_at as "createdAt", r.outcome,
        a.full_name as "resolvedBy"
      from listing_reports r left join admin_users a on a.id = r.resolved_by
      where r.car_id = ${id}::uuid
      order by r.resolved_at is not null, r.created_at desc, r.id desc limit ${most}`.execute(db),
  ]);
  return {
    changes: changes.rows.map((one) => ({ ...one, at: one.at.toISOString() })),
    reports: reports.rows.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  };
}
