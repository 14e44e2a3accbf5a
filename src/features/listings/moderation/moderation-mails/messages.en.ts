/** What reaches an owner after a review, and who reported a listing; the server alone loads it. */
export const moderationMails = {
  approvedHeading: "{count, plural, one {Your listing is live} other {# of your listings are live}}",
  approvedPreheader: "Buyers can see it now.",
  approvedBody:
    "{count, plural, one {We have reviewed your listing at {site}. Everyone can see it now.} other {We have reviewed these listings at {site}. Everyone can see them now.}}",
  approvedNote: "Answer quickly: most buyers write to several sellers on the same day.",
  seeListing: "See the listing",
  seeListings: "See your listings",
  rejectedHeading:
    "{count, plural, one {Your listing needs a change} other {# of your listings need a change}}",
  rejectedPreheader: "Here is what to change. Then send it again.",
  rejectedBody:
    "{count, plural, one {We have reviewed your listing at {site} and cannot show it as it is. Below is what to change; once you have, it comes to review again by itself.} other {We have reviewed these listings at {site} and cannot show them as they are. Below is what to change in each; once you have, it comes to review again by itself.}}",
  change: "Change the listing",
  changeListings: "Go to your listings",
  rejectedNote: "Are we mistaken? Answer this mail, or write to us on the contact page.",
  approvedTitle: "Your listing is live",
  rejectedTitle: "Your listing needs a change",
  reportTitle: "We have looked at your report",
  reportBody: "Thank you for telling us about “{title}”. A reviewer has looked at it.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "moderation-mails": typeof moderationMails;
  }
}
