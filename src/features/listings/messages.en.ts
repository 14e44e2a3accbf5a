/** Words of the listing card. */
export const listings = {
  cardFeatured: "Featured",
  cardApprovedDealer: "Approved dealer",
  cardPriceCut: "Price drop",
  cardOldPrice: "Before:",
  cardAbout: "about",
  cardSave: "Save {title}",
  cardCompare: "Compare {title}",
  cardPhotos: "{count, plural, one {# photo} other {# photos}}",
  cardMileage: "{km} km",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    listings: typeof listings;
  }
}
