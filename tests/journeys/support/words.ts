import { namesIn } from "#features/reference/names.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import type { Translate } from "#i18n/translate.ts";

/**
 * What a page says in one language. Journeys look for the words of the dictionaries, so that better wording breaks
 * none of them; that the words are right is for the tests beside the dictionaries.
 */
export interface Words {
  language: Language;
  t: Translate;
  /** The name of a choice: `name("place", "beirut")`. */
  name: (kind: string, slug: string) => string;
  number: (value: number) => string;
  plain: (value: number) => string;
  money: (value: number, currency?: "usd" | "lbp" | "eur") => string;
}

let translators: ReturnType<typeof loadServerMessages> | undefined;

export async function wordsOf(language: Language): Promise<Words> {
  translators ??= loadServerMessages();
  const { [language]: t } = await translators;
  const names = namesIn(language);
  return {
    language,
    t,
    name: (kind, slug) => {
      const found = names[`${kind}.${slug}`];
      if (found === undefined) throw new Error(`Nothing is called ${kind}.${slug}`);
      return found.replaceAll("''", "'");
    },
    number: (value) => formatNumber(language, value),
    plain: String,
    money: (value, currency = "usd") => formatMoney(language, value, currency),
  };
}
