import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { isStoppable, type NoticeKind } from "./choices.schema.ts";
import { stopMailsUrl } from "./stop-token.ts";

interface Ending {
  kind: NoticeKind;
  userId: string;
  language: Language;
  t: Translate;
  config: { sessionSecret: string; publicUrl: string };
}

/** What a mail of a kind ends with: the way off such mails, or, where they always come, to what can be chosen. */
export function mailEnding({ kind, userId, language, t, config }: Ending): NonNullable<Letter["optOut"]> {
  if (isStoppable(kind)) {
    const url = stopMailsUrl(config, kind, { userId, language });
    return { label: t("letter.stop"), url, oneClick: true };
  }
  const query = new URLSearchParams({
    tab: "notifications",
    ...(language !== defaultLanguage && { lang: language }),
  });
  return { label: t("letter.choices"), url: `${config.publicUrl}/profile?${query}`, oneClick: false };
}
