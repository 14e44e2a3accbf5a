/** Mails about conversations: what waits unread, and to support what was reported. */
export const conversationMails = {
  heading: "{count, plural, one {New message from {name}} other {# new messages from {name}}}",
  subject: "{count, plural, one {You have a new message} other {You have # new messages}}",
  about: "{name} wrote to you at {site} about “{title}”.",
  aboutUnnamed: "{name} wrote to you at {site}.",
  excerpt: "“{text}”",
  careful:
    "The message speaks of a link, of money in advance or of papers: read our advice beside it before you answer.",
  button: "Read and answer",
  note: "Never pay before you have seen the vehicle and its papers. We send one mail for a conversation until you have read it.",
  optOut: "No more mails about messages",
  reportHeading: "Conversation reported: {reason}",
  reportFrom: "{name} ({email}) reports what {other} ({otherEmail}) wrote about “{title}”.",
  reportNothing: "Nothing was added.",
  reportScam: "attempt of fraud",
  reportInsult: "insult or threat",
  reportSpam: "advertising",
  reportOther: "something else",
  reportLast: "The last messages",
  reportListing: "Open the listing",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "conversation-mails": typeof conversationMails;
  }
}
