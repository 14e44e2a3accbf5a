import { sql } from "kysely";
import type { SignInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import type { Database } from "#platform/db/connect.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { writeLog } from "./activity-log.ts";
import { revokeTokens } from "./admin.queries.ts";
import { findAdministrators, presentAdministrator } from "./administrators.queries.ts";
import { generatedPassword } from "./first-administrator.ts";
import type { AdminRole } from "./roles.ts";
import { unlock } from "./verbs/unlock.ts";

/** What is done on the machine itself stands in the log as the administrator's own, by this program. */
const here = { address: "127.0.0.1", userAgent: "npm run admin" };

/** Every administrator, with the end of a lock at a moment. */
export async function listAdministrators(db: Database, guard: SignInGuard, at: Date) {
  const rows = await findAdministrators(db);
  const locks = await guard.locksOf(
    rows.map(({ username }) => username),
    at,
  );
  return rows.map((row) => presentAdministrator(row, locks));
}

/** Makes an administrator. Returns the password, which is told this once. Throws an OperatorError where name or mail is taken. */
export async function createAdministrator(
  db: Database,
  { username, email, fullName, role }: { username: string; email: string; fullName: string; role: AdminRole },
  at: Date,
): Promise<string> {
  const password = generatedPassword();
  const hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into admin_users (username, email, full_name, password, role)
      values (${username}, ${email}, ${fullName}, ${hash}, ${role}::admin_role)
      on conflict do nothing returning id`.execute(tx);
    const id = rows[0]?.id;
    if (!id)
      throw new OperatorError(`There is an administrator ${username}, or with the mail ${email}, already.`);
    const after = { username, email, fullName, role };
    await writeLog(tx, id, here, { action: "admin.joined", resource: ["admin", id], after }, at);
  });
  return password;
}

/**
 * Sets a new password for an administrator and returns it: it is kept nowhere else. Ends every session and lock, and with
 * `withoutSecondFactor` the second factor. Throws an OperatorError for a name that no one with access has.
 */
export async function resetPassword(
  db: Database,
  guard: SignInGuard,
  { username, withoutSecondFactor }: { username: string; withoutSecondFactor: boolean },
  at: Date,
): Promise<string> {
  const password = generatedPassword();
  const hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const id = await idOf(tx, username);
    await tx
      .updateTable("admin_users")
      .set({
        password: hash,
        password_changed_at: at,
        updated_at: at,
        ...(withoutSecondFactor && { totp_secret: null, totp_enabled_at: null, totp_last_step: null }),
      })
      .where("id", "=", id)
      .execute();
    if (withoutSecondFactor) await tx.deleteFrom("admin_recovery_codes").where("admin_id", "=", id).execute();
    await revokeTokens(tx, id, {}, at);
    await guard.free(tx, username);
    const details = { withoutSecondFactor };
    await writeLog(tx, id, here, { action: "admin.password_reset", resource: ["admin", id], details }, at);
  });
  return password;
}

/** Ends the locks of an administrator's name. Throws an OperatorError for a name that no one with access has. */
export const unlockAdministrator = (
  db: Database,
  guard: SignInGuard,
  username: string,
  at: Date,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const id = await idOf(tx, username);
    await writeLog(tx, id, here, await unlock(tx, guard, id, at), at);
  });

async function idOf(tx: Database, username: string): Promise<string> {
  const found = await tx
    .selectFrom("admin_users")
    .select("id")
    .where("username", "=", username)
    .where("is_active", "=", true)
    .forUpdate()
    .executeTakeFirst();
  if (!found)
    throw new OperatorError(`There is no administrator ${username} with access: npm run admin -- list`);
  return found.id;
}
