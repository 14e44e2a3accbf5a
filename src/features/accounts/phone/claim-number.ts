import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { askForMail } from "../mails/mail.requests.ts";

const dayMs = 86_400_000;
/** So long the account that has a number may confirm it again, before it moves to who showed to hold it. */
const askedDays = 7;
/** And so long after that it can be had, before all begins again. */
const openDays = 30;

/** From when on a number that was claimed at this moment can be had by who claimed it; null once the claim is over. */
export function claimDue(provedAt: Date, at: Date): Date | null {
  const due = new Date(provedAt.getTime() + askedDays * dayMs);
  return at.getTime() > due.getTime() + openDays * dayMs ? null : due;
}

interface Claim {
  phone: string;
  /** Who has shown by a code to hold the number. */
  userId: string;
  /** The account that has it confirmed, whose row is locked. */
  holderId: string;
  language: Language;
  at: Date;
}

/**
 * Claims a number of another account, which is told by mail, or takes it from there once it was claimed a week ago and has not been
 * confirmed there since. Returns the refusal `phone.claimed`; undefined when the number is free now.
 */
export async function claimNumber(tx: Database, claim: Claim): Promise<AppError | undefined> {
  const { phone, userId, holderId, language, at } = claim;
  const known = await tx
    .selectFrom("phone_claims")
    .select(["user_id", "proved_at"])
    .where("phone", "=", phone)
    .executeTakeFirst();
  const own = known?.user_id === userId ? claimDue(known.proved_at, at) : null;
  if (own && own <= at) {
    // Not confirmed any more with it (users_unverify_phone).
    await tx.updateTable("users").set({ phone: null }).where("id", "=", holderId).execute();
    await askForMail(tx, "accounts.phone_moved_mail", { userId: holderId, language });
    return;
  }
  if (!own) {
    // Who showed it last holds it.
    const proved = { user_id: userId, proved_at: at };
    await tx
      .insertInto("phone_claims")
      .values({ phone, ...proved })
      .onConflict((conflict) => conflict.column("phone").doUpdateSet(proved))
      .execute();
  }
  const until = (own ?? (claimDue(at, at) as Date)).toISOString();
  await askForMail(tx, "accounts.phone_claimed_mail", { userId: holderId, language, until });
  return new AppError("phone.claimed", { facts: { until } });
}

/** Ends what others claim of a number, since its account has shown again to hold it. */
export async function endClaims(tx: Database, phone: string): Promise<void> {
  await tx.deleteFrom("phone_claims").where("phone", "=", phone).execute();
}
