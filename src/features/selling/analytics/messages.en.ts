/** Words of what listings brought: the chart, and the page of it. */
export const analytics = {
  chartOf: "Views, contacts and favourites from {from} to {to}",
  lastDays: "{days, plural, one {The last day} other {The last # days}}",
  views: "Views",
  contacts: "Contacts",
  favorites: "Favourites",
  shares: "Shares",
  viewsCount: "{count, plural, one {# view} other {# views}}",
  contactsCount: "{count, plural, one {# contact} other {# contacts}}",
  favoritesCount: "{count, plural, one {# favorite} other {# favorites}}",
  day: "Day",
  today: "Today",
  dayTold: "{day}: {values}",
  comma: ", ",
  asTable: "Daily figures",
  nothingCounted: "Nothing counted yet",
  nothingCountedText: "Views and contacts of live listings are shown here from the first one on.",

  title: "Statistics",
  intro: "What your listings brought. Your own visits do not count.",
  period: "Period",
  days: "{days, plural, one {# day} other {# days}}",
  loading: "The figures are on their way",
  failed: "The figures could not be loaded",
  failedText: "Please check your connection and try again.",
  noListings: "No figures without a listing",
  noListingsText:
    "Add your first listing. As soon as it is live, you see here who looks at it and who contacts you.",

  figures: "Totals",
  asBefore: "As in the period before",
  noneBefore: "None in the period before",
  against: "{change} vs the previous period",
  interest: "Interest per day",

  perListing: "Your listings",
  listing: "Listing",
  listingNumber: "Listing number",
  rate: "Contact rate",
  rateText: "Contacts per view, beside live listings of other sellers of the same model.",
  rateOf: "{rate} of views became a contact",
  rateSimilar: "Similar listings: {rate}",
  better: "Better than similar ones",
  as: "In line with similar cars",
  worse: "Below similar ones",
  few: "Too few views to tell",
  alone: "Nothing similar to compare",
  noRate: "No view yet",
  sortBy: "Sort by {column}",

  allListings: "All listings",
  openListing: "Show the listing",
  changes: "What you changed, and what moved",
  noChanges:
    "Nothing changed in this period. A better price or new photos would stand here, with what they moved.",
  changedPhotos: "Photos changed",
  changedRenewed: "Renewed",
  changedPrice: "Price {to}, before {from}",
  perDay: "{of} per day",
  beforeAfter: "{before} before, {after} after",
  movedOver:
    "{days, plural, one {# day} other {# days}} before, {after, plural, one {# day} other {# days}} after",
  tooSoon: "It takes three whole days before and after it to tell.",

  detail: "Detailed statistics",
  detailText: "Your plan shows how interest is split, and gives you every figure as a file.",
  detailLocked:
    "How interest is split over your listings, how and at what hour buyers reach you, and every figure as a file for Excel: with a larger plan.",
  detailPlans: "See the plans",
  download: "Download as CSV",
  split: "Split over listings",
  splitOthers: "{count, plural, one {# more listing} other {# more listings}}",
  channels: "How buyers reach you",
  channelCall: "Call",
  channelWhatsapp: "WhatsApp",
  channelMessage: "Message",
  channelOther: "Other",
  hours: "When buyers look",
  hoursBusiest: "Most views come between {from} and {to}.",
  hoursNone: "No views in this period.",
  hourTold: "{from} to {to}: {views}, {contacts}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    analytics: typeof analytics;
  }
}
