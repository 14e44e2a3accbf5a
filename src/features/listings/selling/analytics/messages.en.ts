/** Words of what listings brought: the chart, and the page of it. */
export const analytics = {
  chartOf: "Views, contacts and favorites from {from} to {to}",
  lastDays: "{days, plural, one {The last day} other {The last # days}}",
  views: "Views",
  contacts: "Contacts",
  favorites: "Favorites",
  shares: "Shares",
  viewsCount: "{count, plural, one {# view} other {# views}}",
  contactsCount: "{count, plural, one {# contact} other {# contacts}}",
  favoritesCount: "{count, plural, one {# favorite} other {# favorites}}",
  day: "Day",
  today: "Today",
  dayTold: "{day}: {values}",
  comma: ", ",
  asTable: "Figures per day",
  nothingCounted: "Nothing counted yet",
  nothingCountedText: "Views and contacts of live listings are shown here from the first one on.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    analytics: typeof analytics;
  }
}
