import { sql } from "kysely";
import { AppError } from "#errors";
import type { Currency, VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { StaffRole } from "#platform/http/actor.ts";
import type { StaffAct } from "./staff.schema.ts";

export interface StaffRow {
  id: string;
  dealership_id: string;
  member_id: string | null;
  role: StaffRole;
  email: string;
  name: string | null;
  expires_at: Date | null;
  since: Date;
}

const rowsWhere = (where: ReturnType<typeof sql>) => sql<StaffRow>`
  select s.id, s.dealership_id, s.member_id, s.role, coalesce(s.email, u.email) as email,
    u.first_name || ' ' || u.last_name as name, s.expires_at, coalesce(s.joined_at, s.created_at) as since
  from staff s left join users u on u.id = s.member_id
  where ${where} and s.left_at is null order by s.member_id is null, s.id`;

/** Founder, members, open invitations. */
export async function findStaff(db: Database, dealershipId: string): Promise<StaffRow[]> {
  return (await rowsWhere(sql`s.dealership_id = ${dealershipId}::uuid`).execute(db)).rows;
}

/** One of a dealership's own. Error: `staff.not_found`, also for anyone else's and for who left. */
export async function findOneOfStaff(db: Database, dealershipId: string, id: string): Promise<StaffRow> {
  const where = sql`s.id = ${id}::uuid and s.dealership_id = ${dealershipId}::uuid`;
  const [row] = (await rowsWhere(where).execute(db)).rows;
  if (!row) throw new AppError("staff.not_found");
  return row;
}

export interface ShownStaff {
  name: string;
  role: StaffRole;
}

/** Members of a dealership who agree to be shown on its page, the first first. */
export async function findShownStaff(db: Database, dealershipId: string): Promise<ShownStaff[]> {
  const { rows } = await sql<ShownStaff>`
    select u.first_name || ' ' || u.last_name as name, s.role
    from staff s join users u on u.id = s.member_id
    where s.dealership_id = ${dealershipId}::uuid and s.left_at is null and s.shown
      and in_good_standing(u.user_status, u.deletion_requested_at)
    order by s.id`.execute(db);
  return rows;
}

export interface ActRow {
  id: string;
  act: StaffAct;
  who: string | null;
  at: Date;
  detail: { price?: number; count?: number; role?: StaffRole; email?: string };
  car_id: string | null;
  vehicle_type: VehicleType;
  brand: string;
  model: string;
  year: number;
  currency: Currency;
  conversation_id: string | null;
  member: string | null;
}

/** Who did what, the newest first; its things by their primary keys. */
export async function findActs(
  db: Database,
  dealershipId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select a.id, a.act, w.first_name || ' ' || w.last_name as who, a.at, a.detail,
      c.id as car_id, c.vehicle_type, c.brand, c.model, c.year, c.currency, v.id as conversation_id,
      coalesce(m.first_name || ' ' || m.last_name, x.email) as member
    from (
      select * from staff_acts where dealership_id = ${dealershipId}::uuid
        and (${before ?? null}::uuid is null or id < ${before ?? null}::uuid)
      order by id desc limit ${limit}
    ) a
    left join staff s on s.id = a.staff_id
    left join users w on w.id = s.member_id
    left join offers o on o.id = a.subject_id
    left join viewings e on e.id = a.subject_id
    left join conversations v on v.id = coalesce(o.conversation_id, e.conversation_id, a.subject_id)
      and v.seller_id = a.dealership_id
    left join cars c on c.id = coalesce(v.car_id, a.subject_id) and c.user_id = a.dealership_id
    left join staff x on x.id = a.subject_id and x.dealership_id = a.dealership_id
    left join users m on m.id = x.member_id
    order by a.id desc`.execute(db);
  return rows;
}

/**
 * Whom a dealership's new messages are told beside its founder: the person in charge of the conversation, else of its listing, else
 * all who sell. Of a user who has no staff nobody. `alone`: the person in charge or nobody.
 */
export async function findHearers(
  db: Database,
  { sellerId, conversationId, alone = false }: { sellerId: string; conversationId: string; alone?: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with sellers as (
      select s.id, s.member_id from staff s join users u on u.id = s.member_id
      where s.dealership_id = ${sellerId}::uuid and s.left_at is null and s.role <> 'stock' and s.member_id <> s.dealership_id
        and in_good_standing(u.user_status, u.deletion_requested_at)
    ), charged as (
      select ${personInCharge(sql`c`)} as id from conversations c where c.id = ${conversationId}::uuid
        and exists (select from sellers)
    )
    select member_id from sellers
    where not ${alone} and not exists (select from charged where id in (select id from sellers)) or id in (select id from charged)`.execute(
    db,
  );
  return rows.map(({ member_id }) => member_id);
}

/**
 * The place in staff of the person in charge of a conversation, or null: its own, else its listing's, where that one may sell.
 * `of`: the alias of the conversation's row.
 */
export const personInCharge = (of: ReturnType<typeof sql>) => sql<string | null>`coalesce(
  (select h.staff_id from lead_charges h where h.conversation_id = ${of}.id),
  (select h.staff_id from listing_charges h join staff hs on hs.id = h.staff_id
    where h.car_id = ${of}.car_id and hs.role <> 'stock'))`;
