/** What a user is notified of, and by which ways. */
export const noticeChoices = {
  title: "What we tell you",
  text: "Every switch is saved at once and holds on all your devices.",
  loading: "Loading your choices",
  unknown: "Your choices cannot be shown right now.",
  what: "What it is about",
  bell: "In the market",
  mail: "By mail",
  push: "On devices",
  messages: "Messages",
  messagesHint:
    "When one has waited for ten minutes. What you have not read is always counted beside Messages.",
  favorites: "Saved listings",
  favoritesHint: "When one gets cheaper, or is sold.",
  searches: "Saved searches",
  searchesHint: "What they find. How often is set beside each search.",
  reports: "Your reports",
  reportsHint: "What a reviewer made of a listing that you reported.",
  reminders: "Listings that run out",
  remindersHint: "A week before, and a day before.",
  news: "News and offers",
  newsHint: "From the market, and from sellers who advertise in it.",
  alwaysTitle: "What we always tell you",
  alwaysText:
    "Without it you could lose money, a listing or the account, so there is nothing to switch off; only your devices may stay silent.",
  always: "Always",
  none: "Not told this way",
  decisions: "Your listings and requests",
  decisionsHint: "Approved, refused, hidden or taken off, and why; dealership, badge and campaign.",
  payments: "Payments and plans",
  paymentsHint: "Receipts, refunds, and plans that end.",
  account: "Your account",
  accountHint: "Its security, and whether it is open.",
  nowOn: "{kind}, {way}: on",
  nowOff: "{kind}, {way}: off",
  device: "Notifications on this device",
  deviceUnknown: "Looking at what this device can do…",
  deviceUnsupported:
    "This browser takes no notifications from websites. The bell and mails tell you all the same.",
  deviceInstall:
    "On an iPhone or iPad this works once the market is on your home screen: press Share, then Add to Home Screen, and open it from there.",
  deviceBlocked:
    "This browser blocks notifications from here. To allow them, press the sign before the address, or open the browser's settings for this site, allow Notifications, and load this page again.",
  deviceNotOffered:
    "The market sends nothing to devices at the moment. The bell and e-mail tell you as usual.",
  deviceIsOff:
    "They come even while the market is closed. What they tell you is what you choose under “On devices”.",
  deviceIsOn:
    "They are on, until you sign out here. What they tell you is what you choose under “On devices”.",
  deviceSwitchOn: "Switch on here",
  deviceSwitchOff: "Switch off here",
  deviceOn: "This device will be told",
  deviceOff: "This device stays silent",
  deviceFailed: "That did not work on this device",
  undo: "Undo",
  failed: "Your choice was not saved",
  tryAgain: "It is as it was. Try again.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "notice-choices": typeof noticeChoices;
  }
}
