import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { RateLimit, RateLimiter } from "#platform/limits/rate-limit.ts";
import { askForMail } from "../mails/mail.requests.ts";
import { storedToken } from "../mails/mail.token.ts";

/**
 * Takes a mail as verified by the link sent to it, once, no matter who is signed in where it is opened. Errors:
 * `auth.link_dead`.
 */
export async function verifyEmail(db: Database, { token, at }: { token: string; at: Date }): Promise<void> {
  const verified = await db
    .updateTable("users")
    .set({ is_email_verified: true, email_verification_token: null, email_verification_expires_at: null })
    .where("email_verification_token", "=", storedToken(token))
    .where("email_verification_expires_at", ">", at)
    .executeTakeFirst();
  if (verified.numUpdatedRows === 0n) throw new AppError("auth.link_dead");
}

const perMinute: RateLimit = { name: "verification-minute", most: 1, seconds: 60 };
const perHour: RateLimit = { name: "verification-hour", most: 5, seconds: 3600 };
/** Fewer than all mails of an unverified address (mail.jobs.ts): a new password may still be asked for, which verifies it. */
const everAgain: RateLimit = { name: "verification-ever", most: 10, seconds: Number.POSITIVE_INFINITY };

/** Has the mail with the link sent again. Returns false when there is nothing to verify. Errors: `request.too_many`. */
export async function resendVerification(
  db: Database,
  limiter: RateLimiter,
  { actor, language, at }: { actor: Actor; language: Language; at: Date },
): Promise<boolean> {
  if (actor.isEmailVerified) return false;
  await limiter.count(perMinute, actor.id, at);
  await limiter.count(perHour, actor.id, at);
  await limiter.count(everAgain, actor.id, at);
  await askForMail(db, "accounts.verification_mail", { userId: actor.id, language });
  return true;
}
