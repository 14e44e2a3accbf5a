import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** A message is sent once nobody waits for it. */
export async function finish(db: Database, id: string, at: Date): Promise<void> {
  await sql`update bulk_messages m
    set state = 'sent', finished_at = ${at}::timestamptz, updated_at = ${at}::timestamptz, worker = null, worked_until = null
    where m.id = ${id}::uuid and m.state = 'sending' and not exists (
      select from bulk_recipients r where r.message_id = m.id and r.outcome in ('waiting', 'sending'))`.execute(
    db,
  );
}
