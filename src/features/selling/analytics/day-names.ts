import { type Language, localeOf } from "#i18n/language.ts";

const make = (options: Intl.DateTimeFormatOptions) => ({
  ar: new Intl.DateTimeFormat(localeOf("ar"), { ...options, timeZone: "UTC" }),
  en: new Intl.DateTimeFormat(localeOf("en"), { ...options, timeZone: "UTC" }),
});
const short = make({ day: "numeric", month: "short" });
const long = make({ weekday: "long", day: "numeric", month: "long" });

/** A calendar day (`2026-11-15`) has no time of day: it is named as it is written, wherever the reader is. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** "15 Nov", «15 تشرين الثاني». */
export const shortDay = (language: Language, day: string) => short[language].format(noon(day));

/** "Sunday, 15 November", «الأحد، 15 تشرين الثاني». */
export const longDay = (language: Language, day: string) => long[language].format(noon(day));
