import { sql } from "kysely";
import { replyMinutes } from "#features/conversations/reply-time.ts";
import { placesWithin } from "#features/reference/reference.ts";
import type { Database } from "#platform/db/connect.ts";
import { starCounts } from "../reviews/rating.ts";
import type { Week } from "./hours.ts";
import type { ShowroomOrder } from "./showroom.schema.ts";

export interface ShowroomSearch {
  /** Words of the name, all of which it has. */
  search?: string | undefined;
  city?: string | undefined;
  specialization?: string | undefined;
  sort?: ShowroomOrder | undefined;
  page: number;
  /** 1 to 60. */
  limit: number;
}

export interface ShowroomRow {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  specialization: string | null;
  logo_id: string | null;
  cover_id: string | null;
  cars: number;
  motorcycles: number;
}

/** The condition of the indexes users_showrooms: who has a page that anyone may see. */
const isOpen = sql`has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)`;
const stockOf = (kind: "car" | "motorcycle") =>
  sql`(select count(*)::int from cars c where c.user_id = u.id and c.vehicle_type = ${kind} and c.is_public)`;
const cardColumns = sql`u.id, u.dealership_slug as slug, u.dealership_name as name,
  coalesce(u.dealership_city, u.city) as city, p.specialization, p.logo_id, p.cover_id,
  ${stockOf("car")} as cars, ${stockOf("motorcycle")} as motorcycles`;

/** A page of the showrooms that fit, and how many do. */
export async function findShowrooms(
  db: Database,
  { search, city, specialization, sort = "stock", page, limit }: ShowroomSearch,
): Promise<{ rows: ShowroomRow[]; total: number }> {
  const all = [isOpen];
  // Folding turns what a pattern would read (% _ \\) into spaces.
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
    all.push(
      sql`fold_search(u.dealership_name || ' ' || u.dealership_slug) like '%' || trim(fold_search(${word})) || '%'`,
    );
  }
  if (city) all.push(sql`coalesce(u.dealership_city, u.city) = any(${placesWithin([city])})`);
  if (specialization) {
    all.push(sql`u.id in (select user_id from dealer_profiles where specialization = ${specialization})`);
  }
  const order =
    sort === "name"
      ? sql`lower(u.dealership_name), u.id`
      : sql`(select count(*) from cars c where c.user_id = u.id and c.is_public) desc, lower(u.dealership_name), u.id`;
  const fits = sql.join(all, sql` and `);
  // The page first; what it shows is read of its rows alone.
  const { rows } = await sql<ShowroomRow & { total: number }>`
    with page as materialized (
      select u.id, count(*) over ()::int as total, row_number() over (order by ${order}) as place
      from users u where ${fits} order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select ${cardColumns}, page.total from page join users u on u.id = page.id
    left join dealer_profiles p on p.user_id = u.id order by page.place`.execute(db);
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ n: number }>`select count(*)::int as n from users u where ${fits}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

export interface ShowroomDetailRow extends ShowroomRow {
  address: string | null;
  phone: string | null;
  chat_phone: string | null;
  about_ar: string | null;
  about_en: string | null;
  years_in_business: string | null;
  years_told_at: Date | null;
  map_url: string | null;
  hours: Week | null;
  member_since: Date;
  is_demo: boolean;
  response_minutes: number | null;
  star_counts: number[];
}

/** One showroom by its address; undefined for what anyone may not see. */
export async function findShowroom(
  db: Database,
  slug: string,
  at: Date,
): Promise<ShowroomDetailRow | undefined> {
  const { rows } = await sql<ShowroomDetailRow>`
    select ${cardColumns}, u.dealership_address as address, u.dealership_phone as phone, p.chat_phone, p.about_ar, p.about_en,
      p.years_in_business, p.years_told_at, p.map_url, p.hours, u.created_at as member_since, u.is_demo,
      ${replyMinutes(sql`u.id`, at)} as response_minutes, ${starCounts(sql`u.id`)} as star_counts
    from users u left join dealer_profiles p on p.user_id = u.id
    where u.dealership_slug = ${slug} and ${isOpen}`.execute(db);
  return rows[0];
}

/** Every address of a showroom with when it changed, for the sitemap, as many as one file of it may name. */
export async function findShowroomAddresses(db: Database): Promise<{ slug: string; updated_at: Date }[]> {
  const { rows } = await sql<{ slug: string; updated_at: Date }>`
    select u.dealership_slug as slug, greatest(u.updated_at, p.updated_at) as updated_at
    from users u left join dealer_profiles p on p.user_id = u.id where ${isOpen}
    order by u.id limit 50000`.execute(db);
  return rows;
}
