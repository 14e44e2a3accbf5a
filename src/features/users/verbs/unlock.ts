import { AppError } from "#errors";
import type { SignInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { tellOfStanding } from "#features/accounts/mails/standing-mail.request.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";

/**
 * Ends the lock of a user who failed to sign in too often, forgets the failures, and tells the user. The lock of the address they came
 * from stays. Errors: `user.not_found`, `user.not_locked`.
 */
export async function unlock(tx: Database, guard: SignInGuard, id: string, at: Date): Promise<LogEntry> {
  const user = await tx
    .selectFrom("users")
    .select(["email", "locked_until", "login_attempts"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new AppError("user.not_found");
  if (user.locked_until === null || user.locked_until <= at) throw new AppError("user.not_locked");
  await guard.free(tx, user.email.toLowerCase());
  await tellOfStanding(tx, { userId: id, what: "unlocked", at: at.toISOString() });
  return {
    action: "user.unlocked",
    resource: ["user", id],
    before: { lockedUntil: user.locked_until, failures: user.login_attempts },
    after: { lockedUntil: null, failures: 0 },
  };
}
