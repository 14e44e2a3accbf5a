/** Mails and notices about reviews of dealers; the server alone loads them. */
export const reviewMails = {
  newTitle: "A buyer wrote a review of {dealer}",
  newText:
    "{stars, plural, one {# star} other {# stars}} from {buyer}. Everybody can read it on your showroom page, and you can reply to it once.",
  replyTitle: "{dealer} replied to your review",
  replyText: "The reply of {dealer} stands below your review on the showroom page.",
  see: "See it on the showroom page",
  review_hidden: "Your review of {dealer} is not shown",
  reply_hidden: "Your reply to a review is not shown",
  hiddenText: "An administrator has looked at it. This is why it is not shown:",
  review_shown: "Your review of {dealer} is shown",
  reply_shown: "Your reply to a review is shown",
  shownText: "An administrator has looked at it. Everybody can read it now.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "review-mails": typeof reviewMails;
  }
}
