import { sql } from "kysely";
import { adminRoles, areasOf } from "#features/administrators/roles.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { decisionOfRow } from "#features/selling/appeals/appeals.queries.ts";
import { inForce } from "#features/selling/standing/standing.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";
import type { appealStates } from "./appeal-states.ts";

export interface AppealRow {
  id: string;
  outcome: "upheld" | "overturned" | null;
  text: string;
  sent_at: Date;
  made_at: Date;
  made_by: string;
  maker: string;
  review_id: string | null;
  code: string | null;
  reason: string | null;
  of_changes: boolean;
  is_standing: boolean;
  warned_until: Date | null;
  answer: string | null;
  no_place: boolean;
  answered_at: Date | null;
  answerer: string | null;
  car_id: string;
  serial: number;
  title: string;
  vehicle_type: VehicleType;
  brand: string;
  model: string;
  year: number;
  status: ListingStatus;
  deleted_at: Date | null;
  user_id: string;
  first_name: string;
  last_name: string;
  dealership_name: string | null;
  is_verified_dealer: boolean;
  warnings: number;
}

const reviewers = adminRoles.filter((role) => areasOf(role).includes("listings"));

/** Whether anyone but this administrator may answer appeals. */
export async function othersMayAnswer(db: Database, administratorId: string): Promise<boolean> {
  const other = await db
    .selectFrom("admin_users")
    .select("id")
    .where("is_active", "=", true)
    .where("role", "in", reviewers)
    .where("id", "<>", administratorId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Nobody answers for a listing that its owner deleted meanwhile, or for an account that is closed or about to be. */
export const isAnswerable = sql<boolean>`((cars.deleted_at is null or cars.deleted_by is not null) and cars.owner_in_good_standing)`;

/** A page of appeals, and how many fit: those that wait the longest first, else the newest. */
export async function findAppeals(
  db: Database,
  { state, page, limit }: { state?: (typeof appealStates)[number] | undefined; page: number; limit: number },
  at: Date,
): Promise<{ rows: AppealRow[]; total: number }> {
  const fits =
    state === undefined
      ? sql`true`
      : state === "waiting"
        ? sql`a.outcome is null`
        : sql`a.outcome = ${state}`;
  const order = state === "waiting" ? sql`a.sent_at, a.id` : sql`a.sent_at desc, a.id desc`;
  const [found, counted] = await Promise.all([
    sql<AppealRow>`
      select a.id, a.outcome, a.text, a.sent_at, a.made_at, a.made_by, maker.full_name as maker, a.review_id, r.code, r.reason,
        coalesce(r.before ? 'revision', false) as of_changes, a.answer, a.no_place, a.answered_at, answerer.full_name as answerer,
        coalesce(((${decisionOfRow}) ->> 'made_at')::timestamptz = a.made_at, false) as is_standing,
        (select ends_at from seller_warnings where ${inForce(sql`a.user_id`, at)}
          and case when a.review_id is null then car_id = a.car_id and review_id is null else review_id = a.review_id end
          limit 1) as warned_until,
        cars.id as car_id, cars.serial, cars.title, cars.vehicle_type, cars.brand, cars.model, cars.year, cars.status, cars.deleted_at,
        u.id as user_id, u.first_name, u.last_name, u.dealership_name, u.is_verified_dealer,
        (select count(distinct given_at)::int from seller_warnings where ${inForce(sql`a.user_id`, at)}) as warnings
      from listing_appeals a
      join cars on cars.id = a.car_id
      join users u on u.id = a.user_id
      join admin_users maker on maker.id = a.made_by
      left join admin_users answerer on answerer.id = a.answered_by
      left join listing_reviews r on r.id = a.review_id
      where ${fits} and ${isAnswerable}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from listing_appeals a join cars on cars.id = a.car_id
      where ${fits} and ${isAnswerable}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}
