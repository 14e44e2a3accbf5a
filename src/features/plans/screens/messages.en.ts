/** Words of the plans page. */
export const subscriptions = {
  title: "Plans and prices",
  description:
    "A free listing for everybody, thirty days at a time for those who sell more, and add-ons that are paid once.",
  heading: "Pay for what you sell",
  intro: "Start free. When you need more, thirty days at a time, never renewed behind your back.",
  guestHeading: "Choose Your Plan",
  signInTitle: "Sign In Required",
  signInText: "Sign in to choose a plan and to see what you have. The first listing is free.",
  signIn: "Sign in",
  noScript: "Signing in and paying need JavaScript, which is off in this browser.",

  yourPlan: "Your plan",
  priceEvery: "{price} per {days, plural, one {day} other {# days}}",
  free: "Free of charge",
  endsIn: "{days, plural, =0 {Ends today} one {Ends in one day} other {Ends in # days}}, on {day}",
  endless: "Does not end",
  ended:
    "Your paid plan ended on {day}. Listings beyond the free plan wait, and come back when you move up again.",
  listings: "All listings",
  used: "{used} of {max}",
  statusFailed: "Your plan cannot be shown right now.",

  plans: "The plans",
  plansFailed: "The plans cannot be shown right now.",
  current: "Current",
  forDealers: "For dealers",
  popular: "Popular",
  always: "always",
  every: "per {days, plural, one {day} other {# days}}",
  ads: "{count, plural, one {# listing} other {# listings}}",
  cars: "{count, plural, one {# car} other {# cars}}",
  motorcycles: "{count, plural, one {# motorcycle} other {# motorcycles}}",
  split: "{ads}: {cars}, {motorcycles}",
  splitUpTo: "{ads}: up to {cars}, {motorcycles}",
  photos: "{count, plural, one {# photo each} other {# photos each}}",
  holds: "What {plan} holds",
  notHeld: "Not in this plan:",
  yourCurrent: "Your current plan",
  renew: "Renew for {days, plural, one {# day} other {# days}}",
  renewHint: "Added at the end: then until {day}.",
  downgrade: "Downgrade (Contact Support)",
  contactSupport: "Contact support",
  moveTo: "Move to {plan}",
  credit:
    "{days, plural, one {What is left of your {plan} plan is not lost: it becomes one more day.} other {What is left of your {plan} plan is not lost: it becomes # more days.}}",
  choose: "Choose {plan}",
  startFree: "Start free",
  waitForSupport: "To move to a smaller plan, please contact us.",

  addOns: "Add-ons, when you need them",
  addOnsText: "Work with any plan, paid once.",
  badgeNeeded:
    "We look at your phone number and at one document with your name: identity card, passport or driving licence.",
  badgeSent: "We have your document of {day} and answer within 24 hours.",
  badgeRefused: "We could not confirm it: {reason} You may send another document.",
  badgeChoose: "Send a photo or a PDF of it",
  badgeReplace: "Send another one instead",
  badgeSeenBy: "Up to 12 MB. Only our team sees it, and it is deleted once it was seen.",
  badgeSending: "Sending … {percent}",
  badgeTooLarge: "This file is larger than 12 MB.",
  badgeWrongType: "This is neither a photo (JPEG, PNG, WebP) nor a PDF.",
  badgeNotSent: "The document could not be sent. Please try again.",
  badgeFailed: "How far your badge is cannot be shown right now.",
  addOnsFailed: "The add-ons cannot be shown right now.",
  perListing: "per listing",
  perListingWeek: "per listing a week",
  perListingDays: "per listing for {days, plural, one {# day} other {# days}}",
  perWeek: "a week",
  perDays: "for {days, plural, one {# day} other {# days}}",
  perCampaign: "per campaign",
  once: "once",
  add: "Add",
  addNamed: "Add “{name}” to the cart",
  inCart: "In the cart",
  added: "Added",
  has: "You have it",
  notSure: "Not sure?",
  notSureText: "Ask us which plan or add-on suits what you sell.",
  askUs: "Ask us",

  yours: "Your add-ons",
  running: "Running",
  waiting: "We look at it first",
  over: "Over",
  until: "until {day}",
  since: "since {day}",

  cart: "Your cart",
  cartRemove: "Remove {name}",
  cartAdded: "Added to the cart",
  total: "Total",
  cartPay: "Pay {price}",
  cartEmpty: "Your cart is empty. Add what you want above.",

  pickTitle: "For which listing?",
  pickText: "It works for one live listing.",
  pickFailed: "Your listings cannot be shown right now.",
  pickNone: "You have no live listing yet. An add-on works for a listing that buyers can see.",
  pickAdd: "Add to the cart",
  pickTaken: "In the cart already",
  pickFeatured: "Featured already: adds to its time",

  campaignTitle: "What should everybody read?",
  campaignText:
    "We look at the text first. It is sent once, and nobody gets more than one such notice a week.",
  campaignHeadline: "Headline",
  campaignBody: "Text",
  campaignCount: "{count} of {max}",
  campaignShort:
    "{minimum, plural, one {At least # character, please.} other {At least # characters, please.}}",

  paymentNote: "How you can pay",
  paymentNoteText:
    "By bank card or PayPal, at once. By OMT, Whish or bank transfer, within 24 hours after you sent the receipt. Nothing renews by itself.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    subscriptions: typeof subscriptions;
  }
}
