/** What works without a network, and the market as an app. */
export const offline = {
  title: "You are offline",
  text: "This page needs a connection. What you looked at last and what you saved is here.",
  saved: "Saved listings",
  visited: "Looked at last",
  nothing: "Nothing is kept on this device yet. Listings that you open are kept for times like this.",
  banner: "You are offline. What you see was kept on this device and may be out of date.",
  updateTitle: "A new version is ready",
  updateText: "It takes a moment. What you typed and did not send is lost.",
  update: "Reload",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    offline: typeof offline;
  }
}
