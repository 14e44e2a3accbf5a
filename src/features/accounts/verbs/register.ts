import { sql } from "kysely";
import { AppError, type FieldErrors } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { subscriber } from "#platform/http/visitor.ts";
import type { RateLimit, RateLimiter } from "#platform/limits/rate-limit.ts";
import { type AccountRow, findAccount } from "../account.queries.ts";
import { askForMail } from "../mails/mail.requests.ts";
import { isCommonPassword } from "../passwords/common.ts";
import { hashPassword } from "../passwords/hash.ts";
import { storedPhone } from "../phone.ts";
import { type Secrets, startSession, type Visit } from "../sessions/start-session.ts";

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  city?: string | undefined;
  address: string;
  visit: Visit;
  at: Date;
}

/** Whoever tries many finds out who has an account; behind one address there may be many who register honestly. */
const perAddress: RateLimit = { name: "registration", most: 30, seconds: 3600 };
/** Whose address someone tried to register is told, but not again and again. */
const tellsOwner: RateLimit = { name: "address-taken", most: 1, seconds: 86_400 };

/**
 * Opens an account and signs in; a mail to verify the address is asked for in the same transaction. Errors:
 * `request.invalid` for a password that is common or a phone number that is none, `auth.email_taken`.
 */
export async function register(
  db: Database,
  limiter: RateLimiter,
  { address, visit, at, ...person }: Registration,
): Promise<{ account: AccountRow; secrets: Secrets }> {
  const phone = storedPhone(person.phone);
  const wrong: FieldErrors = {};
  if (isCommonPassword(person.password)) wrong.password = "field.password_common";
  if (phone === undefined) wrong.phone = "field.phone";
  if (Object.keys(wrong).length > 0) throw new AppError("request.invalid", { fields: wrong });
  await limiter.count(perAddress, subscriber(address), at);
  const taken = () => new AppError("auth.email_taken", { fields: { email: "field.email_taken" } });
  const known = await db
    .selectFrom("users")
    .select("id")
    .where(sql<string>`lower(email)`, "=", person.email)
    .executeTakeFirst();
  if (known) {
    const { email } = person;
    if (await limiter.admits(tellsOwner, email, at)) {
      await askForMail(db, "accounts.address_taken_mail", { email, language: visit.language });
    }
    throw taken();
  }
  const password = await hashPassword(person.password);

  return db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto("users")
      .values({
        email: person.email,
        password,
        first_name: person.firstName,
        last_name: person.lastName,
        phone,
        city: person.city ?? null,
        last_login_at: at,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) throw taken();
    const { id } = inserted;
    await askForMail(tx, "accounts.verification_mail", { userId: id, language: visit.language });
    const secrets = await startSession(tx, id, visit, at);
    return { account: await findAccount(tx, id), secrets };
  });
}
