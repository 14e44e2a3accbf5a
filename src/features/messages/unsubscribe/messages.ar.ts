import type { Translation } from "#i18n/catalogue.ts";
import type { unsubscribe as english } from "./messages.en.ts";

export const unsubscribe = {
  question: "إيقاف هذه الرسائل؟",
  questionText: "لن تصلك الأخبار والعروض بعد الآن. أما رسائل حسابك وإعلاناتك فتبقى.",
  yes: "أوقف هذه الرسائل",
  doneTitle: "توقّفت هذه الرسائل",
  doneText: "قد تصلك رسالة كانت في الطريق.",
  deadTitle: "هذا الرابط لا يعمل",
  deadText: "الرابط ناقص أو من نسخة تجريبية. افتح رابط رسالة وصلتك.",
} satisfies Translation<typeof english>;
