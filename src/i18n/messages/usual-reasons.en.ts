/** Reasons that administrators choose from; a user reads each in their own language (`reason-in.ts`). */
export const usualReasons = {
  documentUnreadable: "The document cannot be read. Please send a sharper picture.",
  nameDiffers: "The name on the document is not that of the account.",
  phoneUnanswered: "We could not reach you on your phone number.",
  promisesMore: "The text promises what the listing does not say.",
  advertisesElse: "The text advertises something outside this market.",
  toneUnfit: "The text is not polite enough to be sent to everybody.",
  transferNotFound: "We could not find this transfer.",
  amountDiffers: "The amount of the transfer is not that of the order.",
  receiptUnreadable: "The receipt cannot be read.",
  listingsNotReal: "Listings that were not real",
  sameAgain: "The same advertisement again and again",
  buyersComplained: "Complaints of several buyers",
  moneyFirst: "Asked for money before the vehicle was seen.",
  insulted: "Insulted or threatened the other.",
  advertised: "Wrote advertising that has nothing to do with the listing.",
  licenseUnknown: "We could not find a dealership under this license number.",
  licensePhotoMissing: "Please add a readable photo of the license.",
  reviewNoExperience: "It tells of no experience with this dealer.",
  reviewInsults: "It insults, or tells what is private to somebody.",
  reviewAdvertises: "It advertises, or gives telephone numbers or links.",
  showroomUnreachable: "We could not reach you on the number of the dealership.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "usual-reasons": typeof usualReasons;
  }
}
