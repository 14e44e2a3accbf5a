import type { JobDeps } from "#deps";
import { wantsNotices } from "#features/notifications/choices/choices.queries.ts";
import { stopMailsUrl } from "#features/notifications/choices/stop-token.ts";
import { giveNotices, type NoticeWords } from "#features/notifications/give-notice.ts";
import { deliverLetter } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";
import { digestLetter, digestNotice } from "../mails/digest-letter.ts";
import { noteSent, putBack, readDigest, takeDigest } from "./digest.queries.ts";

/** So many listings a digest names; of the others it says how many there are. */
const mostNamed = 10;

/**
 * Tells a user of what their saved searches found: one notice and one mail for all of them. A digest that was begun is
 * ended first, so that one that failed because of its mail is told once; then anything else waits.
 */
export async function sendDigests(
  deps: JobDeps,
  { userId, due }: { userId: string; due: "now" | "daily" },
): Promise<void> {
  const { db, clock } = deps;
  for (;;) {
    const digest = await takeDigest(db, { userId, due, at: clock() });
    if (!digest) return;
    try {
      await send(deps, userId, digest.id);
    } catch (error) {
      await putBack(db, digest.id);
      throw error;
    }
    await noteSent(db, digest.id, clock());
  }
}

async function send(deps: JobDeps, userId: string, digestId: string): Promise<void> {
  const { db, words, config } = deps;
  const user = await db
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("id", "=", userId)
    .executeTakeFirst();
  const digest = await readDigest(db, digestId, mostNamed);
  if (!user || digest.total === 0) return;
  const language: Language = user.language === "en" ? "en" : "ar";
  const reader = { t: words[language], language, firstName: user.first_name };
  const notice = (inWords: NoticeWords) => digestNotice(inWords, digest);
  await giveNotices(db, deps, [{ userId, kind: "searches", of: `saved searches ${digestId}`, notice }]);
  if (!(await wantsNotices(db, { userId, kind: "searches", channel: "mail" }))) return;
  await deliverLetter(deps, {
    about: { user: userId },
    to: user.email,
    language,
    write: (writer) =>
      digestLetter(writer, reader, digest, stopMailsUrl(config, "searches", { userId, language })),
  });
}
