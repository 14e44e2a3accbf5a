/** Words of a listing's page as its owner sees it. */
export const ownPage = {
  pending: "Waiting for its review",
  active: "Everyone can see your listing",
  rejected: "It needs a change before it can be shown",
  lapsed: "Its time on the market is over",
  sold: "You sold it",
  withdrawn: "You took it off the market",
  plan_ended: "It rests until you upgrade",
  onlyYou: "Until then only you can see this page.",
  activeText: "Price, mileage and phone can be changed at once.",
  lapsedText: "It was shown until {day}. Put it up again, and buyers find it among the newest.",
  lapsedTextAlone: "Put it up again, and buyers find it among the newest.",
  soldText: "Buyers no longer see it. If the sale fell through, put it up again.",
  withdrawnText: "Buyers no longer see it. You can put it up again at any time.",
  reviewer: "The reviewer wrote:",
  mend_incomplete: "Important details are missing. Complete them and send it again.",
  mend_bad_photos: "The photos do not show the vehicle well. Add bright ones of all its sides.",
  mend_wrong_details:
    "Some details do not fit the vehicle. Compare brand, model, year and mileage with the papers.",
  mend_unrealistic_price: "The price does not fit the vehicle. Check the figure and the currency.",
  mend_contact_in_text:
    "Title or description hold a phone number or a link. Take it out: the phone has its own field.",
  mend_duplicate: "This vehicle is listed already. Keep one listing for each vehicle.",
  mend_prohibited: "This may not be sold here. Please read the terms before you send it again.",
  mend_suspected_fraud: "We could not make sure that the offer is genuine. Please contact us.",
  mend_other: "It does not keep the rules of the market.",

  edit: "Edit",
  mend: "Mend it",
  renew: "Put it up again",
  prolong: "Prolong",
  markSold: "Mark as sold",
  withdraw: "Take it down",
  delete: "Delete",
  keep: "Cancel",
  soldQuestion: "Is it sold?",
  soldQuestionText: "Buyers no longer see it, and its place in your plan is free again.",
  soldConfirm: "Yes, it is sold",
  withdrawQuestion: "Take it off the market?",
  withdrawQuestionText: "Buyers no longer see it. You can put it up again at any time.",
  withdrawConfirm: "Take it down",
  deleteQuestion: "Are you sure you want to delete this listing?",
  deleteQuestionText: "It disappears at once, with its photos and figures.",
  deleteConfirm: "Delete",

  soldDone: "Marked as sold",
  withdrawDone: "Taken off the market",
  deleteDone: "Deleted",
  deleteDoneText: "The listing was deleted.",
  renewed: "It is on the market again",
  prolonged: "It is shown until {day}",
  renewReview: "Sent for review",
  renewReviewText: "It was changed meanwhile: we review it within 24 hours.",
  undo: "Undo",
  undone: "As it was before",
  failed: "That did not work",
  failedText: "An unexpected error occurred. Please try again.",
  deleteFailed: "The listing could not be deleted",

  figures: "What it brought so far",
  views: "Views",
  contacts: "Contacts",
  favorites: "Saved",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "own-page": typeof ownPage;
  }
}
