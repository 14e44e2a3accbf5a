import { type Language, localeOf } from "#i18n/language.ts";

const make = (month: "long" | "short") => ({
  ar: new Intl.DateTimeFormat(localeOf("ar"), { month, year: "numeric", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat(localeOf("en"), { month, year: "numeric", timeZone: "UTC" }),
});
const long = make("long");
const short = {
  ar: new Intl.DateTimeFormat(localeOf("ar"), { month: "short", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat(localeOf("en"), { month: "short", timeZone: "UTC" }),
};
const middle = (month: string) => new Date(`${month}-15T12:00:00Z`);

/** "November 2026" of `2026-11`. */
export const monthName = (language: Language, month: string) => long[language].format(middle(month));

/** "Nov". */
export const shortMonth = (language: Language, month: string) => short[language].format(middle(month));
