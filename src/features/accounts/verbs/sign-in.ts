import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { findByEmail } from "../account.queries.ts";
import { knownDevices } from "../guards/known-devices.ts";
import type { Attempt, SignInGuard } from "../guards/sign-in-guard.ts";
import { hashPassword, isOutdated, verifyPassword } from "../passwords/hash.ts";
import type { Visit } from "../sessions/start-session.ts";
import { type Entered, enterAccount } from "./enter-account.ts";

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
): Promise<Entered> {
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
      .select("password")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    // Changed, or deleted, since it was looked at.
    if (user?.password !== verified) return new AppError("auth.wrong_credentials");
    await guard.succeed(tx, attempt);
    const entered = await enterAccount(tx, id, visit, attempt.at);
    if (stronger !== verified && !(entered instanceof AppError))
      await tx.updateTable("users").set({ password: stronger }).where("id", "=", id).execute();
    return entered;
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
