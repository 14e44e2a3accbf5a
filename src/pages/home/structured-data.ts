import type { Language } from "#i18n/language.ts";

/** schema.org WebSite: its name, and where its search takes a text. */
export function marketData(publicUrl: string, name: string, language: Language) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url: `${publicUrl}/`,
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}/cars?search={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

interface Organisation {
  name: string;
  phone: string | undefined;
  email: string | undefined;
}

/** schema.org Organization: who runs the market, and how to reach them. */
export function organisationData(publicUrl: string, { name, phone, email }: Organisation) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/app-icon-512.png`,
    areaServed: "LB",
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  };
}
