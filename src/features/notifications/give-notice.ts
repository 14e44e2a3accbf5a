import type { JobDeps } from "#deps";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Database } from "#platform/db/connect.ts";
import { cut } from "#text/cut.ts";
import { whoSwitchedOff } from "./choices/choices.queries.ts";
import { type NoticeKind, ways } from "./choices/choices.schema.ts";
import { askForPushes } from "./push/push.queries.ts";

export interface Notice {
  type: "system" | "payment" | "car_approved" | "car_rejected" | "subscription" | "favorite";
  title: string;
  body: string;
  /** A page of the market. */
  link: `/${string}` | null;
}

/** The language that a notice is composed in, and its words. */
export interface NoticeWords {
  t: Translate;
  language: Language;
}

const longestTitle = 200;
const longestBody = 1000;
/** Each takes nine parameters of the 65,535 that a statement may have. */
const rowsAtOnce = 2000;

/** A notice of one user. `of`: the one thing that it tells of, of which nobody has a second notice. */
export interface UsersNotice {
  userId: string;
  kind: NoticeKind;
  of: string;
  /** Composed in both languages: it is read in the language of the page, or of the account on its devices. */
  notice: (words: NoticeWords) => Notice;
}

/**
 * Stores notices and sends them to the recipients' devices, except to those who switched the kind off. What is too long ends in
 * an ellipsis. Database then: open browsers of the recipients hear of it (notifications_added).
 */
export async function giveNotices(
  db: Database,
  { words, clock }: Pick<JobDeps, "words" | "clock">,
  notices: readonly UsersNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  const at = clock();
  const composed = notices.map(({ notice, ...one }) => {
    const english = notice({ t: words.en, language: "en" });
    return {
      ...one,
      ...notice({ t: words.ar, language: "ar" }),
      titleEn: english.title,
      bodyEn: english.body,
    };
  });
  const wanted = await wantedOf(db, composed);
  for (let from = 0; from < wanted.length; from += rowsAtOnce) {
    const rows = wanted.slice(from, from + rowsAtOnce).map((one) => ({
      user_id: one.userId,
      told_of: one.of,
      created_at: at,
      type: one.type,
      title: cut(one.title, longestTitle),
      body: cut(one.body, longestBody),
      title_en: cut(one.titleEn, longestTitle),
      body_en: cut(one.bodyEn, longestBody),
      link: one.link,
    }));
    await db
      .insertInto("notifications")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["user_id", "told_of"]).where("told_of", "is not", null).doNothing(),
      )
      .execute();
  }
  await askForPushes(db, composed, at);
}

type Whose = Pick<UsersNotice, "userId" | "kind">;

async function wantedOf<Some extends Whose>(
  db: Database,
  notices: readonly Some[],
): Promise<readonly Some[]> {
  let wanted = notices;
  for (const kind of new Set(notices.map((one) => one.kind))) {
    if (ways[kind].bell !== "choice") continue;
    const userIds = notices.filter((one) => one.kind === kind).map(({ userId }) => userId);
    const off = await whoSwitchedOff(db, { userIds, kind, channel: "bell" });
    wanted = wanted.filter((one) => one.kind !== kind || !off.has(one.userId));
  }
  return wanted;
}
