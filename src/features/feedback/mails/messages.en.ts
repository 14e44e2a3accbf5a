/** What support reads of a message to the market. */
export const feedbackMails = {
  heading: "Message: {subject}",
  from: "{name} writes:",
  email: "E-mail",
  phone: "Phone",
  answer: "Answer by e-mail",
  replyHeading: "Re: {subject}",
  replyAgain: "Contact us again",
  replyQuote: "You wrote: {message}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "feedback-mails": typeof feedbackMails;
  }
}
