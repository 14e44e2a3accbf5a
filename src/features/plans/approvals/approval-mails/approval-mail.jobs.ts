import type { JobDeps } from "#deps";
import { sendLetter } from "#features/site/site-letters.ts";
import { MailRefused } from "#platform/mail/mailer.ts";
import type { Job } from "#platform/queue/queue.ts";
import { approvalLetter } from "./approval-letter.ts";
import { type ApprovalRequest, approvalMail, approvalRequest } from "./approval-mail.requests.ts";

export const approvalMailJobs = (deps: JobDeps): Job[] => [
  { name: approvalMail, run: (payload) => send(deps, approvalRequest.parse(payload)) },
];

/** In the seller's language; to nobody once the account is gone. */
async function send(deps: JobDeps, request: ApprovalRequest): Promise<void> {
  const { db, words, log } = deps;
  const user = await db
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("id", "=", request.userId)
    .executeTakeFirst();
  if (!user) return;
  const language = user.language === "en" ? "en" : "ar";
  const reader = { t: words[language], language, firstName: user.first_name } as const;
  try {
    await sendLetter(deps, {
      to: user.email,
      language,
      write: (writer) => approvalLetter(writer, reader, request),
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ user: request.userId, reason: error.message }, "a mail was given up");
  }
}
