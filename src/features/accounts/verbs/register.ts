import { sql } from "kysely";
import { AppError, type FieldErrors } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { subscriber } from "#platform/http/visitor.ts";
import type { RateLimit, RateLimiter } from "#platform/limits/rate-limit.ts";
import { storedPhone } from "#text/phone.ts";
import { type AccountRow, findAccount, findByEmail } from "../account.queries.ts";
import { askForMail } from "../mails/mail.requests.ts";
import { isCommonPassword } from "../passwords/common.ts";
import { hashPassword, verifyPassword } from "../passwords/hash.ts";
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

/** Anyone who tries many finds out who has an account; behind one address there may be many who register honestly. */
export const registrationsPerAddress: RateLimit = { name: "registration", most: 30, seconds: 3600 };
/** Whose address a user tried to register is told, but not again and again. */
const tellsOwner: RateLimit = { name: "address-taken", most: 1, seconds: 86_400 };

/** Runs work in a transaction, or gives what the same request was answered with before (platform/http/idempotency.ts). */
type Once = <Answer extends object>(work: (tx: Database) => Promise<Answer>) => Promise<Answer>;
interface Entered {
  account: AccountRow;
  secrets: Secrets;
}

/**
 * Opens an account and signs in; a mail to verify the address is asked for in the same transaction. The same request sent
 * again signs in to the account that the first has opened. Errors: `request.invalid` for a password that is common or a
 * phone number that is none, `auth.email_taken`.
 */
export async function register(
  db: Database,
  limiter: RateLimiter,
  { address, visit, at, ...person }: Registration,
  once: Once,
): Promise<Entered> {
  const phone = storedPhone(person.phone);
  const wrong: FieldErrors = {};
  if (isCommonPassword(person.password)) wrong.password = "field.password_common";
  if (phone === undefined) wrong.phone = "field.phone";
  if (Object.keys(wrong).length > 0) throw new AppError("request.invalid", { fields: wrong });
  await limiter.count(registrationsPerAddress, subscriber(address), at);
  const known = await findByEmail(db, person.email);
  const password = known ? undefined : await hashPassword(person.password);

  let secrets: Secrets | undefined;
  try {
    const { id } = await once(async (tx) => {
      const opened = password && (await openAccount(tx, { ...person, password, phone, at }));
      if (!opened) throw emailTaken();
      await askForMail(tx, "accounts.verification_mail", { userId: opened, language: visit.language });
      secrets = await startSession(tx, opened, visit, at);
      return { id: opened };
    });
    if (secrets) return { account: await findAccount(db, id), secrets };
    return await enterAgain(db, { id, password: person.password, visit, at });
  } catch (error) {
    if (known && error instanceof AppError && error.code === "auth.email_taken")
      await tellOwnerOfMail(db, limiter, { email: person.email, visit, at });
    throw error;
  }
}

/** Tells the user of a mail, once a day, that an account was to be opened with it. */
export async function tellOwnerOfMail(
  db: Database,
  limiter: RateLimiter,
  { email, visit: { language }, at }: Pick<Registration, "email" | "visit" | "at">,
): Promise<void> {
  if (await limiter.admits(tellsOwner, email, at))
    await askForMail(db, "accounts.address_taken_mail", { email, language });
}

export const emailTaken = () => new AppError("auth.email_taken", { fields: { email: "field.email_taken" } });

interface NewUser extends Pick<Registration, "email" | "firstName" | "lastName" | "city" | "at"> {
  /** Hashed; null: none, where a code opened the account. */
  password: string | null;
  phone: string | null | undefined;
  isPhoneVerified?: boolean;
}

/** Returns the id of the new user, undefined where the address has one. */
export async function openAccount(tx: Database, { at, ...person }: NewUser): Promise<string | undefined> {
  const inserted = await tx
    .insertInto("users")
    .values({
      email: person.email,
      password: person.password,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone ?? null,
      phone_verified_at: person.isPhoneVerified ? at : null,
      city: person.city ?? null,
      last_login_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/**
 * Signs in to an account that the same request has opened before, as anyone who lost the first answer meant to. Anything that has
 * become of it since counts: another password, a suspension or a deletion make the address a taken one.
 */
async function enterAgain(
  db: Database,
  { id, password, visit, at }: Pick<Registration, "password" | "visit" | "at"> & { id: string },
): Promise<Entered> {
  const before = await db.selectFrom("users").select("password").where("id", "=", id).executeTakeFirst();
  if (!(await verifyPassword(before?.password, password))) throw emailTaken();
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["password", "user_status", "deletion_requested_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const stands = user?.user_status === "active" && !user.deletion_requested_at;
    if (!stands || user.password !== before?.password) throw emailTaken();
    const secrets = await startSession(tx, id, visit, at, { silent: true });
    return { account: await findAccount(tx, id), secrets };
  });
}
