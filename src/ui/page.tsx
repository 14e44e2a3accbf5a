import { useRouter } from "@tanstack/react-router";
import type { Currency } from "#i18n/format.ts";
import { formatAge, formatDay, formatMoney, formatNumber, formatPlain } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { PageMessages } from "#i18n/page-messages.ts";
import type { Translate } from "#i18n/translate.ts";
import type { PageContext } from "#platform/page/context.ts";

/** What was made for this page request: the API, the words, the theme. */
export function usePage(): PageContext {
  return useRouter().options.context;
}

/** Words, names and figures in the language of the page. */
export interface Wording {
  language: Language;
  t: Translate;
  name: PageMessages["name"];
  /** A quantity: 86,000 or ٨٦٬٠٠٠. */
  number: (value: number) => string;
  /** A year or a page number: no separators. */
  plain: (value: number) => string;
  money: (value: number, currency?: Currency) => string;
  day: (iso: string) => string;
  /** "2 hours ago", counted from when the page was made, so that server and browser agree. */
  age: (iso: string) => string;
}

export function useWording(): Wording {
  const { messages, now } = usePage();
  const { language, t, name } = messages;
  return {
    language,
    t,
    name,
    number: (value) => formatNumber(language, value),
    plain: (value) => formatPlain(language, value),
    money: (value, currency = "usd") => formatMoney(language, value, currency),
    day: (iso) => formatDay(language, new Date(iso)),
    age: (iso) => formatAge(language, new Date(iso), now),
  };
}
