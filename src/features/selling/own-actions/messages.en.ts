/** Words of what an owner does with a listing: the ways, the questions before, what came of it. */
export const ownActions = {
  edit: "Edit",
  mend: "Fix and resend",
  renew: "Renew",
  markSold: "Mark as sold",
  withdraw: "Withdraw",
  delete: "Delete",
  shareKit: "Share kit",
  featured_listing: "Feature it",
  whatsapp_priority: "WhatsApp priority",

  keep: "Keep it as it is",
  soldQuestion: "Is it sold?",
  soldQuestionText: "Buyers no longer see it, and its place in your plan is free again.",
  soldConfirm: "Yes, it is sold",
  soldPrice: "Sold for, in {currency, select, usd {dollars} eur {euros} other {pounds}} (optional)",
  soldPriceWrong: "Enter a price, or leave it empty.",
  soldFrom: "Where did the buyer come from? (optional)",
  soldUnsaid: "I keep it quiet",
  sold_chat: "The chat of this market",
  sold_call: "A call or WhatsApp",
  sold_elsewhere: "Elsewhere",
  soldWhy:
    "Nobody sees either. We count how many days sales take; the price is kept apart from asking prices and is part of no value.",
  withdrawQuestion: "Take it off the market?",
  withdrawQuestionText: "Buyers no longer see it. You can renew it at any time.",
  deleteQuestion: "Are you sure you want to delete this listing?",
  deleteQuestionText: "“{title}” disappears at once. Right afterwards you can still undo it.",

  renewed: "The listing is renewed",
  renewedUntil: "Everyone can see it until {day}.",
  renewedReview: "We review it first, within 24 hours.",
  soldDone: "Marked as sold",
  withdrawDone: "The listing is withdrawn",
  endedText: "Nobody sees it any more. “Renew” brings it back.",
  deleteDone: "Deleted",
  deleteDoneText: "The listing was deleted successfully",
  undo: "Undo",
  undone: "The listing is back",

  changePrice: "Change the price of {name}:",
  newPrice: "New price of {name}, in {currency, select, usd {dollars} eur {euros} other {pounds}}",
  keepPrice: "Keep the new price",
  leavePrice: "Leave the price as it was",
  priceKept: "The price is changed",
  priceHeld: "The new price is reviewed first",
  priceHeldText: "It is far below what similar ones ask. The old price stays until then.",
  priceReviewed: "It is reviewed with the listing.",
  priceUndone: "The price is {price} once more",

  failed: "That did not work",
  failedText: "An unexpected error occurred. Please try again.",
  renewFailed: "It could not be renewed",
  deleteFailed: "The listing could not be deleted",
  undoFailed: "The listing could not be brought back",
  seePlans: "See the plans",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "own-actions": typeof ownActions;
  }
}
