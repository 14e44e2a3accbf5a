/** Words of one listing as administrators see it. */
export const listingView = {
  why: "Why it stands so",
  waitingSince: "Waiting since",
  endsOn: "Live until",
  deletedOn: "Deleted on",
  deletedBy: "Deleted by",
  owner: "Its owner",
  added: "Added on",
  publicPage: "Page that buyers see",
  sellersListings: "All listings of this seller",
  sellersPhone: "Phone of the account",
  features: "Features",
  reportsNone: "Nothing was reported.",
  prices: "Prices",
  changes: "What happened",
  changesNone: "Nothing has happened since it was added.",
  change_photos: "Photos changed",
  change_renewed: "Renewed",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "listing-view": typeof listingView;
  }
}
