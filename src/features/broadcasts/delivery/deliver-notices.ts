import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { pushesAreOn } from "#features/notifications/push/push.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import { finish } from "./finish.ts";

/** Users that one transaction tells. */
const batch = 1000;

/**
 * Tells a notification to its recipients, a batch in one transaction with what is written down about it, so it may break off
 * and go on anywhere. It ends when all are told or a user stops it. Returns false: nothing is left for another run.
 */
export async function deliverNotices(
  { db, clock }: Pick<JobDeps, "db" | "clock">,
  { id }: { id: string },
): Promise<boolean> {
  while ((await tellBatch(db, id, clock())) > 0);
  await finish(db, id, clock());
  return false;
}

/** How many were looked at. */
function tellBatch(db: Database, id: string, at: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Who stops it waits for the batch; two deliveries take turns.
    const open =
      await sql`select from bulk_messages where id = ${id}::uuid and state = 'sending' for update`.execute(
        tx,
      );
    if (open.rows.length === 0) return 0;
    const { rows } = await sql<{ told: number; skipped: number }>`
      with waiting as (
        select id, user_id from bulk_recipients where message_id = ${id}::uuid and outcome = 'waiting'
        order by id limit ${batch}
      ),
      readers as (
        select w.id, w.user_id, u.language, in_good_standing(u.user_status, u.deletion_requested_at) as stands,
          exists (select from notices_off o where o.user_id = u.id and o.kind = 'news' and o.channel = 'bell') as off
        from waiting w join users u on u.id = w.user_id
      ),
      told as (
        insert into notifications (user_id, type, title, body, title_en, body_en, link, bulk_message_id, created_at)
        select r.user_id, 'system', coalesce(m.title_ar, m.title_en), coalesce(m.body_ar, m.body_en),
          case when m.title_ar is not null then m.title_en end, case when m.title_ar is not null then m.body_en end,
          m.link, m.id, ${at}::timestamptz
        from readers r, bulk_messages m where m.id = ${id}::uuid and r.stands and not r.off
        on conflict do nothing
      ),
      pushed as (
        insert into push_messages (subscription_id, kind, told_of, about, title, body, link, created_at, next_try_at)
        select s.id, 'news', 'bulk_message ' || m.id, 'bulk_message ' || m.id,
          left(case r.language when 'en' then coalesce(m.title_en, m.title_ar) else coalesce(m.title_ar, m.title_en) end, 100),
          left(case r.language when 'en' then coalesce(m.body_en, m.body_ar) else coalesce(m.body_ar, m.body_en) end, 180),
          m.link, ${at}::timestamptz, ${at}::timestamptz
        from readers r join push_subscriptions s on s.user_id = r.user_id, bulk_messages m
        where m.id = ${id}::uuid and r.stands and ${pushesAreOn}
          and not exists (select from notices_off o
            where o.user_id = r.user_id and o.kind = 'news' and o.channel = 'push')
        on conflict do nothing
      ),
      written as (
        update bulk_recipients r set outcome = case when s.stands and not s.off then 'sent' else 'skipped' end,
          reason = case when not s.stands then 'standing' when s.off then 'unsubscribed' end, at = ${at}::timestamptz
        from readers s where r.id = s.id returning r.outcome
      )
      select count(*) filter (where outcome = 'sent')::int as told,
        count(*) filter (where outcome = 'skipped')::int as skipped from written`.execute(tx);
    const { told, skipped } = rows[0] ?? { told: 0, skipped: 0 };
    await sql`update bulk_messages set sent = sent + ${told}::int, skipped = skipped + ${skipped}::int
      where id = ${id}::uuid`.execute(tx);
    return told + skipped;
  });
}
