import type { Language } from "./language.ts";

/**
 * What days and ages are called, as `Intl` calls them in the locales of the market: written down, since the first formatter that a
 * page makes costs a phone 90 ms (`format.ts`). The test of it asks `Intl` for each.
 */
export type AgeUnit = "year" | "month" | "week" | "day" | "hour" | "minute";
/** Of one, of two, of three to ten, of more; `#` is how many. */
type Forms = readonly [string, string, string, string];

function inEnglish(unit: AgeUnit, one = `1 ${unit} ago`): Forms {
  const several = `# ${unit}s ago`;
  return [one, several, several, several];
}

export const ages: Record<Language, Record<AgeUnit, Forms>> = {
  ar: {
    year: ["السنة الماضية", "قبل سنتين", "قبل # سنوات", "قبل # سنة"],
    month: ["الشهر الماضي", "قبل شهرين", "قبل # أشهر", "قبل # شهرًا"],
    week: ["الأسبوع الماضي", "قبل أسبوعين", "قبل # أسابيع", "قبل # أسبوعًا"],
    day: ["أمس", "أول أمس", "قبل # أيام", "قبل # يومًا"],
    hour: ["قبل ساعة واحدة", "قبل ساعتين", "قبل # ساعات", "قبل # ساعة"],
    minute: ["قبل دقيقة واحدة", "قبل دقيقتين", "قبل # دقائق", "قبل # دقيقة"],
  },
  en: {
    year: inEnglish("year", "last year"),
    month: inEnglish("month", "last month"),
    week: inEnglish("week", "last week"),
    day: inEnglish("day", "yesterday"),
    hour: inEnglish("hour"),
    minute: inEnglish("minute"),
  },
};
export const thisMinute: Record<Language, string> = { ar: "هذه الدقيقة", en: "this minute" };

export const months: Record<Language, readonly string[]> = {
  ar: [
    ...["كانون الثاني", "شباط", "آذار", "نيسان", "أيار", "حزيران"],
    ...["تموز", "آب", "أيلول", "تشرين الأول", "تشرين الثاني", "كانون الأول"],
  ],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
};
