/** What support reads of a message to the market. */
export const feedbackMails = {
  heading: "Message: {subject}",
  from: "{name} writes:",
  email: "E-mail",
  phone: "Phone",
  answer: "Answer by e-mail",
  replyHeading: "{site} has answered you",
  replyAgain: "Contact us again",
  replyQuote: "You wrote: {subject} — {message}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "feedback-mails": typeof feedbackMails;
  }
}
