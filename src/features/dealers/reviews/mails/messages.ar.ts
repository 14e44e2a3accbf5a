import type { Translation } from "#i18n/catalogue.ts";
import type { reviewMails as english } from "./messages.en.ts";

export const reviewMails = {
  newTitle: "كتب مشترٍ تقييماً عن {dealer}",
  newText:
    "{stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} من {buyer}. يقرأه الجميع في صفحة معرضك، وتستطيع الرد عليه مرة واحدة.",
  replyTitle: "ردّ {dealer} على تقييمك",
  replyText: "تجد ردّ {dealer} تحت تقييمك في صفحة المعرض.",
  see: "شاهده في صفحة المعرض",
  review_hidden: "تقييمك عن {dealer} غير معروض",
  reply_hidden: "ردّك على تقييم غير معروض",
  hiddenText: "راجعه فريقنا. لهذا لا يُعرض:",
  review_shown: "تقييمك عن {dealer} معروض الآن",
  reply_shown: "ردّك على تقييم معروض الآن",
  shownText: "راجعه فريقنا، ويستطيع الجميع قراءته الآن.",
} as const satisfies Translation<typeof english>;
