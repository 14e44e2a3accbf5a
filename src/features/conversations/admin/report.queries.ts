import { type RawBuilder, sql } from "kysely";
import type { ListingStatus } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { UserStatus } from "#platform/db/schema.d.ts";
import type { ReportReason } from "../conversation.schema.ts";
import type { ConversationReport } from "./report.contract.ts";
import type { Outcome, ReportSort } from "./report.schema.ts";

interface Row {
  id: string;
  conversation_id: string;
  reason: ReportReason;
  text: string | null;
  message_count: number;
  created_at: Date;
  outcome: Outcome | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  car_id: string;
  title: string;
  car_status: ListingStatus;
  is_deleted: boolean;
  me_id: string;
  me_name: string;
  me_email: string;
  me_status: UserStatus;
  other_id: string;
  other_name: string;
  other_email: string;
  other_status: UserStatus;
  other_reports: number;
}

const shown = sql`r.id, r.conversation_id, r.reason, r.text, r.message_count, r.created_at, r.outcome, r.resolved_at,
  a.full_name as resolved_by, car.id as car_id, car.title, car.status as car_status, car.deleted_at is not null as is_deleted,
  me.id as me_id, me.first_name || ' ' || me.last_name as me_name, me.email as me_email, me.user_status as me_status,
  u.id as other_id, u.first_name || ' ' || u.last_name as other_name, u.email as other_email, u.user_status as other_status,
  (select count(*)::int from conversations oc join conversation_reports o on o.conversation_id = oc.id
    where u.id in (oc.buyer_id, oc.seller_id) and o.user_id <> u.id and o.id <> r.id) as other_reports
  from conversation_reports r
  join conversations c on c.id = r.conversation_id
  join cars car on car.id = c.car_id
  join users me on me.id = r.user_id
  join users u on u.id = case when c.buyer_id = r.user_id then c.seller_id else c.buyer_id end
  left join admin_users a on a.id = r.resolved_by`;

const orders: Record<ReportSort, RawBuilder<unknown>> = {
  createdAt: sql`r.created_at, r.id`,
  "-createdAt": sql`r.created_at desc, r.id desc`,
  reason: sql`r.reason, r.created_at, r.id`,
  "-reason": sql`r.reason desc, r.created_at, r.id`,
  reported: sql`other_name, r.created_at, r.id`,
  "-reported": sql`other_name desc, r.created_at, r.id`,
  reporter: sql`me_name, r.created_at, r.id`,
  "-reporter": sql`me_name desc, r.created_at, r.id`,
};

interface Asked {
  state: "open" | "decided";
  reason?: ReportReason | undefined;
  sort: ReportSort;
  page: number;
  limit: number;
}

/** A page of reports, and how many fit. */
export async function findReports(
  db: Database,
  { state, reason, sort, page, limit }: Asked,
): Promise<{ rows: Row[]; total: number }> {
  const isOpen = state === "open" ? sql`r.resolved_at is null` : sql`r.resolved_at is not null`;
  const fits = reason ? sql`${isOpen} and r.reason = ${reason}` : isOpen;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${shown} where ${fits} order by ${orders[sort]}
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from conversation_reports r where ${fits}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

export async function findReport(db: Database, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${shown} where r.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export const presentReport = (row: Row): ConversationReport => ({
  id: row.id,
  reason: row.reason,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  reporter: { id: row.me_id, name: row.me_name, email: row.me_email, status: row.me_status },
  reported: { id: row.other_id, name: row.other_name, email: row.other_email, status: row.other_status },
  otherReports: row.other_reports,
  listing: { id: row.car_id, title: row.title, status: row.is_deleted ? "deleted" : row.car_status },
  outcome: row.outcome,
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: row.resolved_by,
});
