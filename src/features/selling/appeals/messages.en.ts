/** Words of appeals and warnings, for the seller. */
export const appeals = {
  appeal: "Appeal",
  until: "Until {day}; we then look at it again.",
  title: "Appeal the decision",
  text: "We read what you write, look at the listing once more, and answer you. Each decision can be appealed once.",
  say: "Why is the decision wrong?",
  short: "Write at least {count, number} characters.",
  send: "Send the appeal",
  cancel: "Cancel",
  failed: "The appeal could not be sent. Please try again.",
  waiting: "Appeal sent",
  waitingText: "Sent {age}. We look at it again and answer you.",
  upheld: "Appeal answered: the decision stays",
  overturned: "Appeal answered: you were right",
  answer: "The reviewer answered:",
  noPlace:
    "Your plan has no place left for this listing, so it is not back yet. Make room or choose a larger plan, then write to us: we bring it back.",
  warnings: "Warnings",
  first:
    "One warning is in force. At two, each new listing is reviewed before it is shown; at three, no listing can be added for up to 30 days.",
  reviewed:
    "Two warnings are in force: until {day} each new, changed or renewed listing is reviewed before it is shown. At three, no listing can be added for up to 30 days.",
  reviewedAgain:
    "{count, plural, one {# warning is} other {# warnings are}} in force: until {day} each new, changed or renewed listing is reviewed before it is shown. With another one, no listing can be added again, for up to 30 days.",
  noListing:
    "{count, plural, one {# warning is} other {# warnings are}} in force: until {day} no listing can be added, nor one that ended be put up again. What is on sale stays.",
  more: "{count, plural, one {and # more listing} other {and # more listings}}",
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
