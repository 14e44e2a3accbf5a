import type { JobDeps } from "#deps";
import { deliverLetter, type Writer } from "#features/site/site-letters.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { wantsNotices } from "./choices/choices.queries.ts";
import type { NoticeKind } from "./choices/choices.schema.ts";
import { mailEnding } from "./choices/mail-ending.ts";
import { giveNotice, type Notice } from "./give-notice.ts";

/** The recipient. */
export interface Reader {
  t: Translate;
  language: Language;
  firstName: string;
}

interface Telling {
  userId: string;
  /** Which kind of news it is: whether it is a choice, and whether a user wants it, hangs on that. */
  kind: NoticeKind;
  /** The one thing that is told, `user.suspended 2026-…`: a job that is tried again gives no second notice of it. */
  of: string;
  /** Where it is another than the account's: the one in which a user ordered or applied. */
  language?: Language;
  notice: (reader: Reader) => Notice;
  letter: (writer: Writer, reader: Reader) => Letter;
  /** Also while mails are switched off, of what a user cannot read in the market: the account is closed. */
  always?: boolean;
}

/**
 * Tells a user of one thing: by a notice in the market, and by a mail. The mail comes last, so a job that failed because of
 * it sends it once. Neither where they chose otherwise (choices/). To nobody once the account is gone; a mail that can never
 * arrive is given up.
 */
export async function tell(
  deps: JobDeps,
  { userId, kind, of, always = false, ...telling }: Telling,
): Promise<void> {
  const { db, words, clock, config } = deps;
  const user = await db
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return;
  const language: Language = telling.language ?? (user.language === "en" ? "en" : "ar");
  const reader = { t: words[language], language, firstName: user.first_name };
  await giveNotice(db, { userId, kind, of, at: clock(), ...telling.notice(reader) });
  if (!(await wantsNotices(db, { userId, kind, channel: "mail" }))) return;
  await deliverLetter(deps, {
    about: { user: userId },
    to: user.email,
    language,
    write: (writer) => ({
      ...telling.letter(writer, reader),
      optOut: mailEnding({ kind, userId, language, t: reader.t, config }),
    }),
    always,
  });
}

/** The address of a page of the market in a letter, in its reader's language. */
export function pageAddress(
  { siteUrl }: Writer,
  { language }: Pick<Reader, "language">,
  path: string,
): string {
  const url = new URL(path, siteUrl);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  return url.href;
}

/** A title or a name within a sentence, whichever direction either has. */
export const inOwnDirection = (text: string) => `\u2068${text}\u2069`;
