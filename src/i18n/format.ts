import { type Language, localeOf } from "./language.ts";
import { type AgeUnit, ages, months, thisMinute } from "./words-of-time.ts";

export type Currency = "usd" | "lbp" | "eur";

/**
 * Made when first asked for: the first formatter of all costs a phone 90 ms, for the browser then looks through every locale it knows.
 * So what pages for guests show as they begin is written without one.
 */
export function madeOnce<Key extends string, Formatter>(make: (key: Key) => Formatter) {
  const made = new Map<Key, Formatter>();
  return (key: Key): Formatter => {
    const formatter = made.get(key) ?? make(key);
    made.set(key, formatter);
    return formatter;
  };
}

const digits = madeOnce((language: Language) => new Intl.NumberFormat(localeOf(language)));
const money = madeOnce((locale: "en") => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const sign: Record<Currency, Record<Language, string>> = {
  usd: { ar: "$", en: "$" },
  eur: { ar: "€", en: "€" },
  lbp: { ar: "ل.ل", en: "LBP" },
};

/** A number with thousands separators; undefined below nothing, where its figures are more than are written, and of more than 15 figures. */
function separated(value: number, decimals: number): string | undefined {
  const [, whole, fraction = ""] = /^(\d{1,15})(\.\d+)?$/.exec(String(value)) ?? [];
  if (!whole || fraction.length > decimals + 1) return undefined;
  let text = whole.slice(-3) + fraction;
  for (let at = whole.length - 3; at > 0; at -= 3) text = `${whole.slice(Math.max(0, at - 3), at)},${text}`;
  return text;
}

/** A quantity with thousands separators, at most three decimals: 86,000. */
export const formatNumber = (language: Language, value: number) =>
  separated(value, 3) ?? digits(language).format(value);

/** The amount of a price alone: thousands separated, at most two decimals. */
export const formatAmount = (value: number) => separated(value, 2) ?? money("en").format(value);

/** An amount that was reckoned, not asked for: to the nearest hundred, since more figures would say more than is known. */
export const toHundred = (value: number) => Math.max(100, 100 * Math.round(value / 100));

/** A price as one string: `$14,800`, `€9,000`, `830,000,000 ل.ل`. For markup with the sign apart, see ui/Price. */
export function formatMoney(language: Language, value: number, currency: Currency): string {
  return currency === "lbp"
    ? `${formatAmount(value)} ${sign.lbp[language]}`
    : `${sign[currency][language]}${formatAmount(value)}`;
}

/** The sign of a currency as the language writes it: $, €, LBP or ل.ل. */
export const currencySign = (language: Language, currency: Currency) => sign[currency][language];

/** For prices in running text, where no `<bdi>` can stand: without it Arabic puts the dollar sign after the digits. */
export const isolated = (text: string) => `\u2066${text}\u2069`;

/** Days and hours are those of Beirut, in summer and winter time. */
export const timeZone = "Asia/Beirut";

/** A calendar day in Beirut: "Nov 15, 2026", «15 تشرين الثاني 2026». */
export function formatDay(language: Language, value: Date): string {
  const [year = 0, month = 1, day = 1] = dayInBeirut(value).split("-").map(Number);
  const name = months[language][month - 1];
  return language === "ar" ? `${day} ${name} ${year}` : `${name} ${day}, ${year}`;
}

/** The calendar year in Beirut, so that server and browser agree around New Year wherever they are. */
export const yearInBeirut = (value: Date): number => Number(dayInBeirut(value).slice(0, 4));

const beirutDay = madeOnce(
  (locale: "en-CA") => new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone }),
);

/** The calendar day in Beirut, as ISO 8601: `2026-10-17`. */
export function dayInBeirut(value: Date): string {
  // Clocks there are two hours ahead of UTC, in summer three: `Intl` knows when, which matters in one hour of the day.
  const inWinter = dayAhead(value, 2);
  return inWinter === dayAhead(value, 3) ? inWinter : beirutDay("en-CA").format(value);
}
const dayAhead = (value: Date, hours: number) =>
  new Date(value.getTime() + hours * 3_600_000).toISOString().slice(0, 10);

const steps: [unit: AgeUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, in the largest whole unit: "2 hours ago", «قبل ساعتين». */
export function formatAge(language: Language, from: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - from.getTime()) / 1000);
  const step = steps.find(([, size]) => seconds >= size);
  if (!step) return thisMinute[language];
  const [unit, size] = step;
  const count = Math.floor(seconds / size);
  const [one, two, few, more] = ages[language][unit];
  const said = count === 1 ? one : count === 2 ? two : count <= 10 ? few : more;
  return said.replace("#", String(count));
}

const arabicIndic = /[٠-٩۰-۹]/g;

/** Western digits for Arabic-Indic and Persian ones; every number a person types passes through here. */
export function foldDigits(text: string): string {
  return text
    .replace(arabicIndic, (d) => String(d.charCodeAt(0) & 0xf))
    .replace(/٬/g, "")
    .replace(/٫/g, ".");
}
