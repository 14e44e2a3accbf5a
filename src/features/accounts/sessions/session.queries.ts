import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";
import { sessionDays } from "./session-cookie.ts";

const lifetime = sql`make_interval(days => ${sessionDays})`;

export interface LiveSession extends Actor {
  /** Its last use was noted more than an hour ago. */
  isStale: boolean;
}

/**
 * The live session of a secret's hash, with its user in good standing; undefined for any other. With the dealership that the
 * user works for now: nothing of it is kept, so that who leaves has left by the next request.
 */
export async function findSession(db: Database, sid: string, at: Date): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`
    select u.id, u.id as "personId", s.id as "sessionId", u.is_email_verified as "isEmailVerified",
      case when d.id is not null
        then jsonb_build_object('id', m.id, 'dealershipId', d.id, 'role', m.role) end as staff,
      s.last_seen_at < ${at}::timestamptz - interval '1 hour' as "isStale"
    from sessions s join users u on u.id = s.user_id
    left join staff m on m.member_id = u.id and m.left_at is null and not s.own_account
    left join users d on d.id = m.dealership_id
      and has_showroom(d.is_verified_dealer, d.dealership_slug, d.user_status, d.deletion_requested_at)
    where s.sid = ${sid} and s.expire > ${at}::timestamptz
      and in_good_standing(u.user_status, u.deletion_requested_at)`.execute(db);
  return rows[0];
}

/** Notes that a session is used and lengthens its life. False where another request did so first, or it has ended. */
export async function touchSession(db: Database, sid: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sessions set last_seen_at = ${at}::timestamptz, expire = ${at}::timestamptz + ${lifetime}
    where sid = ${sid} and last_seen_at < ${at}::timestamptz - interval '1 hour'`.execute(db);
  return numAffectedRows === 1n;
}

/** Begins a session; `sid` is the hash of the secret that goes into the cookie. */
export async function insertSession(
  db: Database,
  session: { sid: string; userId: string; userAgent: string | null; at: Date },
): Promise<void> {
  const { sid, userId, userAgent, at } = session;
  await sql`
    insert into sessions (sid, user_id, sess, created_at, last_seen_at, expire)
    values (${sid}, ${userId}, ${JSON.stringify({ userAgent })}::jsonb,
      ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz + ${lifetime})`.execute(db);
}

export async function deleteSession(db: Database, sid: string): Promise<void> {
  await db.deleteFrom("sessions").where("sid", "=", sid).execute();
}

/** Ends a user's sessions: all of them, or all but one. */
export async function endSessions(
  db: Database,
  userId: string,
  but: { sessionId?: string } = {},
): Promise<void> {
  let ended = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (but.sessionId !== undefined) ended = ended.where("id", "!=", but.sessionId);
  await ended.execute();
}

/** A user's live sessions, the latest first. */
export async function findSessions(db: Database, userId: string, at: Date) {
  return db
    .selectFrom("sessions")
    .select(["id", "sess", "created_at", "last_seen_at"])
    .where("user_id", "=", userId)
    .where("expire", ">", at)
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

/** Which of these sessions, by their ids, are live. */
export async function findLiveSessions(db: Database, ids: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any(${[...ids]}::uuid[]) and s.expire > ${at}::timestamptz
      and in_good_standing(u.user_status, u.deletion_requested_at)`.execute(db);
  return rows.map(({ id }) => id);
}
