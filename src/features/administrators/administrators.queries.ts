import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { AdministratorView, OpenInvitation } from "./administrators.contract.ts";
import type { AdminRole } from "./roles.ts";

const columns = [
  "id",
  "username",
  "full_name",
  "email",
  "role",
  "is_active",
  "is_demo",
  "totp_enabled_at",
  "last_login_at",
  "created_at",
  "updated_at",
] as const;

/** Everybody, those with access first. */
export const findAdministrators = (db: Database) =>
  db
    .selectFrom("admin_users")
    .select(columns)
    .orderBy("is_active", "desc")
    .orderBy("full_name")
    .orderBy("id")
    .execute();
export type AdministratorRow = Awaited<ReturnType<typeof findAdministrators>>[number];

/** One, locked until the transaction ends. Error: `administrator.not_found`. */
export async function lockAdministrator(tx: Database, id: string): Promise<AdministratorRow> {
  const row = await tx
    .selectFrom("admin_users")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("administrator.not_found");
  return row;
}

export interface InvitationRow {
  id: string;
  username: string;
  full_name: string;
  email: string;
  role: AdminRole;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
}

/** The invitations of new administrators that nobody has accepted. */
export async function findInvitations(db: Database, id?: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.username, i.full_name, i.email, i.role, i.created_at, i.expires_at, a.full_name as invited_by
    from admin_invitations i join admin_users a on a.id = i.invited_by
    where i.admin_id is null and i.accepted_at is null and i.withdrawn_at is null
      ${id === undefined ? sql`` : sql`and i.id = ${id}::uuid`}
    order by i.created_at desc, i.id desc`.execute(db);
  return rows;
}

/** `locks`: of names, until when each is locked. */
export const presentAdministrator = (
  row: AdministratorRow,
  locks: ReadonlyMap<string, Date>,
): AdministratorView => ({
  id: row.id,
  username: row.username,
  fullName: row.full_name,
  email: row.email,
  role: row.role,
  isActive: row.is_active,
  isDemo: row.is_demo,
  twoFactor: row.totp_enabled_at !== null,
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  lockedUntil: locks.get(row.username)?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const presentInvitation = (row: InvitationRow, at: Date): OpenInvitation => ({
  id: row.id,
  username: row.username,
  fullName: row.full_name,
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= at,
});
