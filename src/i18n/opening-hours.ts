import type { Language } from "./language.ts";

/** From Monday on. As `Intl` says it, like `words-of-time.ts`, whose test asks it. */
const weekdays: Record<Language, readonly string[]> = {
  ar: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

/** Before noon and after. */
const halves: Record<Language, readonly [string, string]> = { ar: ["ص", "م"], en: ["AM", "PM"] };

/** A day of the week, 0 Monday. */
export const formatWeekday = (language: Language, day: number) => weekdays[language][day] ?? "";

/** An hour of the day, of `HH:MM`: "8:05 AM", «8:05 ص». 24:00 is midnight. */
export function formatHour(language: Language, time: string): string {
  const [hours = 0, minutes = ""] = time.split(":");
  const half = halves[language][Number(hours) % 24 < 12 ? 0 : 1];
  return `${Number(hours) % 12 || 12}:${minutes} ${half}`;
}
