import type { z } from "zod";
import type { JobDeps } from "#deps";
import { deliverLetter, type Writer } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { Job } from "#platform/queue/queue.ts";
import {
  addressTakenLetter,
  deletionLetter,
  newDeviceLetter,
  passwordChangedLetter,
  phoneClaimedLetter,
  phoneConfirmedLetter,
  phoneMovedLetter,
  type Reader,
  resetLetter,
  verificationLetter,
} from "./account-letters.ts";
import { type MailRequest, mailRequests } from "./mail.requests.ts";
import { linkLifetimeMs, newToken } from "./mail.token.ts";

/** In all: who has not verified an address after so many mails does not read it, or does not want them. */
const beforeVerified: RateLimit = { name: "unverified-mails", most: 20, seconds: Number.POSITIVE_INFINITY };

/** The user a mail goes to, as far as mails need it. */
interface Recipient {
  id: string;
  email: string;
  firstName: string;
  isEmailVerified: boolean;
}

/**
 * The jobs that send the mails of mail.requests.ts. One that fails is tried again by the queue; a link that is sent again
 * is a new one, and the one before is dead.
 */
export function mailJobs(deps: JobDeps): Job[] {
  const { db, clock, config } = deps;
  const limiter = rateLimiter(db, config.sessionSecret);

  const send = async (
    recipient: Recipient,
    language: Language,
    write: (writer: Writer, reader: Reader) => Letter,
  ) => {
    const address = recipient.email.toLowerCase();
    if (!recipient.isEmailVerified && !(await limiter.hasRoom(beforeVerified, address, clock()))) {
      deps.log.warn({ user: recipient.id }, "an address that is not verified has had all mails that it may");
      return;
    }
    const reader = { t: deps.words[language], language, firstName: recipient.firstName };
    await deliverLetter(deps, {
      about: { user: recipient.id },
      to: recipient.email,
      language,
      write: (writer) => write(writer, reader),
      always: true,
    });
    // What the mail server turned away for now is tried again, and counts once.
    if (!recipient.isEmailVerified) await limiter.admits(beforeVerified, address, clock());
  };

  const storeToken = async (userId: string, purpose: "password_reset" | "email_verification") => {
    const { token, stored } = newToken();
    const expires = new Date(clock().getTime() + linkLifetimeMs);
    await db
      .updateTable("users")
      .set({ [`${purpose}_token`]: stored, [`${purpose}_expires_at`]: expires })
      .where("id", "=", userId)
      .execute();
    return token;
  };

  /** A mail to a user, or to an address: to nobody where the user is gone or the address has no account. */
  const job = <N extends MailRequest>(
    name: N,
    work: (recipient: Recipient, request: z.output<(typeof mailRequests)[N]>) => Promise<void>,
  ): Job => ({
    name,
    run: async (payload) => {
      const request = mailRequests[name].parse(payload) as z.output<(typeof mailRequests)[N]>;
      const recipient = await findRecipient(deps, request);
      if (recipient) await work(recipient, request);
    },
  });

  return [
    job("accounts.verification_mail", async (recipient, { language }) => {
      if (recipient.isEmailVerified) return;
      const token = await storeToken(recipient.id, "email_verification");
      await send(recipient, language, (writer, reader) => verificationLetter(writer, reader, token));
    }),
    job("accounts.reset_mail", async (recipient, { language }) => {
      const token = await storeToken(recipient.id, "password_reset");
      await send(recipient, language, (writer, reader) => resetLetter(writer, reader, token));
    }),
    job("accounts.new_device_mail", (recipient, { language, browser, system, at }) =>
      send(recipient, language, (writer, reader) =>
        newDeviceLetter(writer, reader, { browser, system, at: new Date(at) }),
      ),
    ),
    job("accounts.password_changed_mail", (recipient, { language }) =>
      send(recipient, language, passwordChangedLetter),
    ),
    job("accounts.address_taken_mail", (recipient, { language }) =>
      send(recipient, language, addressTakenLetter),
    ),
    job("accounts.phone_claimed_mail", (recipient, { language, until }) =>
      send(recipient, language, (writer, reader) =>
        phoneClaimedLetter(writer, reader, until === undefined ? undefined : new Date(until)),
      ),
    ),
    job("accounts.phone_moved_mail", (recipient, { language }) =>
      send(recipient, language, phoneMovedLetter),
    ),
    job("accounts.phone_confirmed_mail", (recipient, { language }) =>
      send(recipient, language, phoneConfirmedLetter),
    ),
    job("accounts.deletion_mail", (recipient, { language, until }) =>
      send(recipient, language, (writer, reader) => deletionLetter(writer, reader, new Date(until))),
    ),
  ];
}

async function findRecipient(
  { db }: Pick<JobDeps, "db">,
  request: { userId: string } | { email: string },
): Promise<Recipient | undefined> {
  const users = db
    .selectFrom("users")
    .select(["id", "email", "first_name as firstName", "is_email_verified as isEmailVerified"]);
  return "userId" in request
    ? users.where("id", "=", request.userId).executeTakeFirst()
    : users
        .where((one) => one(one.fn("lower", ["email"]), "=", request.email.toLowerCase()))
        .executeTakeFirst();
}
