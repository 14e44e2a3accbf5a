import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { SignInGuard } from "../guards/sign-in-guard.ts";
import { verifyPassword } from "../passwords/hash.ts";

interface Confirmation {
  userId: string;
  /** Of the request: it has guesses of its own, which nobody else uses up. */
  sessionId: string;
  password: string;
  /** The field of the form that holds it, for the refusal. */
  field: string;
  address: string;
  at: Date;
}

/**
 * Asks a signed-in user for the password once more, before what must not happen by a device left open. Guessing is
 * held up as at the sign-in. Errors: `auth.wrong_password` with the field, `auth.locked`. Returns the stored hash, so that
 * the caller can see in its transaction that it is still the one.
 */
export async function confirmPassword(
  db: Database,
  guard: SignInGuard,
  { userId, sessionId, password, field, address, at }: Confirmation,
): Promise<string> {
  const user = await db
    .selectFrom("users")
    .select(["email", "password"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const attempt = { email: user.email.toLowerCase(), address, known: `session:${sessionId}`, at };
  await guard.begin(attempt);
  const right = await verifyPassword(user.password, password);
  if (!user.password || !right) {
    throw new AppError("auth.wrong_password", { fields: { [field]: "field.password_wrong" } });
  }
  await guard.succeed(db, attempt);
  return user.password;
}
