/** Words of the page that sets vehicles side by side. */
export const compare = {
  title: "Compare vehicles",
  description: "Vehicles side by side: price, year, mileage, specification and equipment, with what differs.",
  loadFailed: "The comparison cannot be shown right now.",
  empty: "Nothing to compare yet",
  emptyText:
    "{count, plural, other {Press the two arrows on a listing, then on another: up to # stand here side by side.}}",

  only: "Only what differs",
  share: "Share",
  copied: "The link of this comparison was copied",
  copyFailed: "The link could not be copied",
  save: "Save comparison",
  saved: "Comparison saved",
  undo: "Undo",
  notSaved: "Could not be saved",
  notRemoved: "Could not be deleted",
  failed: "Please try again.",

  remove: "Take {title} out",
  replace: "Replace {title}",
  add: "Add a vehicle",
  gone: "No longer offered",
  missing: "This listing does not exist",

  table: "Comparison",
  caption: "{count, plural, one {# vehicle} other {# vehicles side by side}}",
  row: "Detail",
  price: "Price",
  worth: "Value",
  differs: "(differs)",
  cheapest: "Lowest price",
  newest: "Newest",
  leastDriven: "Lowest mileage",
  notSaid: "Not stated",
  has: "Yes",
  hasNot: "Not stated",
  allSame: "They are the same in everything that the listings say.",

  addTitle: "Add a vehicle",
  replaceTitle: "Put another in its place",
  looking: "Looking for others",
  fromSaved: "From your favourites",
  fromSimilar: "Similar ones",
  browse: "Find another in the market",

  savedTitle: "Saved comparisons",
  removed: "Comparison deleted",
  forget: "Delete the comparison {name}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    compare: typeof compare;
  }
}
