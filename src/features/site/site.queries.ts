import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** The settings that pages show or speak of, as they were stored. */
export async function findSiteSettings(db: Database): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom("app_settings")
    .select(["key", "value"])
    .where("key", "in", [
      "site",
      "exchange_rates",
      "auto_approve_listings",
      "email_notifications",
      "show_admin_link",
    ])
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** How many dealers are approved, and how many public listings stand out. */
export async function countMarket(db: Database): Promise<{ dealers: number; featured: number }> {
  const { rows } = await sql<{ dealers: number; featured: number }>`select
    (select count(*)::int from users where is_verified_dealer and user_status = 'active') as dealers,
    (select count(*)::int from cars where is_public and featured) as featured`.execute(db);
  return rows[0] ?? { dealers: 0, featured: 0 };
}
