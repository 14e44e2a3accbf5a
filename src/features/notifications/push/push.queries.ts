import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { cut } from "#text/cut.ts";
import type { NoticeKind } from "../choices/choices.schema.ts";

export const pushJob = "notices.push";

/** So many browsers of one user are notified; of more the newest. */
const mostBrowsers = 10;

interface Browser {
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Keeps a browser; one that another user used before is now this user's. */
export async function subscribeBrowser(db: Database, browser: Browser, at: Date): Promise<void> {
  const { userId, sessionId, endpoint, p256dh, auth } = browser;
  await db.transaction().execute(async (tx) => {
    // What waits for anyone who used it before is not for this one.
    await sql`delete from push_subscriptions where endpoint = ${endpoint} and user_id <> ${userId}::uuid`.execute(
      tx,
    );
    await sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
      values (${userId}::uuid, ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${at}::timestamptz)
      on conflict (endpoint) do update
      set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
      where push_subscriptions.user_id = excluded.user_id`.execute(tx);
    await sql`delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}::uuid
      order by created_at desc, id desc offset ${mostBrowsers})`.execute(tx);
  });
}

/** Whether the browser of a session takes notices. */
export async function isSubscribed(db: Database, sessionId: string): Promise<boolean> {
  const some = db.selectFrom("push_subscriptions").select("id").where("session_id", "=", sessionId);
  return (await some.limit(1).executeTakeFirst()) !== undefined;
}

export async function unsubscribeBrowser(db: Database, userId: string, endpoint: string): Promise<void> {
  await sql`delete from push_subscriptions
    where user_id = ${userId}::uuid and endpoint = ${endpoint}`.execute(db);
}

export interface PushNotice {
  userId: string;
  kind: NoticeKind;
  /** The one thing that it tells of, of which no browser is notified twice. */
  of: string;
  /** Of those about the same a device shows the last one; itself where nothing is said. */
  about?: string;
  title: string;
  body: string;
  /** For accounts in English, where it is not the same. */
  titleEn?: string;
  bodyEn?: string;
  link: string | null;
}

/** The condition that the market sends notices to devices at all, as its settings say. */
export const pushesAreOn = sql<boolean>`coalesce(
  (select value <> 'false'::jsonb from app_settings where key = 'push_notifications'), true)`;

/** Whether the market sends notices to devices at all. */
export async function arePushesOn(db: Database): Promise<boolean> {
  const { rows } = await sql<{ on: boolean }>`select ${pushesAreOn} as "on"`.execute(db);
  return rows[0]?.on ?? true;
}

const longestTitle = 100;
const longestBody = 180;

/** Has the browsers of each of them told, of what they did not switch off. */
export async function askForPushes(db: Database, notices: readonly PushNotice[], at: Date): Promise<void> {
  const asked = notices.map((one) => ({
    user_id: one.userId,
    kind: one.kind,
    told_of: one.of,
    about: one.about ?? one.of,
    title: cut(one.title, longestTitle),
    body: cut(one.body, longestBody),
    title_en: cut(one.titleEn ?? one.title, longestTitle),
    body_en: cut(one.bodyEn ?? one.body, longestBody),
    link: one.link,
  }));
  const { numAffectedRows } = await sql`
    insert into push_messages (subscription_id, kind, told_of, about, title, body, link, created_at, next_try_at)
    select s.id, n.kind, n.told_of, n.about, case u.language when 'en' then n.title_en else n.title end,
      case u.language when 'en' then n.body_en else n.body end, n.link, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as n (user_id uuid, kind text, told_of text, about text, title text, body text, title_en text,
        body_en text, link text)
    join users u on u.id = n.user_id
    join push_subscriptions s on s.user_id = n.user_id
    where ${pushesAreOn} and not exists (select from notices_off o
      where o.user_id = n.user_id and o.kind = n.kind and o.channel = 'push')
    on conflict do nothing`.execute(db);
  if (numAffectedRows) await addJob(db, pushJob, {}, { key: pushJob });
}
