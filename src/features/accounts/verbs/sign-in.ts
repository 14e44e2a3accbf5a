import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Database } from "#platform/db/connect.ts";
import type { AccountRow } from "../account.queries.ts";
import { findAccount, findByEmail } from "../account.queries.ts";
import { knownDevices } from "../guards/known-devices.ts";
import type { Attempt, SignInGuard } from "../guards/sign-in-guard.ts";
import { tellOfStanding } from "../mails/standing-mail.request.ts";
import { hashPassword, isOutdated, verifyPassword } from "../passwords/hash.ts";
import { type Secrets, startSession, type Visit } from "../sessions/start-session.ts";

interface SignIn extends Attempt {
  password: string;
  visit: Visit;
}

/**
 * Signs in. Errors: `auth.locked` while there were too many failures; `auth.wrong_credentials`, after the same time,
 * whether the mail or the password is wrong; with the right password `auth.suspended` and `auth.banned`, with reason and
 * end. A suspension that is over is lifted, and the deletion of an account in its grace is undone.
 * Database then: where that lifts a suspension or undoes a deletion, the user's listings are public again
 * (users_standing, then cars_standing), saved searches are matched (cars_news), fair prices and the search index
 * follow (cars_market_update, cars_change, cars_tell).
 */
export async function signIn(
  db: Database,
  guard: SignInGuard,
  { password, visit, ...attempt }: SignIn,
): Promise<{ account: AccountRow; secrets: Secrets; deletionUndone: boolean }> {
  attempt.known = await knownDevices().nameOf(db, attempt.email, visit.deviceSecret, attempt.at);
  await guard.begin(attempt);
  const found = await findByEmail(db, attempt.email);
  const right = await verifyPassword(found?.password, password);
  if (!found?.password || !right) throw new AppError("auth.wrong_credentials");
  const { id, password: verified } = found;
  const stronger = isOutdated(verified) ? await hashPassword(password) : verified;

  const outcome = await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["password", "user_status", "suspended_until", "suspension_reason", "deletion_requested_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    // Changed, or deleted, since it was looked at.
    if (user?.password !== verified) return new AppError("auth.wrong_credentials");
    await guard.succeed(tx, attempt);
    const refusal = refusalOf(user, visit.language, attempt.at);
    if (refusal) return refusal;
    await tx
      .updateTable("users")
      .set({
        password: stronger,
        user_status: "active",
        suspended_until: null,
        suspension_reason: null,
        deletion_requested_at: null,
        last_login_at: attempt.at,
      })
      .where("id", "=", id)
      .execute();
    if (user.user_status === "suspended") {
      await tellOfStanding(tx, { userId: id, what: "over", at: attempt.at.toISOString() });
    }
    const secrets = await startSession(tx, id, visit, attempt.at);
    return {
      account: await findAccount(tx, id),
      secrets,
      deletionUndone: user.deletion_requested_at !== null,
    };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

interface Standing {
  user_status: "active" | "suspended" | "banned";
  suspended_until: Date | null;
  suspension_reason: string | null;
}

/** Why a user who gave the right password is refused all the same. */
function refusalOf(
  { user_status: status, ...user }: Standing,
  language: Language,
  at: Date,
): AppError | undefined {
  if (status === "active") return undefined;
  const until = user.suspended_until;
  if (status === "suspended" && until && until <= at) return undefined;
  return new AppError(`auth.${status}`, {
    facts: { reason: reasonIn(language, user.suspension_reason), until: until?.toISOString() ?? null },
  });
}
