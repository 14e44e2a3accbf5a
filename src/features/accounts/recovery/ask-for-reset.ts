import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { subscriber } from "#platform/http/visitor.ts";
import type { RateLimit, RateLimiter } from "#platform/limits/rate-limit.ts";
import { askForMail } from "../mails/mail.requests.ts";

interface ForgottenPassword {
  /** In lower case, as the schema makes it. */
  email: string;
  address: string;
  language: Language;
  at: Date;
}

const perAddress: RateLimit = { name: "reset-address", most: 30, seconds: 3600 };
/** As long as a link works: anyone who is over it has a mail of that hour with a link that does. */
const perMail: RateLimit = { name: "reset-mail", most: 5, seconds: 3600 };
const perMailDay: RateLimit = { name: "reset-mail-day", most: 15, seconds: 86_400 };

/**
 * Asks for the mail with a link to a new password. The same is done and answered for an address without an account: the
 * job finds out. Past the limit of one mail nothing is sent, silently, so that nobody's inbox is flooded. Errors:
 * `request.too_many` past the limit of an address.
 */
export async function askForReset(
  db: Database,
  limiter: RateLimiter,
  { email, address, language, at }: ForgottenPassword,
): Promise<void> {
  await limiter.count(perAddress, subscriber(address), at);
  if ((await limiter.admits(perMail, email, at)) && (await limiter.admits(perMailDay, email, at))) {
    await askForMail(db, "accounts.reset_mail", { email, language });
  }
}
