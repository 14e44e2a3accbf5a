/** Words of the dialog that reports a listing or a conversation. */
export const report = {
  reason: "What is wrong?",
  optional: "(optional)",
  left: "{count, plural, one {{shown} character left} other {{shown} characters left}}",
  reasonMissing: "Please choose what is wrong.",
  textMissing: "Please say what is wrong.",
  cancel: "Cancel",
  send: "Send the report",
  sending: "Sending…",
  failed: "The report could not be sent. Please try again.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    report: typeof report;
  }
}
