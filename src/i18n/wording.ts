import type { Currency } from "./format.ts";
import { formatAge, formatDay, formatMoney, formatNumber } from "./format.ts";
import type { Language } from "./language.ts";
import type { PageMessages } from "./page-messages.ts";
import type { Translate } from "./translate.ts";

/** Words, names and figures in the language of the page. */
export interface Wording {
  language: Language;
  t: Translate;
  name: PageMessages["name"];
  /** A quantity: 86,000. */
  number: (value: number) => string;
  /** A year or a page number: no separators. */
  plain: (value: number) => string;
  money: (value: number, currency?: Currency) => string;
  day: (iso: string) => string;
  /** "2 hours ago", counted from when the page was made, so that server and browser agree. */
  age: (iso: string) => string;
}

/** For screens by way of `useWording`; for what is written outside of them, as a page's head. */
export function wordingOf(page: {
  messages: Pick<PageMessages, "language" | "t" | "name">;
  now: Date;
}): Wording {
  const { language, t, name } = page.messages;
  return {
    language,
    t,
    name,
    number: (value) => formatNumber(language, value),
    plain: String,
    money: (value, currency = "usd") => formatMoney(language, value, currency),
    day: (iso) => formatDay(language, new Date(iso)),
    age: (iso) => formatAge(language, new Date(iso), page.now),
  };
}
