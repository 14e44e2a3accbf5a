/** What partners, sellers and buyers are told of inspections; the server alone loads it. */
export const inspectionMails = {
  askedTitle: "A buyer asks you for an inspection",
  askedText: "It is about “{title}”. Agree on time and price with the buyer and the seller, or decline.",
  asked_sellerTitle: "A buyer would like your car inspected",
  asked_sellerText:
    "A buyer asked {partner} to inspect “{title}”. You decide whether and when your car is inspected, and whether buyers see the report.",
  declinedTitle: "The inspection was declined",
  declinedText: "{partner} cannot inspect “{title}”. You can ask another partner.",
  doneTitle: "The car that you asked about was inspected",
  doneText:
    "{partner} has inspected “{title}”. The seller decides whether the report is shown on the listing.",
  publishedTitle: "There is a report on your car",
  publishedText: "{partner} has inspected “{title}”. Read the report, and decide whether buyers see it.",
  withdrawnTitle: "A report on your car was withdrawn",
  withdrawnText:
    "The report of {partner} on “{title}” was withdrawn, and buyers do not see it any more. The reason:",
  toRequests: "See the request",
  toListing: "Open the listing",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "inspection-mails": typeof inspectionMails;
  }
}
