import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { site } from "#features/site/site.contract.ts";
import { findSiteSettings } from "#features/site/site.queries.ts";
import { sendPush } from "#platform/push/send-push.ts";
import { vapidKeys } from "#platform/push/vapid.ts";
import type { NoticeKind } from "../choices/choices.schema.ts";

/** Messages that are sent side by side. */
const atOnce = 20;
/** Anyone who takes some has so long to say what became of them. */
const heldMinutes = 3;
const mostAttempts = 8;
const longestWait = 3600;

/** How soon a device has to wake, and for how many hours a push service keeps it. Messages of others do not wait. */
const manner: Record<NoticeKind, { urgency: "low" | "normal" | "high"; hours: number }> = {
  messages: { urgency: "high", hours: 24 },
  favorites: { urgency: "normal", hours: 48 },
  searches: { urgency: "normal", hours: 48 },
  reports: { urgency: "normal", hours: 72 },
  reminders: { urgency: "normal", hours: 24 },
  news: { urgency: "low", hours: 24 },
  decisions: { urgency: "normal", hours: 72 },
  payments: { urgency: "normal", hours: 72 },
  account: { urgency: "high", hours: 72 },
};

interface Waiting {
  id: string;
  subscription_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string | null;
  kind: NoticeKind;
  about: string;
  title: string;
  body: string;
  link: string | null;
  created_at: Date;
  attempts: number;
}

/**
 * Sends what waits to be on a user's devices. Each is taken before it is sent and written down after: anyone who dies between
 * them leaves it to the next run, and the device shows the second in the place of the first.
 */
export async function sendPushes(deps: JobDeps): Promise<void> {
  const stored = await findSiteSettings(deps.db);
  const { email } = site.parse(stored.get("site"));
  const sender = {
    keys: vapidKeys(deps.config.sessionSecret),
    subject: `mailto:${email || `no-reply@${new URL(deps.config.publicUrl).hostname}`}`,
    withLoopback: deps.config.env === "test",
  };
  for (;;) {
    const waiting = await take(deps);
    await Promise.all(waiting.map((one) => send(deps, sender, one)));
    if (waiting.length < atOnce) return;
  }
}

/** Those of sessions that are over are not sent. */
async function take({ db, clock }: JobDeps): Promise<Waiting[]> {
  const at = clock();
  const { rows } = await sql<Waiting>`
    update push_messages m
    set attempts = m.attempts + 1, next_try_at = ${at}::timestamptz + make_interval(mins => ${heldMinutes})
    from push_subscriptions s join users u on u.id = s.user_id
    where s.id = m.subscription_id and m.id in (
      select w.id from push_messages w
      join push_subscriptions b on b.id = w.subscription_id
      join sessions e on e.id = b.session_id
      where w.done_at is null and w.next_try_at <= ${at}::timestamptz and e.expire > ${at}::timestamptz
      order by w.next_try_at limit ${atOnce} for update of w skip locked)
    returning m.id, m.subscription_id, s.endpoint, s.p256dh, s.auth, u.language, m.kind, m.about, m.title, m.body,
      m.link, m.created_at, m.attempts`.execute(db);
  return rows;
}

async function send(deps: JobDeps, sender: Parameters<typeof sendPush>[1], one: Waiting): Promise<void> {
  const { db, clock, log } = deps;
  const { urgency, hours } = manner[one.kind];
  const age = (clock().getTime() - one.created_at.getTime()) / 1000;
  const ttl = Math.floor(hours * 3600 - age);
  if (ttl <= 0) return settle(deps, one.id, "too_late");
  const tag = createHash("sha256").update(one.about).digest("base64url").slice(0, 32);
  const { title, body, link } = one;
  const language = one.language === "en" ? "en" : "ar";
  const payload = JSON.stringify({ title, body, link, language, tag });
  const answer = await sendPush({ ...one, payload, ttl, urgency, topic: tag }, sender).catch((error) => {
    log.warn({ reason: String(error.code ?? error.name) }, "a push service does not answer");
    return { status: 503, retryAfter: undefined };
  });
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return settle(deps, one.id, "sent");
  // 403: it was made for another key than ours is now (RFC 8292), and takes nothing any more.
  if (status === 404 || status === 410 || status === 403) {
    // The browser has left: with it goes whatever waits for it.
    await db.deleteFrom("push_subscriptions").where("id", "=", one.subscription_id).execute();
    return;
  }
  const isPassing = status === 429 || status >= 500;
  if (isPassing && one.attempts < mostAttempts) {
    const wait = Math.min(longestWait, retryAfter ?? 30 * 2 ** (one.attempts - 1));
    const at = new Date(clock().getTime() + wait * 1000);
    await sql`update push_messages set next_try_at = ${at}::timestamptz where id = ${one.id}::uuid`.execute(
      db,
    );
    return;
  }
  log.warn({ status }, "a push service refused a message");
  await settle(deps, one.id, "refused");
}

async function settle(
  { db, clock }: JobDeps,
  id: string,
  outcome: "sent" | "refused" | "too_late",
): Promise<void> {
  await sql`update push_messages set done_at = ${clock()}::timestamptz, outcome = ${outcome}
    where id = ${id}::uuid and done_at is null`.execute(db);
}

/** What was settled a week ago is forgotten: nobody tells of it any more. */
export async function forgetPushes({ db, clock }: JobDeps): Promise<void> {
  await sql`delete from push_messages where done_at < ${clock()}::timestamptz - interval '7 days'
    or (done_at is null and created_at < ${clock()}::timestamptz - interval '7 days')`.execute(db);
}
