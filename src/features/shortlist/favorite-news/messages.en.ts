/** What the bell says of saved listings. */
export const favoriteNews = {
  cheaper: "Cheaper now: {title}",
  cheaperText: "It was {before}, now it is {price}.",
  sold: "Sold: {title}",
  soldText: "A vehicle that you saved was sold. Your favourites lead to similar ones.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "favorite-news": typeof favoriteNews;
  }
}
