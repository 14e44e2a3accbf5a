import { madeOnce, timeZone } from "#i18n/format.ts";
import { type Language, localeOf } from "#i18n/language.ts";

const formats = madeOnce((language: Language) => {
  const locale = localeOf(language);
  return {
    time: new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }),
    day: new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone }),
  };
});

/** The time of day in Beirut. */
export const timeOf = (language: Language, iso: string) => formats(language).time.format(new Date(iso));

/** The day in Beirut: Friday, 20 November. */
export const dayOf = (language: Language, iso: string) => formats(language).day.format(new Date(iso));

/** A day and a time of day in Beirut, as people agree on them: with the day of the week. */
export const meetingOf = (language: Language, iso: string) =>
  `${dayOf(language, iso)} · ${timeOf(language, iso)}`;
