import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** A little less than a day, so that a run that comes minutes earlier than yesterday's does not cost an hour each day. */
const everyMinutes = 24 * 60 - 15;

/** Moves all live listings of a seller up, as being refreshed now. */
export async function refreshListings(
  tx: Database,
  addOn: { id: string; userId: string },
  at: Date,
): Promise<void> {
  await sql`update cars set refreshed_at = ${at}::timestamptz
    where user_id = ${addOn.userId}::uuid and status = 'active' and deleted_at is null
      and refreshed_at < ${at}::timestamptz`.execute(tx);
  await sql`update add_ons set last_run_at = ${at}::timestamptz where id = ${addOn.id}::uuid`.execute(tx);
}

/** Does so for everybody whose auto-refresh runs and was last done a day ago; each in a transaction. */
export async function refreshDue(db: Database, at: Date): Promise<void> {
  for (const { user_id } of await findDue(db, at)) {
    await db.transaction().execute(async (tx) => {
      await sql`select from users where id = ${user_id}::uuid for no key update`.execute(tx);
      const [due] = await findDue(tx, at, user_id);
      if (due) await refreshListings(tx, { id: due.id, userId: user_id }, at);
    });
  }
}

async function findDue(db: Database, at: Date, userId: string | null = null) {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select a.id, a.user_id from add_ons a
    join bonus_features b on b.id = a.bonus_feature_id and b.slug = 'auto_refresh'
    where a.ended_at is null and a.user_id is not null
      and (${userId}::uuid is null or a.user_id = ${userId}::uuid)
      and a.starts_at <= ${at}::timestamptz and a.ends_at > ${at}::timestamptz
      and not exists (
        select from add_ons r where r.user_id = a.user_id and r.bonus_feature_id = a.bonus_feature_id
          and r.last_run_at > ${at}::timestamptz - make_interval(mins => ${everyMinutes}))`.execute(db);
  return rows;
}
