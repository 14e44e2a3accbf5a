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

/** Counts of what is public. */
export async function countMarket(db: Database) {
  const [byCategory, dealers, featured] = await Promise.all([
    sql<{ vehicle_type: "car" | "motorcycle"; category: string; n: number }>`
      select vehicle_type, category::text, count(*)::int as n from cars where is_public group by 1, 2`.execute(
      db,
    ),
    sql<{ n: number }>`
      select count(*)::int as n from users where is_verified_dealer and user_status = 'active'`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from cars where is_public and featured`.execute(db),
  ]);
  return {
    byCategory: byCategory.rows,
    dealers: dealers.rows[0]?.n ?? 0,
    featured: featured.rows[0]?.n ?? 0,
  };
}
