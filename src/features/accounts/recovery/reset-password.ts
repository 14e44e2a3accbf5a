import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { knownDevices } from "../guards/known-devices.ts";
import type { SignInGuard } from "../guards/sign-in-guard.ts";
import { askForMail } from "../mails/mail.requests.ts";
import { storedToken } from "../mails/mail.token.ts";
import { isCommonPassword } from "../passwords/common.ts";
import { hashPassword } from "../passwords/hash.ts";
import { endSessions } from "../sessions/session.queries.ts";

interface PasswordReset {
  token: string;
  password: string;
  language: Language;
  /** Of the browser that opens the link, where it has one. */
  deviceSecret: string | undefined;
  at: Date;
}

/**
 * Sets a new password by the link of a mail, once: of two at the same moment one wins. Ends all sessions and a lockout, forgets all browsers
 * but this one, which may sign in at once, also behind an address that others have locked (decision 0004),
 * takes the mail as verified, since its owner has just read it, and tells the user. Errors: `auth.link_dead`;
 * `request.invalid` for a common password, after which the link still works. Returns
 * the secret of this browser's cookie.
 * Database then: the live streams of the ended sessions close (sessions_ended).
 */
export async function resetPassword(
  db: Database,
  guard: SignInGuard,
  { token, password, language, deviceSecret, at }: PasswordReset,
): Promise<{ device: string }> {
  const stored = storedToken(token);
  // Looked at first, so that guessed links cost no hashing.
  const found = await db
    .selectFrom("users")
    .select("id")
    .where("password_reset_token", "=", stored)
    .where("password_reset_expires_at", ">", at)
    .executeTakeFirst();
  if (!found) throw new AppError("auth.link_dead");
  if (isCommonPassword(password)) {
    throw new AppError("request.invalid", { fields: { password: "field.password_common" } });
  }
  const hashed = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable("users")
      .set({
        password: hashed,
        password_changed_at: at,
        password_reset_token: null,
        password_reset_expires_at: null,
        is_email_verified: true,
        email_verification_token: null,
        email_verification_expires_at: null,
      })
      .where("id", "=", found.id)
      .where("password_reset_token", "=", stored)
      .returning("email")
      .executeTakeFirst();
    if (!user) throw new AppError("auth.link_dead");
    await endSessions(tx, found.id);
    await knownDevices().forget(tx, found.id);
    await guard.free(tx, user.email.toLowerCase());
    await askForMail(tx, "accounts.password_changed_mail", { userId: found.id, language });
    const { secret: device } = await knownDevices().remember(tx, found.id, deviceSecret, at);
    return { device };
  });
}
