/** Offers of a price in a conversation. */
export const offers = {
  made: "Offer: {amount}",
  countered: "Counter-offer: {amount}",
  accepted: "Offer of {amount} accepted",
  declined: "Offer of {amount} declined",
  withdrawn: "Offer of {amount} withdrawn",
  until: "Open until {time}",
  openOne: "Open offer",
  make: "Make an offer",
  checklist: "Checklist for the visit",
  yours: "Your offer waits for an answer",
  theirs: "{name} offers",
  accept: "Accept",
  counter: "Counter",
  decline: "Decline",
  withdraw: "Withdraw",
  title: "Make an offer",
  counterTitle: "Make a counter-offer",
  asks: "The asking price is {amount}.",
  amount: "Amount",
  currency: "Currency",
  usd: "Dollars",
  lbp: "Pounds",
  eur: "Euros",
  duration: "It stands for",
  day1: "One day",
  day2: "Two days",
  day3: "Three days",
  day7: "A week",
  noCommitment:
    "An offer commits neither of you: nothing is reserved, sold or paid. Agree on the rest when you meet, and pay only with the vehicle and its papers in front of you.",
  afterAccept:
    "You agree on a price. Nothing is reserved or sold by it: see the vehicle and its papers first, and pay nothing before.",
  send: "Send the offer",
  sending: "Sending",
  cancel: "Cancel",
  amountMissing: "Write an amount above zero.",
  failed: "That did not work",
  acceptTitle: "Accept {amount}?",
  keep: "Not yet",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    offers: typeof offers;
  }
}
