import { type Language, localeOf } from "#i18n/language.ts";

const rates = {
  ar: new Intl.NumberFormat(localeOf("ar"), { style: "percent", maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(localeOf("en"), { style: "percent", maximumFractionDigits: 1 }),
};
const perDay = {
  ar: new Intl.NumberFormat(localeOf("ar"), { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(localeOf("en"), { maximumFractionDigits: 1 }),
};

/** A share from 0 to 1: 4.2%. */
export const formatRate = (language: Language, rate: number) => rates[language].format(rate);

/** So many per day: 1.3. */
export const formatPerDay = (language: Language, value: number) => perDay[language].format(value);
