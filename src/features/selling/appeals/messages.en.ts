/** Words of appeals and warnings, for the seller. */
export const appeals = {
  appeal: "Appeal",
  until: "Until {day}; another reviewer looks at it.",
  title: "Appeal the decision",
  text: "Another reviewer reads what you write, looks at the listing once more, and answers you. Each decision can be appealed once.",
  say: "Why is the decision wrong?",
  short: "Write at least {count, number} characters.",
  send: "Send the appeal",
  failed: "The appeal could not be sent. Please try again.",
  waiting: "Appeal sent",
  waitingText: "Sent {age}. Another reviewer looks at it and answers you.",
  upheld: "Appeal answered: the decision stays",
  overturned: "Appeal answered: you were right",
  answer: "The reviewer answered:",
  warnings: "Warnings",
  first:
    "One warning is in force. At two, each new listing is reviewed before it is shown; at three, no listing can be added for 30 days.",
  reviewed:
    "Two warnings are in force: until {day} each new listing is reviewed before it is shown. At three, no listing can be added for 30 days.",
  noListing: "Three warnings are in force: until {day} no listing can be added. Those you have stay.",
  ends: "ends on {day}",
  why_incomplete: "Incomplete",
  why_bad_photos: "Photos",
  why_wrong_details: "Wrong details",
  why_unrealistic_price: "Price",
  why_contact_in_text: "Phone or links in the text",
  why_duplicate: "Listed twice",
  why_prohibited: "Against the rules of the market",
  why_suspected_fraud: "Suspected fraud",
  why_other: "As the reviewer wrote",
  why_removed: "Removed from the market",
  removed: "Removed by our reviewers",
  removedOn: "Removed on {day}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    appeals: typeof appeals;
  }
}
