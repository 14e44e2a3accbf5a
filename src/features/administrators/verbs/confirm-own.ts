import { AppError } from "#errors";
import type { SignInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { verifyPassword } from "#features/accounts/passwords/hash.ts";
import type { Database } from "#platform/db/connect.ts";

interface Confirmation {
  username: string;
  /** Of the request: it has guesses of its own, which nobody else uses up. */
  sessionId: string;
  address: string;
  at: Date;
}

/**
 * Asks a signed-in administrator for the password once more. Guessing is held up as at the sign-in. Errors:
 * `auth.wrong_password` with the field, `auth.locked`. Returns the stored hash, so that the caller can see in its transaction
 * that it is still the one.
 */
export async function confirmOwnPassword(
  db: Database,
  guard: SignInGuard,
  { username, sessionId, address, at }: Confirmation,
  password: string,
  field: string,
): Promise<string> {
  const attempt = { email: username, address, known: `session:${sessionId}`, at };
  await guard.begin(attempt);
  const row = await db
    .selectFrom("admin_users")
    .select("password")
    .where("username", "=", username)
    .executeTakeFirst();
  if (!row || !(await verifyPassword(row.password, password))) {
    throw new AppError("auth.wrong_password", { fields: { [field]: "field.password_wrong" } });
  }
  // Wrong codes of the second factor are counted with passwords: the right password alone does not free them.
  await db.transaction().execute((tx) => guard.takeBack(tx, attempt));
  return row.password;
}

/** Counts a guess at a code as one at the password. Error: `auth.locked`. Returns what takes it back when it was right. */
export async function guardCode(guard: SignInGuard, { username, sessionId, address, at }: Confirmation) {
  const attempt = { email: username, address, known: `session:${sessionId}`, at };
  await guard.begin(attempt);
  return (tx: Database) => guard.succeed(tx, attempt);
}
