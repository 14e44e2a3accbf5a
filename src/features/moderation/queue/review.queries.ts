import { sql } from "kysely";
import { selectDetails } from "#features/listings/listing.queries.ts";
import type { ListingColumns } from "#features/selling/listing-columns.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus, UserStatus } from "#platform/db/schema.d.ts";

const reviewColumns = [
  "cars.status",
  "cars.rejection_code",
  "cars.rejection_reason",
  "cars.expired_reason",
  "cars.expires_at",
  "cars.deleted_at",
  "cars.waiting_since",
  "users.email",
  "users.phone as seller_phone",
  "users.user_status",
  "users.is_email_verified",
  "users.current_plan",
] as const;

const reviewed = (db: Database) =>
  selectDetails(db)
    .leftJoin("admin_users as deleter", "deleter.id", "cars.deleted_by")
    .select(reviewColumns)
    .select("deleter.full_name as deleted_by_name")
    .select(
      sql<ListingColumns | null>`(select r.changes from listing_revisions r
        where r.car_id = cars.id and r.refused_at is null)`.as("changes"),
    );
type RowOf<Query> = Query extends { execute(): Promise<(infer Row)[]> } ? Row : never;
export type ReviewRow = RowOf<ReturnType<typeof reviewed>> & { user_status: UserStatus };

/** Any listing there is, deleted ones too. */
export function findForReview(db: Database, id: string): Promise<ReviewRow | undefined> {
  return reviewed(db).where("cars.id", "=", id).executeTakeFirst();
}

export interface SellerRow {
  by_status: Partial<Record<ListingStatus, number>>;
  deleted: number;
  rejections: number;
  open_reports: number;
  upheld_reports: number;
}

/** What a seller's other listings say of the seller. */
export async function findSellerHistory(db: Database, userId: string): Promise<SellerRow> {
  const { rows } = await sql<SellerRow>`
    with own as materialized (select id, status, deleted_at from cars where user_id = ${userId}::uuid),
    reports as (
      select count(*) filter (where outcome is null)::int as open, count(*) filter (where outcome = 'upheld')::int as upheld
      from listing_reports where car_id in (select id from own)
    )
    select coalesce((select jsonb_object_agg(status, n) from (
        select status, count(*) as n from own where deleted_at is null group by status) counted), '{}') as by_status,
      (select count(*)::int from own where deleted_at is not null) as deleted,
      (select count(*)::int from listing_reviews r
        where r.car_id in (select id from own) and r.decision = 'rejected' and r.undone_at is null) as rejections,
      reports.open as open_reports, reports.upheld as upheld_reports
    from reports`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("an aggregate has one row");
  return row;
}

export interface PastReview {
  decision: "active" | "rejected";
  code: string | null;
  reason: string | null;
  decided_at: Date;
  full_name: string;
}

/** What was decided of it before, the newest first. */
export async function findPastReviews(db: Database, carId: string): Promise<PastReview[]> {
  const { rows } = await sql<PastReview>`
    select r.decision, r.code, r.reason, r.decided_at, a.full_name
    from listing_reviews r join admin_users a on a.id = r.admin_id
    where r.car_id = ${carId}::uuid and r.undone_at is null
    order by r.decided_at desc, r.id desc limit 20`.execute(db);
  return rows;
}

/** Another reviewer who looks at it right now. */
export async function findHolder(
  db: Database,
  carId: string,
  reviewerId: string,
  at: Date,
): Promise<{ name: string; until: Date } | undefined> {
  return db
    .selectFrom("review_claims as k")
    .innerJoin("admin_users as a", "a.id", "k.admin_id")
    .select(["a.full_name as name", "k.until"])
    .where("k.car_id", "=", carId)
    .where("k.admin_id", "<>", reviewerId)
    .where("k.until", ">", at)
    .executeTakeFirst();
}
