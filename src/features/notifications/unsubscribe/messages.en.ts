/** Words of the page behind the links of mails to many. */
export const unsubscribe = {
  question: "Receive no more of these mails?",
  questionText: "News and offers will no longer come. Mails about your account and your listings still do.",
  yes: "Stop these mails",
  doneTitle: "These mails have stopped",
  doneText:
    "News and offers no longer come; a mail that is on its way already may still arrive. Mails about your account and your listings still come.",
  undo: "Subscribe again",
  backTitle: "You are subscribed again",
  backText: "News and offers come to you as before.",
  profile: "Choose what you are told",
  messagesQuestionText:
    "We will no longer mail you when a message waits for you. It still waits for you in the market.",
  messagesDoneText: "No mail tells you of messages any more. They wait for you in the market.",
  messagesBackTitle: "These mails come again",
  messagesBackText: "When a message waits for ten minutes, a mail tells you.",
  searchesQuestionText:
    "What your saved searches find will no longer come by mail. The bell in the market still tells you.",
  searchesDoneText:
    "What your saved searches find no longer comes by mail. The bell in the market still tells you.",
  searchesBackTitle: "The mails come again",
  searchesBackText: "What your saved searches find comes by mail as before.",
  reportsQuestionText:
    "What became of your reports will no longer come by mail. The bell in the market still tells you, unless you switched it off.",
  reportsDoneText:
    "What became of your reports no longer comes by mail. The bell in the market still tells you, unless you switched it off.",
  reportsBackText: "What became of your reports comes by mail as before.",
  remindersQuestionText:
    "We will no longer mail you before a listing runs out. Your dashboard still shows when each one ends.",
  remindersDoneText: "No mail comes before a listing runs out. Your dashboard shows when each one ends.",
  remindersBackText: "A mail comes a week and a day before a listing runs out.",
  deadTitle: "This link does not work",
  deadText:
    "It is incomplete, from a test, or of an account that is gone. Open the link of a mail that you received.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    unsubscribe: typeof unsubscribe;
  }
}
