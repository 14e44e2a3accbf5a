/** The list of what the market has told a user. */
export const notifications = {
  title: "Notifications",
  choose: "Choose what we tell you",
  new: "New",
  more: "Show older ones",
  loading: "Loading your notifications",
  failed: "Your notifications cannot be shown right now.",
  none: "Nothing yet",
  noneText: "What becomes of your listings, payments and applications appears here.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    notifications: typeof notifications;
  }
}
