/** Words of the page behind the links of mails to many. */
export const unsubscribe = {
  question: "Receive no more of these mails?",
  questionText: "News and offers will no longer come. Mails about your account and your listings still do.",
  yes: "Stop these mails",
  doneTitle: "These mails have stopped",
  doneText: "A mail that is on its way already may still arrive.",
  deadTitle: "This link does not work",
  deadText: "It is incomplete, or from a test. Open the link of a mail that you received.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    unsubscribe: typeof unsubscribe;
  }
}
