import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Visit } from "../sessions/start-session.ts";
import { type Entered, enterAccount } from "../verbs/enter-account.ts";
import { endClaims } from "./claim-number.ts";
import { restDays } from "./limits.ts";
import { tryCode } from "./prove-code.ts";

interface CodeSignIn {
  /** In E.164. */
  phone: string;
  code: string;
  /** The hash of the secret of the browser that asked. */
  browser: string;
  secret: string;
  visit: Visit;
  at: Date;
}

/**
 * Signs in by the code that was sent to a verified number. Errors: `phone.code_wrong`, `phone.code_dead`, the same for a number
 * that nobody has verified; with the right code `auth.suspended` and `auth.banned`, and `phone.password_needed` where the
 * account was not signed in to for 90 days, since the number may be another's by now.
 * Database then: as after signIn.
 */
export async function signInByCode(
  db: Database,
  { phone, code, browser, secret, visit, at }: CodeSignIn,
): Promise<Entered> {
  const outcome = await db.transaction().execute(async (tx) => {
    const refusal = await tryCode(tx, { phone, code, holder: { purpose: "sign-in", browser }, secret, at });
    if (refusal) return refusal;
    const user = await tx
      .selectFrom("users")
      .select(["id", "last_login_at"])
      .where("phone", "=", phone)
      .where("phone_verified_at", "is not", null)
      .forUpdate()
      .executeTakeFirst();
    // Changed since the code was sent.
    if (!user) return new AppError("phone.code_dead");
    const rests = at.getTime() - restDays * 86_400_000;
    if (!user.last_login_at || user.last_login_at.getTime() < rests)
      return new AppError("phone.password_needed");
    await endClaims(tx, phone);
    return enterAccount(tx, user.id, visit, at);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
