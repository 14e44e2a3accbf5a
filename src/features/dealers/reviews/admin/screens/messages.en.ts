/** Words of the reviews of dealers in the administration. */
export const dealerReviewsTab = {
  title: "Reviews of dealers",
  list: "Which",
  waiting: "Waiting",
  hidden: "Hidden",
  all: "All",
  by: "Written by",
  about: "About",
  contact: "Contact since",
  others: "{count, plural, one {# review of dealers} other {# reviews of dealers}} by this user",
  reply: "Reply of the dealer",
  state_shown: "Shown",
  state_held: "Held",
  state_hidden: "Hidden",
  phone_in_text: "A telephone number",
  link_in_text: "A link",
  deposit: "Talk of deposits",
  again: "The one before was hidden",
  reports: "Reports",
  reportedBy: "Reported by {name}",
  isDealer: "the dealer",
  fake: "tells of nothing that happened",
  insult: "insults",
  private: "tells what is private",
  spam: "advertises",
  other: "something else",
  show: "Show",
  keep: "Keep, dismiss reports",
  hide: "Hide",
  hideTitle_review: "Hide the review by {name}?",
  hideTitle_reply: "Hide the reply of {name}?",
  hideText:
    "Its writer reads the reason, by mail and notice. What is written next in its place waits for you.",
  saved: "It was decided",
  notSaved: "It could not be decided",
  suspended: "Suspended",
  banned: "Banned",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "dealer-reviews-tab": typeof dealerReviewsTab;
  }
}
