import type { Translation } from "#i18n/catalogue.ts";
import type { feedbackMails as english } from "./messages.en.ts";

export const feedbackMails = {
  heading: "رسالة: {subject}",
  from: "كتب {name}:",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  answer: "أجب بالبريد",
  replyHeading: "ردّ {site} على رسالتك",
  replyAgain: "راسلنا من جديد",
  replyQuote: "كتبت لنا: {subject} — {message}",
} satisfies Translation<typeof english>;
