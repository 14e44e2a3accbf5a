import { type Language, localeOf } from "#i18n/language.ts";
import { changeOf } from "../../dashboard/change.ts";

const rates = {
  ar: new Intl.NumberFormat(localeOf("ar"), { style: "percent", maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(localeOf("en"), { style: "percent", maximumFractionDigits: 1 }),
};
const signed = (options: Intl.NumberFormatOptions) => ({
  ar: new Intl.NumberFormat(localeOf("ar"), { ...options, signDisplay: "exceptZero" }),
  en: new Intl.NumberFormat(localeOf("en"), { ...options, signDisplay: "exceptZero" }),
});
const shares = signed({ style: "percent" });
const numbers = signed({});
const perDay = {
  ar: new Intl.NumberFormat(localeOf("ar"), { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(localeOf("en"), { maximumFractionDigits: 1 }),
};

/** A share from 0 to 1: 4.2%, ٤٫٢٪. */
export const formatRate = (language: Language, rate: number) => rates[language].format(rate);

/** By how much `now` is more or less than `before`: +21%, and where that says little, +3. */
export function formatChange(language: Language, now: number, before: number): string {
  const { percent } = changeOf(now, before);
  return percent
    ? shares[language].format((Math.sign(now - before) * percent) / 100)
    : numbers[language].format(now - before);
}

/** So many per day: 1.3. */
export const formatPerDay = (language: Language, value: number) => perDay[language].format(value);
