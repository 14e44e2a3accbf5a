/** Words of the home page of a signed-in user. */
export const welcome = {
  title: "Welcome, {name}",
  stats: "Your market today",
  statFeatured: "Featured listings",
  statFeaturedHint: "First in the results",
  statCategories: "Categories",
  statCategoriesHint: "{count, plural, one {# vehicle in them} other {# vehicles in them}}",
  statMine: "My listings",
  statMineHint: "{count, plural, =0 {Add your first one} other {In every state}}",
  statSupport: "Support",
  statSupportTime: "24/7",
  statSupportHint: "Write to us on WhatsApp",
  statSupportCall: "Call us",
  statSupportMail: "Write us an e-mail",
  statUnknown: "–",
  advanced: "Advanced search",
  advancedText: "Choose, and the results appear right here.",
  allFilters: "All filters",
  clear: "Clear all",
  brand: "Brand",
  place: "Location",
  category: "Category",
  anyBrand: "Any brand",
  anyCategory: "Any category",
  choiceCount: "{name} ({count})",
  chooseMore: "Choose a brand, a location or a category as well, or type what you are looking for.",
  loading: "Loading listings",
  found: "{count, plural, one {# car matches} other {# cars match}}",
  none: "No matching cars",
  noneText: "Remove a filter, or clear them all and start again.",
  failed: "We couldn’t load the cars",
  failedText: "The network is slow or down. Your filters are kept.",
  viewAll: "{count, plural, one {View # car} other {View all # cars}}",
  mine: "My latest listings",
  mineAll: "Manage my listings",
  mineEmpty: "You have no listings yet",
  mineEmptyText: "Photos, a price and your phone number: that is all a first listing needs.",
  mineAdd: "Add your first listing",
  mineFailed: "Your listings cannot be shown right now.",
  featuredNone: "Nothing is featured right now.",
  featuredFailed: "The featured listings cannot be shown right now.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    welcome: typeof welcome;
  }
}
