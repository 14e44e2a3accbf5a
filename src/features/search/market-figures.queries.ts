import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** How many dealers are approved, and how many public listings stand out. */
export async function countMarket(db: Database): Promise<{ dealers: number; featured: number }> {
  const { rows } = await sql<{ dealers: number; featured: number }>`select
    (select count(*)::int from users where is_verified_dealer and user_status = 'active') as dealers,
    (select count(*)::int from cars where is_public and featured) as featured`.execute(db);
  return rows[0] ?? { dealers: 0, featured: 0 };
}
