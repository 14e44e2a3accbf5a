import { type Language, localeOf } from "#i18n/language.ts";

const signed = (options: Intl.NumberFormatOptions) => ({
  ar: new Intl.NumberFormat(localeOf("ar"), { ...options, signDisplay: "exceptZero" }),
  en: new Intl.NumberFormat(localeOf("en"), { ...options, signDisplay: "exceptZero" }),
});
const shares = signed({ style: "percent" });
const numbers = signed({});

/** From here on a share says more than a number. */
const enoughForShare = 10;

/** By how much `now` is more or less than `before`: +21%, and where that says little, +3. */
export function formatChange(language: Language, now: number, before: number): string {
  const by = now - before;
  const percent = before >= enoughForShare ? Math.round((Math.abs(by) / before) * 100) : 0;
  return percent > 0
    ? shares[language].format((Math.sign(by) * percent) / 100)
    : numbers[language].format(by);
}
