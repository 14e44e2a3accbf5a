import { type Language, languages } from "#i18n/language.ts";
import { queryString } from "../http/api.ts";

/**
 * Links of a page's head that tell search engines its one address in each language. Arabic, the default, is the bare
 * address (with `query` where it has one); English carries `?lang=en`. Each version is its own canonical, as hreflang asks.
 */
export function alternateLinks(publicUrl: string, path: string, language: Language, query: object = {}) {
  const address = (of: Language) =>
    publicUrl + path + queryString({ ...query, ...(of !== "ar" && { lang: of }) });
  return [
    { rel: "canonical", href: address(language) },
    ...languages.map((one) => ({ rel: "alternate", hreflang: one, href: address(one) })),
    { rel: "alternate", hreflang: "x-default", href: address("ar") },
  ];
}
