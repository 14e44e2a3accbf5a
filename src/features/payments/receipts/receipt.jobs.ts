import type { JobDeps } from "#deps";
import { sendLetter } from "#features/site/site-letters.ts";
import { MailRefused } from "#platform/mail/mailer.ts";
import type { Job } from "#platform/queue/queue.ts";
import { findOwnOrder } from "../order.queries.ts";
import { receiptLetter } from "./receipt-letter.ts";
import { type ReceiptMail, receiptMail, receiptMailJob } from "./receipt-mail.ts";

export const receiptJobs = (deps: JobDeps): Job[] => [
  { name: receiptMailJob, run: async (payload) => send(deps, receiptMail.parse(payload)) },
];

/** In the language in which it was ordered; to nobody once the account is gone. */
async function send(deps: JobDeps, { orderId, kind }: ReceiptMail): Promise<void> {
  const { db, words, log } = deps;
  const user = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .select(["users.id", "users.email", "users.first_name as firstName"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!user) return;
  const order = await findOwnOrder(db, user.id, orderId);
  const { language } = order;
  const reader = { t: words[language], language, firstName: user.firstName };
  try {
    await sendLetter(deps, {
      to: user.email,
      language,
      write: (writer) => receiptLetter(writer, reader, order, kind),
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ user: user.id, reason: error.message }, "a mail was given up");
  }
}
