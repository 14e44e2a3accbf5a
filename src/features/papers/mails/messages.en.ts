/** What a seller is told of the papers of a listing; the server alone loads it. */
export const papersMails = {
  confirmedHeading: "Your papers agree with your listing",
  confirmedBody:
    "We have compared the papers that you sent with your listing “{title}” at {site}. Buyers now read there on which day we saw them.",
  confirmedNotice: "Buyers of “{title}” now read on which day we saw its papers.",
  confirmedButton: "See the listing",
  confirmedNote:
    "This ends when you change the VIN, the brand, the model or the year: then send the papers again. We delete the files some weeks after the decision.",
  refusedHeading: "Your papers could not be confirmed",
  refusedBody:
    "We have compared the papers that you sent with your listing “{title}” at {site}, and could not confirm them:",
  refusedButton: "Send them again",
  refusedNote:
    "Your listing stays as it is. Are we mistaken? Answer this mail, or write to us on the contact page.",
  chassis_number: "The VIN on the paper is not the one of the listing.",
  name: "The name on the paper is not the one of the account, and no purchase or mandate explains it.",
  plate: "The plate on the paper is not the one of the listing.",
  unreadable: "The paper could not be read: take a sharp photo of the whole page, in good light.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "papers-mails": typeof papersMails;
  }
}
