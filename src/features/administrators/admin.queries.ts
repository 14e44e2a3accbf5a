import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { sessionTimeout, twoFactorRequired } from "./admin.settings.ts";
import type { AdminRole } from "./roles.ts";

export interface LiveToken {
  id: string;
  username: string;
  fullName: string;
  role: AdminRole;
  sessionId: string;
  mustSetUpTwoFactor: boolean;
  /** Its last use was noted more than a minute ago. */
  isStale: boolean;
}

/** The administrator of a living token; undefined for any other. `demo`: whether those whose password is printed count. */
export async function findLiveToken(
  db: Database,
  token: string,
  at: Date,
  { demo }: { demo: boolean },
): Promise<LiveToken | undefined> {
  const now = sql`${at}::timestamptz`;
  const { rows } = await sql<LiveToken>`
    select a.id, a.username, a.full_name as "fullName", a.role, t.id as "sessionId",
      a.totp_enabled_at is null and ${twoFactorRequired} as "mustSetUpTwoFactor",
      t.last_seen_at < ${now} - interval '1 minute' as "isStale"
    from admin_tokens t join admin_users a on a.id = t.admin_id
    where t.token = ${token} and t.revoked_at is null and t.last_seen_at > ${now} - ${sessionTimeout}
      and a.is_active and (${demo} or not a.is_demo)`.execute(db);
  return rows[0];
}

export async function touchToken(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable("admin_tokens")
    .set({ last_seen_at: at })
    .where("id", "=", id)
    .where("last_seen_at", "<", at)
    .execute();
}

/** Ends an administrator's sessions: one, all but one, or all. Returns the ids of those that ended. */
export async function revokeTokens(
  tx: Database,
  adminId: string,
  which: { id?: string; except?: string },
  at: Date,
): Promise<string[]> {
  let revoking = tx
    .updateTable("admin_tokens")
    .set({ revoked_at: at })
    .where("admin_id", "=", adminId)
    .where("revoked_at", "is", null);
  if (which.id !== undefined) revoking = revoking.where("id", "=", which.id);
  if (which.except !== undefined) revoking = revoking.where("id", "<>", which.except);
  const revoked = await revoking.returning("id").execute();
  return revoked.map(({ id }) => id);
}

export interface TokenRow {
  id: string;
  user_agent: string | null;
  created_at: Date;
  last_seen_at: Date;
}

/** Where an administrator is signed in, the latest first. */
export async function findTokens(db: Database, adminId: string, at: Date): Promise<TokenRow[]> {
  const { rows } = await sql<TokenRow>`
    select id, user_agent, created_at, last_seen_at from admin_tokens
    where admin_id = ${adminId}::uuid and revoked_at is null
      and last_seen_at > ${at}::timestamptz - ${sessionTimeout}
    order by last_seen_at desc limit 100`.execute(db);
  return rows;
}

export interface OwnRow {
  id: string;
  username: string;
  full_name: string;
  email: string;
  role: AdminRole;
  totp_enabled_at: Date | null;
  codes_left: number;
  two_factor_required: boolean;
}

/** What an administrator sees of the own account. */
export async function findOwn(db: Database, id: string): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    select a.id, a.username, a.full_name, a.email, a.role, a.totp_enabled_at, ${twoFactorRequired} as two_factor_required,
      (select count(*)::int from admin_recovery_codes c where c.admin_id = a.id and c.used_at is null) as codes_left
    from admin_users a where a.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the administrator of a living token is gone");
  return row;
}

/** Removes what can never sign in again; what was done under it stays in the log. */
export async function sweepTokens(db: Database, at: Date): Promise<void> {
  await sql`delete from admin_tokens where last_seen_at < ${at}::timestamptz - interval '30 days'`.execute(
    db,
  );
  // As long as browsers keep a cookie.
  await sql`delete from known_admin_devices where last_seen_at < ${at}::timestamptz - interval '400 days'`.execute(
    db,
  );
}
