import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import type { Language } from "#i18n/language.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface About {
  publicUrl: string;
  /** The place in words. */
  place: string;
  language: Language;
}

/** schema.org AutoDealer. */
export function dealerData(dealer: Showroom, { publicUrl, place, language }: About) {
  const about = aboutIn(language, dealer);
  const pictures = [dealer.cover, dealer.logo].filter((one) => one !== null);
  return {
    "@context": "https://schema.org",
    "@type": "AutoDealer",
    name: dealer.name,
    url: `${publicUrl}/dealers/${dealer.slug}`,
    ...(about && { description: about }),
    ...(dealer.logo && { logo: publicUrl + dealer.logo.url }),
    ...(pictures.length > 0 && { image: pictures.map(({ url }) => publicUrl + url) }),
    ...(dealer.phone && { telephone: dealer.phone }),
    address: {
      "@type": "PostalAddress",
      ...(dealer.address && { streetAddress: dealer.address }),
      addressLocality: place,
      addressCountry: "LB",
    },
    hasMap: dealer.mapUrl,
    ...(dealer.reviews.average !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: dealer.reviews.average,
        reviewCount: dealer.reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(dealer.hours && {
      openingHoursSpecification: dealer.hours.flatMap((spans, day) =>
        spans.map(([opens, closes]) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: `https://schema.org/${days[day]}`,
          opens,
          // The specification knows no 24:00.
          closes: closes === "24:00" ? "23:59" : closes,
        })),
      ),
    }),
  };
}

/** What the dealer says in the language of the page, else in the other one. */
export function aboutIn(language: Language, { aboutAr, aboutEn }: Pick<Showroom, "aboutAr" | "aboutEn">) {
  return language === "ar" ? (aboutAr ?? aboutEn) : (aboutEn ?? aboutAr);
}
