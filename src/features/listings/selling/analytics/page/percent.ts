import { type Language, localeOf } from "#i18n/language.ts";

const rates = {
  ar: new Intl.NumberFormat(localeOf("ar"), { style: "percent", maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(localeOf("en"), { style: "percent", maximumFractionDigits: 1 }),
};
const changes = {
  ar: new Intl.NumberFormat(localeOf("ar"), { style: "percent", signDisplay: "exceptZero" }),
  en: new Intl.NumberFormat(localeOf("en"), { style: "percent", signDisplay: "exceptZero" }),
};
const perDay = {
  ar: new Intl.NumberFormat(localeOf("ar"), { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(localeOf("en"), { maximumFractionDigits: 1 }),
};

/** A share from 0 to 1: 4.2%, ٤٫٢٪. */
export const formatRate = (language: Language, rate: number) => rates[language].format(rate);

/** By how much `now` is more or less than `before`, which is not 0: +21%. */
export const formatChange = (language: Language, now: number, before: number) =>
  changes[language].format((now - before) / before);

/** So many per day: 1.3. */
export const formatPerDay = (language: Language, value: number) => perDay[language].format(value);
