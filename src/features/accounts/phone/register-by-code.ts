import type { z } from "zod";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { subscriber } from "#platform/http/visitor.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { type AccountRow, findAccount, findByEmail } from "../account.queries.ts";
import { askForMail } from "../mails/mail.requests.ts";
import { type Secrets, startSession, type Visit } from "../sessions/start-session.ts";
import { emailTaken, openAccount, registrationsPerAddress, tellOwnerOfMail } from "../verbs/register.ts";
import { lockPrefix } from "./history.queries.ts";
import type { codeRegistration } from "./phone.schema.ts";
import { tryCode } from "./prove-code.ts";
import { findVerified, tellOfClaim } from "./verify-phone.ts";

interface CodeRegistration extends z.output<typeof codeRegistration> {
  /** The hash of the secret of the browser that asked. */
  browser: string;
  secret: string;
  address: string;
  visit: Visit;
  at: Date;
}

/**
 * Opens an account without a password by the code that was sent to its number, which is verified by that, and signs in; a mail
 * to verify the address follows. `phone` is in E.164. Errors: `auth.email_taken`, which costs no try and leaves the code good;
 * `phone.code_wrong`, `phone.code_dead`; `phone.taken` where another account has verified the number, whose user is told by
 * mail; `request.too_many` as for other registrations.
 */
export async function registerByCode(
  db: Database,
  limiter: RateLimiter,
  { phone, code, browser, secret, address, visit, at, ...person }: CodeRegistration,
): Promise<{ account: AccountRow; secrets: Secrets }> {
  await limiter.count(registrationsPerAddress, subscriber(address), at);
  if (await findByEmail(db, person.email)) {
    await tellOwnerOfMail(db, limiter, { email: person.email, visit, at });
    throw emailTaken();
  }
  const outcome = await db.transaction().execute(async (tx) => {
    await lockPrefix(tx, phone);
    const refusal = await tryCode(tx, { phone, code, holder: { purpose: "sign-up", browser }, secret, at });
    if (refusal) return refusal;
    const holder = await findVerified(tx, phone);
    if (holder) return tellOfClaim(tx, holder, visit.language);
    const id = await openAccount(tx, { ...person, password: null, phone, isPhoneVerified: true, at });
    // Opened meanwhile: nothing of this is kept.
    if (!id) throw emailTaken();
    await askForMail(tx, "accounts.verification_mail", { userId: id, language: visit.language });
    const secrets = await startSession(tx, id, visit, at);
    return { account: await findAccount(tx, id), secrets };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
