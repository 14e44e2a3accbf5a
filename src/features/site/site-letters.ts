import { sql } from "kysely";
import type { JobDeps } from "#deps";
import type { Language } from "#i18n/language.ts";
import { type Letter, letterHtml, letterText } from "#platform/mail/letter.ts";
import { type MailAttachment, MailRefused } from "#platform/mail/mailer.ts";
import { site } from "./site.contract.ts";
import { findSiteSettings } from "./site.queries.ts";

/** Who writes: what the settings call the market, in the language of the mail. */
export interface Writer {
  siteName: string;
  siteUrl: string;
}

interface Sending {
  to: string;
  language: Language;
  write: (writer: Writer) => Letter;
  /**
   * Also while the setting "e-mail notifications" is off, and to an address that its account has not verified: links and warnings
   * without which an account is lost, and answers. Nothing else is mailed to whom anyone may have registered.
   */
  always?: boolean;
  attachments?: readonly MailAttachment[];
}

/**
 * Sends a letter from a job, and gives up one that can never arrive: the log has what it was about, never its address. Returns
 * whether it went; throws what the queue is to try again.
 */
export async function deliverLetter(
  deps: Pick<JobDeps, "db" | "config" | "mailer" | "words" | "log">,
  { about, ...letter }: Sending & { about: Record<string, string> },
): Promise<boolean> {
  try {
    await sendLetter(deps, letter);
    return true;
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    deps.log.warn({ ...about, reason: error.message }, "a mail was given up");
    return false;
  }
}

/** Sends a letter in the name of the market, within its frame. Fails as `Mailer.send` does. */
export async function sendLetter(
  { db, config, mailer, words }: Pick<JobDeps, "db" | "config" | "mailer" | "words">,
  { to, language, write, always = false, attachments }: Sending,
): Promise<void> {
  const stored = await findSiteSettings(db);
  if (!always && (stored.get("email_notifications") === false || (await isUnverified(db, to)))) return;
  const settings = site.parse(stored.get("site"));
  const siteName = language === "ar" ? settings.nameAr : settings.nameEn;
  const t = words[language];
  const letter = write({ siteName, siteUrl: config.publicUrl });
  // A market has no e-mail until its operator names one; what it sends has a sender all the same.
  const address = settings.email || `no-reply@${new URL(config.publicUrl).hostname}`;
  const frame = {
    language,
    siteName,
    siteUrl: config.publicUrl,
    linkHint: t("letter.linkHint"),
    footer: [
      t("letter.why", { site: siteName }),
      ...(settings.email ? [t("letter.contact", { email: settings.email })] : []),
    ],
  };
  await mailer.send({
    from: { name: siteName, address },
    to,
    subject: letter.heading,
    text: letterText(letter, frame),
    html: letterHtml(letter, frame),
    language,
    ...(letter.optOut?.oneClick && { unsubscribeUrl: letter.optOut.url }),
    ...(attachments && { attachments }),
  });
}

/** Whether an account has this address that nobody has shown to read. */
async function isUnverified(db: JobDeps["db"], address: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where lower(email) = lower(${address}) and not is_email_verified`.execute(db);
  return rows.length > 0;
}

/** "Hello Karim," where the name can be one; a name is whatever a stranger typed into the form of registration. */
export function greeting(t: JobDeps["words"][Language], name: string): string {
  return plausibleName.test(name)
    ? t("letter.greeting", { name: `\u2068${name}\u2069` })
    : t("letter.greetingPlain");
}

/**
 * Letters of any script, spaces, hyphens, apostrophes. A name with a dot, a digit or a slash could be a link that mail
 * clients make clickable: our mails would carry a stranger's message to any address.
 */
const plausibleName = /^[\p{L}\p{M}]+(?:[ '’-]{1,2}[\p{L}\p{M}]+){0,3}$/u;
