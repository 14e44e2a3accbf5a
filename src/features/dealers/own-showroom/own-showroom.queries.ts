import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Week } from "../showrooms/hours.ts";

/** What a dealer may change of the showroom. */
export interface ShowroomValues {
  address: string | null;
  city: string | null;
  phone: string | null;
  chat_phone: string | null;
  about_ar: string | null;
  about_en: string | null;
  map_url: string | null;
  hours: Week | null;
  logo_id: string | null;
  cover_id: string | null;
}
export interface OwnShowroomRow extends ShowroomValues {
  slug: string;
  name: string;
}

const ofDealer = (userId: string) => sql<OwnShowroomRow>`
  select u.dealership_slug as slug, u.dealership_name as name, u.dealership_address as address,
    u.dealership_city as city, u.dealership_phone as phone, p.chat_phone, p.about_ar, p.about_en, p.map_url, p.hours, p.logo_id, p.cover_id
  from users u left join dealer_profiles p on p.user_id = u.id
  where u.id = ${userId}::uuid
    and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)`;

/** A user's own showroom. Error: `dealer.not_approved` for who has none. */
export async function findOwnShowroom(db: Database, userId: string): Promise<OwnShowroomRow> {
  const { rows } = await ofDealer(userId).execute(db);
  if (!rows[0]) throw new AppError("dealer.not_approved");
  return rows[0];
}

/** The same, held until the transaction ends: of two changes at once the second sees the first. */
export async function lockOwnShowroom(tx: Database, userId: string): Promise<OwnShowroomRow> {
  await sql`select from users where id = ${userId}::uuid for no key update`.execute(tx);
  return findOwnShowroom(tx, userId);
}
