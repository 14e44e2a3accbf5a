import { createHash } from "node:crypto";
import { z } from "zod";
import { languages } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

const language = z.enum(languages);
const toUser = z.object({ userId: z.uuid(), language });
/** By address, where anyone who asks must not learn whether it has an account: the job finds out. */
const toAddress = z.object({ email: z.string(), language });

/** What each mail job is told. No token: those are made when a mail is sent, and stand in no table of jobs. */
export const mailRequests = {
  "accounts.verification_mail": toUser,
  "accounts.reset_mail": toAddress,
  "accounts.new_device_mail": toUser.extend({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    at: z.iso.datetime(),
  }),
  "accounts.password_changed_mail": toUser,
  "accounts.address_taken_mail": toAddress,
  /** `until`: when the number goes to who claims it; without it that was refused. */
  "accounts.phone_claimed_mail": toUser.extend({ until: z.iso.datetime().optional() }),
  "accounts.phone_moved_mail": toUser,
  "accounts.phone_confirmed_mail": toUser,
  "accounts.deletion_mail": toUser.extend({ until: z.iso.datetime() }),
} as const;
export type MailRequest = keyof typeof mailRequests;

/** Tries over some sixteen hours: long enough for a mail server to come back. */
const maxAttempts = 12;

/**
 * Asks for a mail, within the caller's transaction where there is one. The same mail asked for again while it waits
 * replaces it, so that many clicks send one; but each new device is told.
 */
export async function askForMail<N extends MailRequest>(
  db: Database,
  name: N,
  request: z.input<(typeof mailRequests)[N]>,
): Promise<void> {
  const who = "userId" in request ? request.userId : request.email.toLowerCase();
  const key = `${name}:${createHash("sha256").update(who).digest("base64url")}`;
  await addJob(db, name, request, { ...(name !== "accounts.new_device_mail" && { key }), maxAttempts });
}
