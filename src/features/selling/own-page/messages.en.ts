/** Words of a listing's page as its owner sees it. */
export const ownPage = {
  pending: "Waiting for its review",
  active: "Everyone can see your listing",
  rejected: "It needs a change before it can be shown",
  lapsed: "Its time on the market is over",
  sold: "You sold it",
  withdrawn: "You took it off the market",
  plan_ended: "It rests until you upgrade",
  onlyYou: "Until then only you can see this page.",
  activeText: "Price, mileage and phone can be changed at once.",
  changes:
    "You sent {age}: {fields}. We review it within 24 hours; until then buyers see your listing as it is.",
  held: "The new price is far below what similar ones ask, so the old one stays until we have reviewed it.",
  lapsedText: "It was shown until {day}. Renew it, and buyers find it among the newest.",
  lapsedTextAlone: "Renew it, and buyers find it among the newest.",
  soldText: "Buyers no longer see it. If the sale fell through, renew it: it counts as a new listing.",
  withdrawnText: "Buyers no longer see it. Renewed, it is shown until the end of its period.",
  reviewer: "The reviewer wrote:",

  figures: "What it brought so far",
  views: "Views",
  contacts: "Contacts",
  favorites: "Saved",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "own-page": typeof ownPage;
  }
}
