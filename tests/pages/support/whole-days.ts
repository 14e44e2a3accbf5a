import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/**
 * Moves every moment of the market to just after a midnight in Beirut, as many whole days away as it was. The demo market's moments are
 * so many hours before it was loaded: what is counted by calendar days, and how many days are left, would be others in the evening than
 * in the morning. Their order stays.
 */
export async function moveToWholeDays(db: Database, now = new Date()): Promise<void> {
  const moment = sql`${sql.lit(now.toISOString())}::timestamptz`;
  await db.transaction().execute(async (tx) => {
    // The rows are as they were but for their moments: nothing is to be checked, stamped or told of again.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      create function pg_temp.whole_days(at timestamptz) returns timestamptz language sql as $$
        select case when isfinite(at) then
          (date_trunc('day', ${moment} at time zone 'Asia/Beirut')
            - floor(days) * interval '1 day' + (1 + floor(days) - days) * interval '1 minute') at time zone 'Asia/Beirut'
          else at end
        from (select extract(epoch from ${moment} - at) / 86400 as days) ago
      $$`.execute(tx);
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as table, array_agg(column_name::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and data_type = 'timestamp with time zone'
      group by 1`.execute(tx);
    for (const { table, columns } of rows) {
      const moved = columns.map((column) =>
        // The hour that an event is counted in is that of its moment.
        table === "listing_analytics" && column === "hour"
          ? sql`hour = date_trunc('hour', pg_temp.whole_days(created_at))`
          : sql`${sql.ref(column)} = pg_temp.whole_days(${sql.ref(column)})`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(tx);
    }
  });
}
