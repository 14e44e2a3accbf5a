import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { mostRecent } from "./recent.schema.ts";

/** Notes that a user looked at these listings, the last seen first, if their account keeps that; older ones make room. */
export async function noteSeen(
  db: Database,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    with noted as (
      insert into recent_listings (user_id, car_id, seen_at)
      select users.id, cars.id, ${at}::timestamptz - seen.place * interval '1 millisecond'
      from users, cars, unnest(${[...new Set(ids)]}::uuid[]) with ordinality as seen (id, place)
      where users.id = ${userId}::uuid and users.keeps_recent and cars.id = seen.id and cars.is_public
      on conflict (user_id, car_id) do update set seen_at = greatest(recent_listings.seen_at, excluded.seen_at)
      returning car_id
    )
    delete from recent_listings
    where user_id = ${userId}::uuid and car_id in (
      select car_id from recent_listings
      where user_id = ${userId}::uuid and car_id not in (select car_id from noted)
      order by seen_at desc, car_id
      offset greatest(0, ${mostRecent} - (select count(*) from noted)))`.execute(db);
}

/** The ids of what was looked at last. */
export async function findRecentIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("recent_listings")
    .select("car_id")
    .where("user_id", "=", userId)
    .orderBy("seen_at", "desc")
    .orderBy("car_id")
    .limit(mostRecent)
    .execute();
  return rows.map((row) => row.car_id);
}

export async function keepsRecent(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("keeps_recent").where("id", "=", userId).executeTakeFirst();
  return row?.keeps_recent ?? false;
}
