import type { JobDeps } from "#deps";
import { deliverLetter, greeting } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";

/** So much of what was written is quoted under the answer. */
const quoted = 400;

/**
 * Sends an answer by mail, once: it is held while it goes, and marked when it went. One that can never arrive is given up, and
 * stays unmarked.
 */
export async function sendReply(deps: JobDeps, replyId: string): Promise<void> {
  const { db, words, clock } = deps;
  await db.transaction().execute(async (tx) => {
    const reply = await tx
      .selectFrom("feedback_replies")
      .innerJoin("user_feedback", "user_feedback.id", "feedback_replies.feedback_id")
      .select([
        "feedback_replies.message as answer",
        "user_feedback.name",
        "user_feedback.email",
        "user_feedback.subject",
        "user_feedback.message",
        "user_feedback.language",
      ])
      .where("feedback_replies.id", "=", replyId)
      .where("feedback_replies.sent_at", "is", null)
      .forUpdate("feedback_replies")
      .skipLocked()
      .executeTakeFirst();
    if (!reply) return;
    const { answer, name, email, subject, message } = reply;
    const language: Language = reply.language === "en" ? "en" : "ar";
    const t = words[language];
    const quote = message.length > quoted ? `${message.slice(0, quoted)}…` : message;
    const went = await deliverLetter(deps, {
      about: { reply: replyId },
      to: email,
      language,
      // A user asked: this is no mail that one may switch off.
      always: true,
      write: ({ siteName, siteUrl }) => ({
        // Anyone may have written in the name of this address: the subject is ours.
        heading: t("feedback-mails.replyHeading", { site: siteName }),
        preheader: answer.slice(0, 120),
        greeting: greeting(t, name),
        paragraphs: answer.split(/\n{2,}/),
        button: {
          label: t("feedback-mails.replyAgain"),
          url: `${siteUrl}/contact${language === "en" ? "?lang=en" : ""}`,
        },
        notes: [t("feedback-mails.replyQuote", { subject, message: quote })],
      }),
    });
    if (!went) return;
    await tx.updateTable("feedback_replies").set({ sent_at: clock() }).where("id", "=", replyId).execute();
  });
}
