/** The mails to dealerships that applied; the server alone loads them. */
export const dealerMails = {
  approvedHeading: "Your dealership is approved",
  approvedPreheader: "{name} carries the approved-dealer badge from now on.",
  approvedBody:
    "We have checked what you sent us. From now on every listing of {name} at {site} carries the approved-dealer badge.",
  approvedNote: "How many listings you may have is a matter of your plan; you find it in your dashboard.",
  approvedButton: "Add a listing",
  rejectedHeading: "We could not approve your dealership yet",
  rejectedPreheader: "The reason is inside; you can apply again.",
  rejectedBody: "We have looked at the application of {name}. This is why we could not approve it:",
  rejectedNote: "Once that is put right, send the application again: what you wrote is still there.",
  rejectedButton: "Apply again",
  badgeGivenBody:
    "Every listing of yours at {site} carries the approved-dealer badge again, and your showroom page is open. Our team writes:",
  badgeTakenBody:
    "Your listings at {site} stay on the market; they no longer carry the approved-dealer badge, and your showroom page is closed meanwhile. Our team writes:",
  badgeTakenNote: "If you think that this is a mistake, or once the matter is settled, write to us.",
  listingsButton: "See your listings",
  contactButton: "Contact us",
  badgeGiven: "Your approved-dealer badge is back",
  badgeTaken: "Your approved-dealer badge was taken away",
  dealership: "Dealership",
  license: "License",
  sent: "Sent on",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "dealer-mails": typeof dealerMails;
  }
}
