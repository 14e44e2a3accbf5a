import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** SQL: after how long without a call a session ends, within the bounds that the setting states. */
export const sessionTimeout = sql`(select make_interval(mins =>
  greatest(15, least(120, coalesce((
    select case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric::int end
    from app_settings where key = 'session_timeout_minutes'), 30)))))`;

/** SQL: whether administrators must use a second factor. */
export const twoFactorRequired = sql<boolean>`coalesce((
  select value = 'true' from app_settings where key = 'admin_two_factor'), false)`;

export async function isTwoFactorRequired(db: Database): Promise<boolean> {
  const { rows } = await sql<{ required: boolean }>`select ${twoFactorRequired} as required`.execute(db);
  return rows[0]?.required ?? false;
}
