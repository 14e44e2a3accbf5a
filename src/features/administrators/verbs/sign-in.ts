import { randomBytes } from "node:crypto";
import { AppError } from "#errors";
import { knownDevices } from "#features/accounts/guards/known-devices.ts";
import type { Attempt, SignInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { hashPassword, isOutdated, verifyPassword } from "#features/accounts/passwords/hash.ts";
import type { Database } from "#platform/db/connect.ts";
import { writeLog } from "../activity-log.ts";
import { tokenHash } from "../recognise-administrators.ts";
import type { AdminRole } from "../roles.ts";
import type { SecretBox } from "../totp/secret-box.ts";
import { takeCode } from "./take-code.ts";

interface SignIn {
  username: string;
  password: string;
  /** Of the second factor, or a recovery code. */
  code?: string | undefined;
  address: string;
  /** Of the browser's device cookie. */
  deviceSecret: string | undefined;
  userAgent: string | null;
  at: Date;
}

interface SignedIn {
  /** For the device cookie: the browser is known to this administrator from now on. */
  secret: string;
  token: string;
  admin: { id: string; username: string; fullName: string; role: AdminRole };
}

/**
 * Signs an administrator in. Errors: `auth.locked` after too many failures, codes counted with passwords;
 * `admin.wrong_credentials`, after the same time, whether the name, the password or the account's standing is wrong; with
 * the right password `admin.code_required` and `admin.wrong_code`. `demo`: whether those whose password is printed count.
 */
export async function signIn(
  db: Database,
  { guard, box, demo }: { guard: SignInGuard; box: SecretBox; demo: boolean },
  { password, code, address, deviceSecret, userAgent, at, ...given }: SignIn,
): Promise<SignedIn> {
  const username = given.username.toLowerCase();
  const known = await knownDevices("administrators").nameOf(db, username, deviceSecret, at);
  const attempt: Attempt = { email: username, address, known, at };
  await guard.begin(attempt);
  const found = await findPassword(db, username, demo);
  const right = await verifyPassword(found?.password, password);
  if (!found || !right) throw new AppError("admin.wrong_credentials");
  const stronger = isOutdated(found.password) ? await hashPassword(password) : found.password;

  // Counted outside of the transaction, which a wrong code undoes.
  const codeTaken = code === undefined || known ? undefined : await guard.beginCode(attempt);

  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("admin_users")
      .select(["id", "username", "full_name", "role", "totp_secret", "totp_enabled_at", "totp_last_step"])
      .where("id", "=", found.id)
      // Changed, or deactivated, since it was looked at.
      .where("password", "=", found.password)
      .where("is_active", "=", true)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError("admin.wrong_credentials");
    if (row.totp_enabled_at) {
      if (code === undefined) throw new AppError("admin.code_required");
      if (!(await takeCode(tx, box, row, code, at))) throw new AppError("admin.wrong_code");
      await codeTaken?.(tx);
    }
    await guard.succeed(tx, attempt);
    await tx
      .updateTable("admin_users")
      .set({ last_login_at: at, password: stronger })
      .where("id", "=", row.id)
      .execute();
    const token = randomBytes(32).toString("base64url");
    const session = await tx
      .insertInto("admin_tokens")
      .values({
        token: tokenHash(token),
        admin_id: row.id,
        user_agent: userAgent,
        created_at: at,
        last_seen_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = { action: "admin.signed_in", resource: ["admin_session", session.id] } as const;
    await writeLog(tx, row.id, { address, userAgent }, entry, at);
    const { id, full_name: fullName, role } = row;
    const { secret } = await knownDevices("administrators").remember(tx, row.id, deviceSecret, at);
    return { token, secret, admin: { id, username: row.username, fullName, role } };
  });
}

async function findPassword(db: Database, username: string, demo: boolean) {
  let finding = db
    .selectFrom("admin_users")
    .select(["id", "password"])
    .where("username", "=", username)
    .where("is_active", "=", true);
  if (!demo) finding = finding.where("is_demo", "=", false);
  return finding.executeTakeFirst();
}
