import type { JobDeps } from "#deps";
import { site } from "#features/site/site.contract.ts";
import { findSiteSettings } from "#features/site/site.queries.ts";
import { deliverLetter } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";
import type { Job } from "#platform/queue/queue.ts";
import { sendReply } from "./admin/send-reply.ts";
import { feedbackMail, feedbackMailJob } from "./mails/feedback-mail.ts";
import { replyMail, replyMailJob } from "./mails/reply-mail.ts";

export const feedbackJobs = (deps: JobDeps): Job[] => [
  { name: feedbackMailJob, run: (payload) => mailToSupport(deps, feedbackMail.parse(payload).id) },
  { name: replyMailJob, run: (payload) => sendReply(deps, replyMail.parse(payload).replyId) },
];

/** Mails it to the address in the settings, in the language it was written in; without an address it is kept alone. */
async function mailToSupport(deps: JobDeps, id: string): Promise<void> {
  const { db, words } = deps;
  const { email: support } = site.parse((await findSiteSettings(db)).get("site"));
  const written = await db.selectFrom("user_feedback").selectAll().where("id", "=", id).executeTakeFirst();
  if (!written || !support) return;
  const { name, email, phone, subject, message } = written;
  const language: Language = written.language === "en" ? "en" : "ar";
  const t = words[language];
  await deliverLetter(deps, {
    about: { feedback: id },
    to: support,
    language,
    // A user who switched off what the market announces did not switch off messages of users.
    always: true,
    write: () => ({
      heading: t("feedback-mails.heading", { subject }),
      preheader: message.slice(0, 120),
      greeting: t("feedback-mails.from", { name }),
      paragraphs: message.split(/\n{2,}/),
      facts: [
        [t("feedback-mails.email"), email],
        [t("feedback-mails.phone"), phone],
      ],
      button: {
        label: t("feedback-mails.answer"),
        url: `mailto:${email.split("@").map(encodeURIComponent).join("@")}`,
      },
      notes: [],
    }),
  });
}
