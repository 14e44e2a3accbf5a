import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { knownDevices } from "../guards/known-devices.ts";
import type { SignInGuard } from "../guards/sign-in-guard.ts";
import { askForMail } from "../mails/mail.requests.ts";
import { isCommonPassword } from "../passwords/common.ts";
import { hashPassword } from "../passwords/hash.ts";
import { endSessions } from "../sessions/session.queries.ts";
import { confirmPassword } from "./confirm-password.ts";

interface PasswordChange {
  userId: string;
  /** The session that stays. */
  sessionId: string;
  /** Of the browser, which stays known. */
  deviceSecret: string | undefined;
  currentPassword: string;
  newPassword: string;
  address: string;
  language: Language;
  at: Date;
}

/**
 * Changes a password, ends every other session, forgets every other browser and tells the user by mail. Errors: `auth.wrong_password`, `auth.locked`;
 * `request.invalid` for a new password that is common or the one there is.
 * Database then: the live streams of the ended sessions close (sessions_ended).
 */
export async function changePassword(
  db: Database,
  guard: SignInGuard,
  change: PasswordChange,
): Promise<void> {
  const { userId, sessionId, deviceSecret, currentPassword, newPassword, address, language, at } = change;
  // Said before the current one is looked at: it costs no attempt.
  if (isCommonPassword(newPassword)) {
    throw new AppError("request.invalid", { fields: { newPassword: "field.password_common" } });
  }
  const confirmed = await confirmPassword(db, guard, {
    userId,
    sessionId,
    password: currentPassword,
    field: "currentPassword",
    address,
    at,
  });
  if (newPassword === currentPassword) {
    throw new AppError("request.invalid", { fields: { newPassword: "field.password_same" } });
  }
  const password = await hashPassword(newPassword);
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("users")
      .set({ password, password_changed_at: at, password_reset_token: null, password_reset_expires_at: null })
      .where("id", "=", userId)
      .where("password", "=", confirmed)
      .executeTakeFirst();
    // Another change was faster: what was confirmed is not the password any more.
    if (changed.numUpdatedRows === 0n) {
      throw new AppError("auth.wrong_password", { fields: { currentPassword: "field.password_wrong" } });
    }
    await endSessions(tx, userId, { sessionId });
    await knownDevices().forget(tx, userId, deviceSecret);
    await askForMail(tx, "accounts.password_changed_mail", { userId, language });
  });
}
