import type { JobDeps } from "#deps";
import { greeting, sendLetter, type Writer } from "#features/site/site-letters.ts";
import { formatDay } from "#i18n/format.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { MailRefused } from "#platform/mail/mailer.ts";
import type { Job } from "#platform/queue/queue.ts";
import { type StandingTold, standingMailJob, standingMailRequest } from "./standing-mail.request.ts";

/** Tells a user by mail, and by a notice once back in, what was decided about the account. */
export const standingJobs = (deps: JobDeps): Job[] => [
  { name: standingMailJob, run: (payload) => tell(deps, standingMailRequest.parse(payload)) },
];

async function tell(deps: JobDeps, told: StandingTold): Promise<void> {
  const { db, words, log, clock } = deps;
  const user = await db
    .selectFrom("users")
    .select(["email", "first_name", "language", "user_status"])
    .where("id", "=", told.userId)
    .executeTakeFirst();
  // What was decided again meanwhile is told by the mail of that decision.
  if (!user || user.user_status !== told.status) return;
  const language: Language = user.language === "en" ? "en" : "ar";
  const t = words[language];
  const reader = { t, language, firstName: user.first_name };
  try {
    await sendLetter(deps, {
      to: user.email,
      language,
      write: (writer) => letter(writer, reader, told),
      always: true,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ user: told.userId, reason: error.message }, "a mail was given up");
  }
  if (told.status !== "active") return;
  await db
    .insertInto("notifications")
    .values({
      user_id: told.userId,
      type: "system",
      title: t("standing-mails.activeHeading"),
      body: t("standing-mails.activeNotice"),
      created_at: clock(),
    })
    .execute();
}

interface Reader {
  t: Translate;
  language: Language;
  firstName: string;
}

function letter({ siteName: site, siteUrl }: Writer, reader: Reader, told: StandingTold): Letter {
  const { t, language, firstName } = reader;
  const { status, reason, until } = told;
  const query = language === defaultLanguage ? "" : `?lang=${language}`;
  const day = until === null ? undefined : formatDay(language, new Date(until));
  const facts: [string, string][] = [
    ...(reason ? [[t("standing-mails.reason"), reason] as [string, string]] : []),
    ...(day ? [[t("standing-mails.until"), day] as [string, string]] : []),
  ];
  return {
    heading: t(`standing-mails.${status}Heading`),
    preheader: t(`standing-mails.${status}Preheader`),
    greeting: greeting(t, firstName),
    paragraphs: [t(`standing-mails.${status}Body`, { site })],
    facts,
    button:
      status === "active"
        ? { label: t("standing-mails.signIn"), url: `${siteUrl}/login${query}` }
        : { label: t("standing-mails.contact"), url: `${siteUrl}/contact${query}` },
    notes: [t(`standing-mails.${status}Note`)],
  };
}
