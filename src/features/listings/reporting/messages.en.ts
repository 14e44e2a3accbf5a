/** Words of the dialog that reports a listing. */
export const reporting = {
  title: "Report this listing",
  intro: "Only our reviewers read it; the seller is not told who wrote.",
  sold: "It has been sold",
  fraud: "Fraud, or a deposit is asked for",
  wrong_details: "Details or photos are wrong",
  duplicate: "It is listed twice",
  prohibited: "It may not be sold here",
  offensive: "Offensive words or photos",
  wrong_category: "It is in the wrong category",
  other: "Something else",
  text: "What should we know?",
  sent: "Thank you for your report",
  sentText: "We look at it within 24 hours.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    reporting: typeof reporting;
  }
}
