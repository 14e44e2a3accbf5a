/** Words of the dialog that reports a listing. */
export const reporting = {
  title: "Report this listing",
  intro: "Only our reviewers read it; the seller is not told who wrote.",
  reason: "What is wrong?",
  sold: "It has been sold",
  fraud: "Fraud, or a deposit is asked for",
  wrong_details: "Details or photos are wrong",
  duplicate: "It is listed twice",
  prohibited: "It may not be sold here",
  offensive: "Offensive words or photos",
  wrong_category: "It is in the wrong category",
  other: "Something else",
  text: "What should we know?",
  optional: "(optional)",
  left: "{count, plural, one {{shown} character left} other {{shown} characters left}}",
  reasonMissing: "Please choose what is wrong.",
  textMissing: "Please say what is wrong.",
  cancel: "Cancel",
  send: "Send the report",
  sending: "Sending…",
  sent: "Thank you for your report",
  sentText: "We look at it within 24 hours.",
  failed: "The report could not be sent. Please try again.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    reporting: typeof reporting;
  }
}
