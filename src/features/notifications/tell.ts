import type { JobDeps } from "#deps";
import { deliverLetter, type Writer } from "#features/site/site-letters.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { wantsNotices } from "./choices/choices.queries.ts";
import { mailEnding } from "./choices/mail-ending.ts";
import { giveNotices, type NoticeWords, type UsersNotice } from "./give-notice.ts";

/** The recipient. */
export interface Reader extends NoticeWords {
  firstName: string;
}

/** `of`, `user.suspended 2026-…`: a job that is tried again gives no second notice of it. */
interface Telling extends UsersNotice {
  /** Of the mail, where it is another than the account's: the one in which a user ordered or applied. */
  language?: Language;
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
  { userId, kind, of, notice, always = false, ...telling }: Telling,
): Promise<void> {
  const { db, words, config } = deps;
  const user = await db
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return;
  const language: Language = telling.language ?? (user.language === "en" ? "en" : "ar");
  const reader = { t: words[language], language, firstName: user.first_name };
  await giveNotices(db, deps, [{ userId, kind, of, notice }]);
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
