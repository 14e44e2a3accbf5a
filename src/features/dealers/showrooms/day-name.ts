import { type Language, localeOf } from "#i18n/language.ts";

/** The name of a day of the week, 0 Monday: 5 January 1970 was one. */
export const dayName = (language: Language, day: number) =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(1970, 0, 5 + day),
  );
