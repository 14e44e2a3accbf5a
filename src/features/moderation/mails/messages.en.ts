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
  rejectedNote: "Are we mistaken? Appeal on the page of your listing within 14 days: we look at it again.",
  approvedTitle: "Your listing is live",
  rejectedTitle: "Your listing needs a change",
  changesLiveTitle: "Your changes are live",
  changesLiveBody: "We have reviewed your changes at {site}. Everyone can see them now:",
  changesRefusedTitle: "Your changes were not accepted",
  changesRefusedBody:
    "We have reviewed your changes at {site} and cannot show them as they are. Your listing stays on sale as it was before. Below is why.",
  changesDropped: "The changes that waited went with it: send them again once it is back.",
  reportTitle: "We have looked at your report",
  upheldBody:
    "Thank you for telling us about “{title}”. A reviewer has looked at it and agrees with you: it counts against the listing.",
  upheldButton: "Go on looking",
  dismissedBody:
    "Thank you for telling us about “{title}”. A reviewer has looked at it and found nothing that is against the rules of the market.",
  dismissedButton: "Tell us more",
  reportNote: "Nobody but us learns who reported a listing.",
  deletedHeading: "Your listing was taken off the market",
  deletedNotice:
    "We have taken “{title}” off, as it breaks the rules of the market. You can appeal for 14 days.",
  deletedBody:
    "We have taken your listing “{title}” off {site}, as it breaks the rules of the market. It is no longer shown, and takes no place of your plan.",
  deletedButton: "See it in your dashboard",
  deletedNote:
    "If you think that this is a mistake, appeal in your dashboard within 14 days: we look at it again, and can bring it back.",
  restoredHeading: "Your listing is back",
  restoredNotice: "“{title}” is as it was.",
  restoredBody: "We have brought your listing “{title}” at {site} back. It is as it was.",
  restoredButton: "See the listing",
  restoredNote: "Nothing of it was lost.",
  appeal_overturnedHeading: "You were right: the decision is changed",
  appeal_overturnedBody:
    "We at {site} have looked again at what was decided about “{title}”, and changed it. A warning that was given for it alone counts no more. The reviewer writes:",
  appeal_upheldHeading: "Your appeal was looked at: the decision stays",
  appeal_upheldBody:
    "We at {site} have looked again at what was decided about “{title}”, and the decision stays. The reviewer writes:",
  appealNoPlace:
    "Your plan has no place left for this listing, so it is not back yet. Make room or choose a larger plan, then write to us: we bring it back.",
  appealButton: "Go to your dashboard",
  appealNote: "Each decision is looked at once more, and that is final.",
  warned_1:
    "This is a warning, in force until {day}. At two, each new listing of yours is reviewed; at three, you cannot add listings for up to 30 days.",
  warned_2:
    "This is your second warning in force, until {day}. From now on each listing that you add, change or renew is reviewed first; at three, you cannot add listings for up to 30 days.",
  warned_ban:
    "This is a warning, in force until {day}. With it {count, plural, one {# is} other {# are}} in force: until {end} you cannot add listings, nor put up again what ended. What is on sale stays.",
  hiddenHeading: "Your listing is being reviewed again",
  hiddenNotice: "Several people reported “{title}”. It is hidden until we have looked at it again.",
  hiddenBody:
    "Several people reported your listing “{title}” at {site}, and our reviewers agreed with them. It is hidden until we have looked at it again.",
  hiddenButton: "Check the listing",
  hiddenNote:
    "See whether price, description and photos are right. You need not do anything else: the review comes by itself.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "moderation-mails": typeof moderationMails;
  }
}
