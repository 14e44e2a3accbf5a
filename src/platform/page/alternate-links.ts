import { type Language, languages } from "#i18n/language.ts";

/**
 * Links of a page's head that tell search engines its one address in each language. Arabic, the default, is the bare
 * address; English carries `?lang=en`. Each version is its own canonical, as hreflang asks.
 */
export function alternateLinks(publicUrl: string, path: string, language: Language) {
  const address = (of: Language) => `${publicUrl}${path}${of === "ar" ? "" : `?lang=${of}`}`;
  return [
    { rel: "canonical", href: address(language) },
    ...languages.map((one) => ({ rel: "alternate", hrefLang: one, href: address(one) })),
    { rel: "alternate", hrefLang: "x-default", href: address("ar") },
  ];
}
