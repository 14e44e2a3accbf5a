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
  reportDecide: "Decide on the report",
  viewingHeading: "A viewing soon: {time}",
  viewingText: "You meet {name} about “{title}”. If you cannot come, call it off in the conversation.",
  viewingAdvice: "Meet by day in a public place, look at the vehicle and its papers, and pay nothing before.",
  viewingButton: "Open the conversation",
  leadHeading: "Get back to {name}",
  leadText: "You wanted to be reminded of {name}, who asked about “{title}”.",
  leadButton: "Open the lead",
  thanksHeading: "We have looked at your report",
  thanksNotice: "Thank you for telling us about a conversation. We agree with you, and have acted on it.",
  nothingFoundHeading: "We have looked at your report",
  nothingFoundNotice:
    "Thank you for telling us about a conversation. We found nothing in it against the rules of the market. You can block the other at any time.",
  warnedHeading: "A warning about your messages",
  warnedNotice:
    "What you wrote in a conversation was reported, and it is against the rules of the market. If it happens again, your account may be suspended.",
  blockedHeading: "You can no longer write to a user",
  blockedNotice:
    "What you wrote in a conversation was reported, and it is against the rules of the market. You can no longer write to the other.",
  decidedWhy: "Reason",
  decidedButton: "Open your messages",
  decidedNote:
    "Write to us if you see it differently. {site} reads a conversation only when one of the two reports it.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "conversation-mails": typeof conversationMails;
  }
}
