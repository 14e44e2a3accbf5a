/** The two languages of the market, Arabic first, and what follows from each. */
export const languages = ["ar", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "ar";

export function isLanguage(value: unknown): value is Language {
  return value === "ar" || value === "en";
}

export function directionOf(language: Language): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : "ltr";
}

export function otherLanguage(language: Language): Language {
  return language === "ar" ? "en" : "ar";
}

/**
 * The locale for `Intl`. Figures are 0-9 in both languages. Of Lebanon's Arabic `Intl` would write them as 86.000,5; Jordan's names
 * the months alike and writes 86,000.5, as prices here are.
 */
export function localeOf(language: Language): string {
  return language === "ar" ? "ar-JO-u-nu-latn" : "en-LB-u-nu-latn";
}

/** The best of our languages for an Accept-Language header; undefined when it names none of them. */
export function languageFromHeader(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const wanted = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", q] = part.trim().split(";q=");
      return { tag: tag.toLowerCase().split("-")[0], quality: q === undefined ? 1 : Number(q) || 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  const found = wanted.find(({ tag, quality }) => isLanguage(tag) && quality > 0)?.tag;
  return isLanguage(found) ? found : undefined;
}
