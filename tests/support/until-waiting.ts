import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "#platform/db/connect.ts";

/** Until another connection waits for a lock: what a test holds is asked for. */
export async function untilWaiting(db: Database): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    })
    .toBeGreaterThan(0);
}
