import { randomUUID } from "node:crypto";
import type { JobDeps } from "#deps";
import { unsubscribeUrl } from "#features/notifications/unsubscribe/unsubscribe-token.ts";
import { sendLetter } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";
import { type MailAttachment, MailRefused } from "#platform/mail/mailer.ts";
import type { BroadcastRow } from "../broadcast.queries.ts";
import { bulkLetter } from "../mails/bulk-letter.ts";
import { readAttachment } from "./attachment.ts";
import { finish } from "./finish.ts";
import { letGo, nextTurn, putBack, settle, type Turn, takeOver } from "./mail-turn.queries.ts";

/** Mails of one run: after them other work of the queue has its turn. */
const mailsPerRun = 100;
/** A mail server that is away for one recipient so often is taken to be away for that one. */
const mostAttempts = 3;

/**
 * Sends a mail to the next recipients, one by one; each is written down before and after it is handed over, so that
 * whatever ends this, nobody gets it twice. Returns whether some are left. Throws where the mail server is away: the
 * queue tries again later.
 */
export async function deliverMails(deps: JobDeps, message: BroadcastRow): Promise<boolean> {
  const { db, clock } = deps;
  const worker = randomUUID();
  if (!(await takeOver(db, message.id, worker, clock()))) return false;
  const attachments = await readAttachment(deps, message);
  try {
    for (let count = 0; count < mailsPerRun; count++) {
      const turn = await nextTurn(db, message.id, worker, clock());
      if (!turn) {
        await finish(db, message.id, clock());
        return false;
      }
      await send(deps, message, turn, attachments);
    }
    return true;
  } finally {
    await letGo(db, message.id, worker);
  }
}

async function send(
  deps: JobDeps,
  message: BroadcastRow,
  turn: Turn,
  attachments: readonly MailAttachment[],
): Promise<void> {
  const { db, clock, log } = deps;
  if (!turn.may) return settle(db, turn.id, { outcome: "skipped", reason: "standing" }, clock());
  if (turn.unsubscribed) return settle(db, turn.id, { outcome: "skipped", reason: "unsubscribed" }, clock());
  try {
    await mail(deps, message, turn, attachments);
  } catch (error) {
    if (error instanceof MailRefused) {
      return settle(db, turn.id, { outcome: "failed", reason: "refused" }, clock());
    }
    if (turn.attempts < mostAttempts) await putBack(db, turn.id);
    else await settle(db, turn.id, { outcome: "failed", reason: "unreachable" }, clock());
    log.warn({ bulkMessage: message.id, recipient: turn.id }, "a mail to many could not be handed over");
    throw error;
  }
  await settle(db, turn.id, { outcome: "sent" }, clock());
}

/** In the reader's language where the message has it. That mails are switched off was looked at when it was sent. */
function mail(
  deps: JobDeps,
  message: BroadcastRow,
  turn: Turn,
  attachments: readonly MailAttachment[],
): Promise<void> {
  const wanted: Language = turn.language === "en" ? "en" : "ar";
  const language: Language = message[`title_${wanted}`] === null ? (wanted === "en" ? "ar" : "en") : wanted;
  return sendLetter(deps, {
    to: turn.address,
    language,
    always: true,
    ...(attachments.length > 0 && { attachments }),
    write: (writer) =>
      bulkLetter(message, {
        t: deps.words[language],
        language,
        writer,
        firstName: turn.first_name ?? "",
        optOut: { url: unsubscribeUrl(deps.config, turn.id, language), oneClick: true },
      }),
  });
}
