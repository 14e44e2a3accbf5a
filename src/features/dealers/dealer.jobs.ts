import type { z } from "zod";
import type { JobDeps } from "#deps";
import { sendLetter } from "#features/site/site-letters.ts";
import { MailRefused } from "#platform/mail/mailer.ts";
import type { Job } from "#platform/queue/queue.ts";
import { decisionLetter } from "./dealer-mails/decision-letter.ts";
import { decisionMail, decisionMailJob } from "./dealer-mails/decision-mail.ts";
import { badgeNotice, badgeNoticeJob } from "./dealer-notices/badge-notice.ts";
import { giveNotice, tellOfBadge } from "./dealer-notices/give-notice.ts";

export const dealerJobs = (deps: JobDeps): Job[] => [
  { name: decisionMailJob, run: async (payload) => sendDecision(deps, decisionMail.parse(payload)) },
  { name: badgeNoticeJob, run: async (payload) => tellOfBadge(deps, badgeNotice.parse(payload)) },
];

/** A notice and a mail in the language in which the application was sent; to nobody once the account is gone. */
async function sendDecision(deps: JobDeps, { applicationId }: z.output<typeof decisionMail>): Promise<void> {
  const { db, words, log } = deps;
  const decided = await db
    .selectFrom("dealer_applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select([
      "a.state",
      "a.dealership_name",
      "a.dealership_license",
      "a.reason",
      "a.created_at",
      "a.decided_at",
      "a.language",
      "u.id as userId",
      "u.email",
      "u.first_name as firstName",
    ])
    .where("a.id", "=", applicationId)
    .executeTakeFirst();
  if (!decided || decided.decided_at === null) return;
  const language = decided.language === "en" ? "en" : "ar";
  const reader = { t: words[language], language, firstName: decided.firstName } as const;
  await giveNotice(db, {
    userId: decided.userId,
    at: decided.decided_at,
    ...(decided.state === "approved"
      ? {
          title: reader.t("dealer-mails.approvedHeading"),
          body: reader.t("dealer-mails.approvedPreheader", {
            name: `\u2068${decided.dealership_name}\u2069`,
          }),
        }
      : { title: reader.t("dealer-mails.rejectedHeading"), body: decided.reason ?? "" }),
  });
  try {
    await sendLetter(deps, {
      to: decided.email,
      language,
      write: (writer) => decisionLetter(writer, reader, decided),
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ user: decided.userId, reason: error.message }, "a mail was given up");
  }
}
