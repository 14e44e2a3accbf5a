/** What stands around the terms and the privacy notice. */
export const paper = {
  contents: "On this page",
  updated: "As of {day}",
  unread: "Not yet read by a lawyer",
  unreadText:
    "This text says as exactly as we can what the market does today. A lawyer in Lebanon has still to read it; what has to change then gets a new date here.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    paper: typeof paper;
  }
}
