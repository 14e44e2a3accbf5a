import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { type AccountRow, findAccount } from "../account.queries.ts";
import { askForMail } from "../mails/mail.requests.ts";
import { claimNumber, endClaims } from "./claim-number.ts";
import { lockPrefix } from "./history.queries.ts";
import { tryCode } from "./prove-code.ts";

interface Verification {
  userId: string;
  /** In E.164. */
  phone: string;
  code: string;
  secret: string;
  language: Language;
  at: Date;
}

/**
 * Verifies the number of a user's profile by the code that was sent to it, and tells the user by mail. Errors: `phone.code_wrong`,
 * `phone.code_dead`, also where the profile has another number by now; `phone.claimed` {until} where another account has verified
 * it, whose user is told by mail: from then on another code takes it from there, unless it was confirmed there again.
 */
export async function verifyPhone(
  db: Database,
  { userId, phone, code, secret, language, at }: Verification,
): Promise<AccountRow> {
  const outcome = await db.transaction().execute(async (tx) => {
    // Both accounts in one order, before the number, which may be confirmed again at this moment where it is.
    const locked = await tx
      .selectFrom("users")
      .select(["id", "phone"])
      .where("id", "in", [userId, (await findVerified(tx, phone)) ?? userId])
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    if (locked.find(({ id }) => id === userId)?.phone !== phone) return new AppError("phone.code_dead");
    // One number is one person's: another code may open an account with it at this moment.
    await lockPrefix(tx, phone);
    const refusal = await tryCode(tx, { phone, code, holder: { purpose: "verify", userId }, secret, at });
    if (refusal) return refusal;
    const holderId = await findVerified(tx, phone);
    if (holderId && holderId !== userId) {
      // It changed hands while this one waited.
      if (!locked.some(({ id }) => id === holderId)) return new AppError("phone.taken");
      const refused = await claimNumber(tx, { phone, userId, holderId, language, at });
      if (refused) return refused;
    }
    await endClaims(tx, phone);
    await tx.updateTable("users").set({ phone_verified_at: at }).where("id", "=", userId).execute();
    // Anyone at an open session could let in another telephone.
    await askForMail(tx, "accounts.phone_confirmed_mail", { userId, language });
    return findAccount(tx, userId);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** Whose number it is: the user that has verified it. */
export async function findVerified(tx: Database, phone: string): Promise<string | undefined> {
  const holder = await tx
    .selectFrom("users")
    .select("id")
    .where("phone", "=", phone)
    .where("phone_verified_at", "is not", null)
    .executeTakeFirst();
  return holder?.id;
}

/** Tells the user of a verified number that it was proved for another account; returns the refusal for the other one. */
export async function tellOfClaim(tx: Database, userId: string, language: Language): Promise<AppError> {
  await askForMail(tx, "accounts.phone_claimed_mail", { userId, language });
  return new AppError("phone.taken");
}
