import { sql } from "kysely";
import { AppError } from "#errors";
import { knownDevices } from "#features/accounts/guards/known-devices.ts";
import type { SignInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { storedToken } from "#features/accounts/mails/mail.token.ts";
import { isCommonPassword } from "#features/accounts/passwords/common.ts";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import type { Database } from "#platform/db/connect.ts";
import { type Whence, writeLog } from "./activity-log.ts";
import { revokeTokens } from "./admin.queries.ts";
import type { AdminRole } from "./roles.ts";

interface OpenInvitationRow {
  id: string;
  admin_id: string | null;
  username: string;
  full_name: string;
  email: string;
  role: AdminRole;
}

/** Whom a living link is for. Error: `invitation.dead`. */
export async function findByToken(db: Database, token: string, at: Date): Promise<OpenInvitationRow> {
  const row = await db
    .selectFrom("admin_invitations")
    .select(["id", "admin_id", "username", "full_name", "email", "role"])
    .where("token", "=", storedToken(token))
    .where("expires_at", ">", at)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("invitation.dead");
  return row;
}

/**
 * Makes the administrator, or sets the password of the one that there is and ends every session: once, of two at the same
 * moment one wins. Errors: `invitation.dead`; `request.invalid` for a common password, after which the link still works.
 */
export async function acceptInvitation(
  db: Database,
  guard: SignInGuard,
  { token, password, whence, at }: { token: string; password: string; whence: Whence; at: Date },
): Promise<{ username: string }> {
  // Looked at first, so that guessed links cost no hashing.
  await findByToken(db, token, at);
  if (isCommonPassword(password)) {
    throw new AppError("request.invalid", { fields: { password: "field.password_common" } });
  }
  const hash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const invited = await take(tx, token, at);
    const id = invited.admin_id ?? (await make(tx, invited, hash, at));
    if (invited.admin_id) await setPassword(tx, invited.admin_id, hash, at);
    await guard.free(tx, invited.username);
    const entry = {
      action: invited.admin_id ? "admin.password_reset" : "admin.joined",
      resource: ["admin", id],
      ...(!invited.admin_id && { after: { username: invited.username, role: invited.role } }),
    } as const;
    await writeLog(tx, id, whence, entry, at);
    return { username: invited.username };
  });
}

async function take(tx: Database, token: string, at: Date): Promise<OpenInvitationRow> {
  const { rows } = await sql<OpenInvitationRow>`
    update admin_invitations set accepted_at = ${at}::timestamptz, token = null
    where token = ${storedToken(token)} and expires_at > ${at}::timestamptz
      and accepted_at is null and withdrawn_at is null
    returning id, admin_id, username, full_name, email, role`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError("invitation.dead");
  return row;
}

/** Where name or mail were taken meanwhile, the link leads nowhere. */
async function make(tx: Database, invited: OpenInvitationRow, hash: string, at: Date): Promise<string> {
  const { username, full_name, email, role } = invited;
  const made = await tx
    .insertInto("admin_users")
    .values({ username, full_name, email, role, password: hash, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new AppError("invitation.dead");
  return made.id;
}

async function setPassword(tx: Database, id: string, hash: string, at: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("admin_users")
    .set({ password: hash, password_changed_at: at, updated_at: at })
    .where("id", "=", id)
    .where("is_active", "=", true)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("invitation.dead");
  await revokeTokens(tx, id, {}, at);
  await knownDevices("administrators").forget(tx, id);
}
