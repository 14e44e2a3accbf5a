/** The mails about badges and campaigns that an administrator looked at; the server alone loads them. */
export const approvalMails = {
  grantedHeading: "You are a verified seller",
  grantedPreheader: "Your listings carry the verification badge from now on.",
  grantedBody:
    "We have checked your phone number and your document. From now on every listing of yours at {site} carries the verification badge.",
  grantedNote: "Your document was deleted as soon as we had checked it.",
  listingsButton: "See your listings",
  refusedHeading: "We could not verify you yet",
  refusedPreheader: "The reason is inside; you can send another document.",
  refusedBody:
    "We have looked at what you sent us for the verification badge. This is why we could not grant it:",
  refusedNote: "Your badge stays paid: send another document, and we look again. The one before was deleted.",
  restsHeading: "Your verification badge rests",
  restsPreheader: "You have changed your name or phone number: we look at it first.",
  restsBody:
    "Your name or your phone number at {site} is another now. The badge says that we have checked both, so it is not shown until we have looked at the new ones. You do not pay again.",
  restsNote:
    "With another name, please send a document in that name. With another number, we call you there. If it was not you who changed this, change your password and write to us.",
  addOnsButton: "See your add-ons",
  approvedHeading: "Your campaign is on its way",
  approvedPreheader: "{title} was approved.",
  approvedBody: "We have approved {title}. It is being sent to the users of {site} now.",
  approvedNote: "Nobody gets more than one campaign a week: whoever had one lately gets yours later.",
  rejectedHeading: "We could not send your campaign",
  rejectedPreheader: "The reason is inside.",
  rejectedBody: "We have looked at the text of {title}. This is why we could not send it:",
  rejectedNote: "It was sent to nobody. Contact us to get your money back.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "approval-mails": typeof approvalMails;
  }
}
