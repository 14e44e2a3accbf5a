import { type Language, localeOf } from "./language.ts";

export type Currency = "usd" | "lbp" | "eur";

/** Made when first asked for: a formatter costs a phone milliseconds at the start of a page, which needs a few of them. */
function madeOnce<Key extends string, Formatter>(make: (key: Key) => Formatter) {
  const made = new Map<Key, Formatter>();
  return (key: Key): Formatter => {
    const formatter = made.get(key) ?? make(key);
    made.set(key, formatter);
    return formatter;
  };
}

const digits = madeOnce((language: Language) => new Intl.NumberFormat(localeOf(language)));
const plainDigits = madeOnce(
  (language: Language) => new Intl.NumberFormat(localeOf(language), { useGrouping: false }),
);
const money = madeOnce((locale: "en") => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const sign: Record<Currency, Record<Language, string>> = {
  usd: { ar: "$", en: "$" },
  eur: { ar: "€", en: "€" },
  lbp: { ar: "ل.ل", en: "LBP" },
};

/** A quantity with thousands separators: 86,000. */
export const formatNumber = (language: Language, value: number) => digits(language).format(value);

/** A year or page number: no separators. */
export const formatPlain = (language: Language, value: number) => plainDigits(language).format(value);

/** The amount of a price alone: thousands separated, at most two decimals. */
export const formatAmount = (value: number) => money("en").format(value);

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

const timeZone = "Asia/Beirut";
const dayStyle = { ar: "long", en: "medium" } as const;
const day = madeOnce(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: dayStyle[language], timeZone }),
);

/** A calendar day in Beirut. */
export const formatDay = (language: Language, value: Date) => day(language).format(value);

const momentInBeirut = madeOnce(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short", timeZone }),
);

/** A day and an hour in Beirut, of an ISO 8601 moment. */
export const formatMoment = (language: Language, iso: string) =>
  momentInBeirut(language).format(new Date(iso));

/** What a field of date and time says, meant in Beirut; undefined while it is empty. */
export function fromBeirut(typed: string): Date | undefined {
  const asUtc = new Date(`${typed}Z`);
  if (Number.isNaN(asUtc.getTime())) return undefined;
  const offset = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(asUtc)
    .find(({ type }) => type === "timeZoneName")?.value;
  return new Date(`${typed}${offset?.replace("GMT", "") || "Z"}`);
}

/** The calendar year in Beirut, so that server and browser agree around New Year wherever they are. */
export const yearInBeirut = (value: Date): number => Number(dayInBeirut(value).slice(0, 4));

const beirutDay = madeOnce(
  (locale: "en-CA") => new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone }),
);

/** The calendar day in Beirut, as ISO 8601. */
export function dayInBeirut(value: Date): string {
  // It ends with an hour: each page asks for it several times, and a formatter takes long.
  const hour = Math.floor(value.getTime() / 3_600_000);
  if (hour !== latestDay.hour) latestDay = { hour, day: beirutDay("en-CA").format(value) };
  return latestDay.day;
}
let latestDay = { hour: Number.NaN, day: "" };

const relative = madeOnce(
  (language: Language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" }),
);
const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
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
  return step
    ? relative(language).format(-Math.floor(seconds / step[1]), step[0])
    : relative(language).format(0, "minute");
}

const arabicIndic = /[٠-٩۰-۹]/g;

/** Western digits for Arabic-Indic and Persian ones; every number a person types passes through here. */
export function foldDigits(text: string): string {
  return text
    .replace(arabicIndic, (d) => String(d.charCodeAt(0) & 0xf))
    .replace(/٬/g, "")
    .replace(/٫/g, ".");
}
