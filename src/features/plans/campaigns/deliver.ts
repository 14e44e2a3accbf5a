import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

export const deliverJob = "plans.deliver_campaigns";
/** A user receives at most one in so many days (docs/product.md, "Plans"). */
const everyDays = 7;
/** Users that one transaction looks at. */
const batch = 1000;

interface Approved {
  id: string;
  reviewed_at: Date;
}

/**
 * Delivers the approved campaigns, the oldest approval first, to all users in good standing who were there then and want news. Anyone who got
 * another one this week gets it later: the campaign stays approved until nobody waits for it. It may break off and run
 * again anywhere.
 */
export async function deliverCampaigns(db: Database, at: Date): Promise<void> {
  const { rows } = await sql<Approved>`select id, reviewed_at from campaigns
    where state = 'approved' and reviewed_at is not null order by reviewed_at, id`.execute(db);
  for (const campaign of rows) await deliver(db, campaign, at);
}

async function deliver(db: Database, { id, reviewed_at }: Approved, at: Date): Promise<void> {
  let waiting = 0;
  let after: string | null = null;
  do {
    const done: Delivered = await deliverBatch(db, { id, reviewed_at, after, at });
    waiting += done.waiting;
    after = done.last;
  } while (after !== null);
  if (waiting > 0) return;
  await sql`update campaigns set state = 'sent', sent_at = ${at}::timestamptz
    where id = ${id}::uuid and state = 'approved'`.execute(db);
}

interface Delivered {
  /** The last user that was looked at; null when there are no more. */
  last: string | null;
  /** How many of them are to get it another week. */
  waiting: number;
}

/** The next users by id. Two deliveries take turns, so that nobody gets two at once. */
function deliverBatch(
  db: Database,
  { id, reviewed_at, after, at }: Approved & { after: string | null; at: Date },
): Promise<Delivered> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${deliverJob}))`.execute(tx);
    const { rows } = await sql<Delivered>`
      with campaign as (select * from campaigns where id = ${id}::uuid and state = 'approved'),
      users_here as (
        select u.id, u.created_at <= ${reviewed_at}::timestamptz
          and in_good_standing(u.user_status, u.deletion_requested_at)
          and not exists (select from notices_off o where o.user_id = u.id and o.kind = 'news' and o.channel = 'bell')
          and not exists (select from notifications n where n.campaign_id = ${id}::uuid and n.user_id = u.id) as wanted
        from users u where (${after}::uuid is null or u.id > ${after}::uuid) order by u.id limit ${batch}
      ),
      wanted as (
        select u.id, exists (
          select from notifications n where n.user_id = u.id and n.campaign_id is not null
            and n.created_at > ${at}::timestamptz - make_interval(days => ${everyDays})) as waits
        from users_here u where u.wanted
      ),
      delivered as (
        insert into notifications (user_id, type, title, body, link, campaign_id, created_at)
        select wanted.id, 'system', c.title, c.body, '/cars/' || c.car_id, c.id, ${at}::timestamptz
        from wanted, campaign c where not wanted.waits
        on conflict do nothing
        returning user_id, title, body, link
      ),
      pushed as (
        insert into push_messages (subscription_id, kind, told_of, about, title, body, link, created_at, next_try_at)
        select s.id, 'news', ${`campaign ${id}`}, ${`campaign ${id}`}, left(d.title, 100), left(d.body, 180), d.link,
          ${at}::timestamptz, ${at}::timestamptz
        from delivered d join push_subscriptions s on s.user_id = d.user_id
        where not exists (select from notices_off o
          where o.user_id = d.user_id and o.kind = 'news' and o.channel = 'push')
        on conflict do nothing
      )
      select (select count(*)::int from wanted where waits) as waiting,
        case when (select count(*) from users_here) = ${batch}
          then (select id from users_here order by id desc limit 1) end as last`.execute(tx);
    return rows[0] ?? { last: null, waiting: 0 };
  });
}
