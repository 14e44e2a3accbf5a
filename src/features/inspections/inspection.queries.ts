import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import {
  type Findings,
  type ReportState,
  type RequestState,
  type SignedPhoto,
  type Verdicts,
  validKm,
  validMonths,
} from "./inspection-kinds.ts";

export interface ListingRow {
  car_id: string;
  serial: number;
  /** Of the listing as it is now. */
  car_brand: string;
  car_model: string;
  car_year: number;
}

export interface ReportRow extends ListingRow {
  id: string;
  state: ReportState;
  partner_id: string;
  partner_name: string;
  brand: string | null;
  model: string | null;
  year: number | null;
  vin_number: string | null;
  inspected_on: string | null;
  mileage: number | null;
  verdicts: Verdicts;
  points: Findings;
  photos: SignedPhoto[];
  published_at: Date | null;
  signature: string | null;
  withdrawn_reason: string | null;
  valid_until: string | null;
  /** Neither too old nor driven too far, of the car that the listing sells, and by a partner whose account is in good standing. */
  is_valid: boolean;
  is_shown: boolean;
  /** Anyone may see its listing. */
  is_public: boolean;
  seller_id: string;
  partner_user_id: string;
}

const photosOf = (report: string) => sql<SignedPhoto[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height, 'widths', f.widths,
    'thumbhash', f.thumbhash, 'digest', f.digest) order by f.created_at, f.id)
  from inspection_photos f where f.inspection_id = ${sql.ref(report)}), '[]')`;

const ends = sql`(i.inspected_on + make_interval(months => ${validMonths}))::date`;

/** Reports with their listing and partner. */
const reports = (day: string) => sql<ReportRow>`
  select i.id, i.state, i.car_id, i.partner_id, coalesce(i.partner_name, p.name) as partner_name, i.brand, i.model, i.year,
    i.vin_number, to_char(i.inspected_on, 'YYYY-MM-DD') as inspected_on, i.mileage, i.verdicts, i.points, i.published_at,
    ${photosOf("i.id")} as photos,
    i.signature, i.withdrawn_reason, to_char(${ends}, 'YYYY-MM-DD') as valid_until,
    coalesce(i.state = 'published' and ${ends} >= ${day}::date
      and coalesce(c.mileage, 0) <= i.mileage + ${validKm}::int
      and c.vehicle_type = 'car' and c.brand = i.brand and c.model = i.model and c.year = i.year
      and c.vin_number = i.vin_number and in_good_standing(u.user_status, u.deletion_requested_at), false) as is_valid,
    coalesce(c.inspection_id = i.id, false) as is_shown, c.is_public, c.user_id as seller_id,
    c.serial, c.brand as car_brand, c.model as car_model, c.year as car_year, p.user_id as partner_user_id
  from inspections i join cars c on c.id = i.car_id join inspection_partners p on p.id = i.partner_id
    join users u on u.id = p.user_id
  where c.deleted_at is null`;

/** One report, in any state. `day`: today in Beirut. */
export async function findReport(db: Database, id: string, day: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`${reports(day)} and i.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** What was published of a listing of this seller, the newest first; undefined for a listing that is not theirs. */
export async function findReportsOf(
  db: Database,
  { carId, sellerId }: { carId: string; sellerId: string },
  day: string,
): Promise<ReportRow[] | undefined> {
  const { rows } =
    await sql<ReportRow>`${reports(day)} and i.car_id = ${carId}::uuid and c.user_id = ${sellerId}::uuid
    and i.published_at is not null order by i.id desc limit 20`.execute(db);
  if (rows.length > 0) return rows;
  const own = await db
    .selectFrom("cars")
    .select("id")
    .where("id", "=", carId)
    .where("user_id", "=", sellerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return own && [];
}

/** The photos of a report, in the order in which they were added. */
export async function findPhotos(db: Database, reportId: string): Promise<SignedPhoto[]> {
  const found = sql<{ photos: SignedPhoto[] }>`
    select ${photosOf("i.id")} as photos from inspections i where i.id = ${reportId}::uuid`;
  return (await found.execute(db)).rows[0]?.photos ?? [];
}

/** The part that a user has as a partner: the one that lasts, else the last one. */
export const partnerOf = (db: Database, userId: string) =>
  db
    .selectFrom("inspection_partners")
    .select(["id", "name", "place", "phone", "ended_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(1);
export const findPartnerOf = (db: Database, userId: string) => partnerOf(db, userId).executeTakeFirst();

/** Whether there is any partner. */
export async function arePartners(db: Database): Promise<boolean> {
  const one = db.selectFrom("inspection_partners").select("id").where("ended_at", "is", null).limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

/** Members of one showroom inspect none of its cars, nor does a partner a car of its own. */
export const areLinked = (
  partner: string,
  seller: string,
) => sql`(${sql.ref(partner)} = ${sql.ref(seller)} or exists (
  select from staff where left_at is null and ((dealership_id = ${sql.ref(seller)} and member_id = ${sql.ref(partner)})
    or (dealership_id = ${sql.ref(partner)} and member_id = ${sql.ref(seller)}))))`;

export interface PartnerRow {
  id: string;
  name: string;
  place: string;
  phone: string;
}

/** Whom a buyer may ask about a listing that anyone may see: 200 at most. */
export async function findPartnersFor(db: Database, { carId, userId }: { carId: string; userId: string }) {
  const partners = await sql<PartnerRow>`
    select p.id, p.name, p.place, p.phone
    from inspection_partners p join users u on u.id = p.user_id, cars c
    where c.id = ${carId}::uuid and p.ended_at is null and u.user_status = 'active' and u.deletion_requested_at is null
      and p.user_id <> ${userId}::uuid and not ${areLinked("p.user_id", "c.user_id")}
    order by p.place, p.name, p.id limit 200`.execute(db);
  const asked = await sql<PartnerRow>`
    select p.id, p.name, p.place, p.phone from inspection_requests r join inspection_partners p on p.id = r.partner_id
    where r.user_id = ${userId}::uuid and r.car_id = ${carId}::uuid and r.state = 'open'`.execute(db);
  return { partners: partners.rows, asked: asked.rows[0] ?? null };
}

export interface RequestRow extends ListingRow {
  id: string;
  state: Exclude<RequestState, "withdrawn">;
  note: string | null;
  created_at: Date;
  /** Of the buyer: these while it is open, and the car on sale. */
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
}

/** What buyers ask of a user as a partner, the open ones first, of each the newest first. */
export async function findRequestsFor(db: Database, userId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.id, r.state, r.created_at, case when is_current then r.note end as note,
      case when is_current then u.first_name end as first_name, case when is_current then u.last_name end as last_name,
      case when is_current then u.phone end as phone, c.id as car_id, c.serial, c.brand as car_brand, c.model as car_model, c.year as car_year
    from inspection_partners p join inspection_requests r on r.partner_id = p.id
    join cars c on c.id = r.car_id join users u on u.id = r.user_id
    cross join lateral (select r.state = 'open' and c.is_public as is_current) s
    where p.user_id = ${userId}::uuid and r.state <> 'withdrawn' and c.deleted_at is null
    order by r.state, r.id desc limit 100`.execute(db);
  return rows;
}

export interface MyReportRow extends ListingRow {
  id: string;
  state: ReportState;
  inspected_on: string | null;
  changed_at: Date;
}

export async function findReportsBy(db: Database, userId: string): Promise<MyReportRow[]> {
  const { rows } = await sql<MyReportRow>`
    select i.id, i.state, to_char(i.inspected_on, 'YYYY-MM-DD') as inspected_on, i.changed_at,
      c.id as car_id, c.serial, c.brand as car_brand, c.model as car_model, c.year as car_year
    from inspection_partners p join inspections i on i.partner_id = p.id join cars c on c.id = i.car_id
    where p.user_id = ${userId}::uuid and c.deleted_at is null
    order by i.state, i.id desc limit 100`.execute(db);
  return rows;
}
