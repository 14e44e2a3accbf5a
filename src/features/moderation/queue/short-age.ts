import type { Language } from "#i18n/language.ts";

const minuteMs = 60_000;
const units = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long something waits, where a column has little room: "6h", "٦ س"; a minute at least. */
export function shortAge(language: Language, from: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - from.getTime()) / minuteMs));
  const [unit, size] = units.find(([, least]) => minutes >= least) ?? ["minute", 1];
  const locale = language === "ar" ? "ar-LB-u-nu-arab" : "en";
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "narrow" }).format(
    Math.floor(minutes / size),
  );
}
