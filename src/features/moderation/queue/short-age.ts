import { type Language, localeOf } from "#i18n/language.ts";

const minuteMs = 60_000;
const units = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long something waits, where a column has little room: "6h", "6 س"; a minute at least. */
export function shortAge(language: Language, from: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - from.getTime()) / minuteMs));
  const [unit, size] = units.find(([, least]) => minutes >= least) ?? ["minute", 1];
  return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "narrow" }).format(
    Math.floor(minutes / size),
  );
}
