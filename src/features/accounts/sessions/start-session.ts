import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { knownDevices } from "../guards/known-devices.ts";
import { askForMail } from "../mails/mail.requests.ts";
import { deleteSession, insertSession } from "./session.queries.ts";
import { type AccountCookies, newSecret, secretHash } from "./session-cookie.ts";
import { readUserAgent } from "./user-agent.ts";

/** The browser that signs in: what it brought along, and what it is. */
export interface Visit {
  sessionSecret: string | undefined;
  deviceSecret: string | undefined;
  userAgent: string | null;
  language: Language;
}

export function visitOf(request: FastifyRequest, cookies: AccountCookies): Visit {
  return {
    sessionSecret: cookies.session.read(request),
    deviceSecret: cookies.device.read(request),
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
    language: request.language,
  };
}

/** The secrets of the cookies that a browser gets when it signed in. */
export interface Secrets {
  session: string;
  device: string;
}

/**
 * Begins a session of its own, never one that the browser brought along (fixation), and ends that one. A sign-in from a
 * browser that is new to the user is reported by mail, unless it is the first of all. Within the caller's transaction, which
 * holds the user's row: a suspension at the same moment waits, and then ends this session too. `silent`: no mail, whatever
 * the browser.
 */
export async function startSession(
  tx: Database,
  userId: string,
  visit: Visit,
  at: Date,
  { silent = false } = {},
): Promise<Secrets> {
  const session = newSecret();
  const { userAgent, language } = visit;
  if (visit.sessionSecret) await deleteSession(tx, secretHash(visit.sessionSecret));
  await insertSession(tx, { sid: secretHash(session), userId, userAgent, at });
  const { secret: device, surprising } = await knownDevices().remember(tx, userId, visit.deviceSecret, at);
  if (surprising && !silent) {
    await askForMail(tx, "accounts.new_device_mail", {
      userId,
      language,
      ...readUserAgent(userAgent),
      at: at.toISOString(),
    });
  }
  return { session, device };
}

export function writeSecrets(reply: FastifyReply, cookies: AccountCookies, secrets: Secrets): void {
  cookies.session.write(reply, secrets.session);
  cookies.device.write(reply, secrets.device);
}
