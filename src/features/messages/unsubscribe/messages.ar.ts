import type { Translation } from "#i18n/catalogue.ts";
import type { unsubscribe as english } from "./messages.en.ts";

export const unsubscribe = {
  question: "إيقاف هذه الرسائل؟",
  questionText: "لن تصلك الأخبار والعروض بعد الآن. أما رسائل حسابك وإعلاناتك فتبقى.",
  yes: "أوقف هذه الرسائل",
  doneTitle: "توقّفت هذه الرسائل",
  doneText: "لن تصلك الأخبار والعروض، وقد تصلك رسالة كانت في الطريق. أما رسائل حسابك وإعلاناتك فتبقى.",
  undo: "اشترك من جديد",
  backTitle: "عاد اشتراكك",
  backText: "تصلك الأخبار والعروض كما من قبل.",
  profile: "اختر في ملفك الشخصي",
  messagesQuestionText:
    "لن نراسلك بالبريد حين تنتظرك رسالة من بائع أو مشترٍ. الرسائل نفسها تبقى في انتظارك في الموقع.",
  messagesDoneText: "لن يصلك بريد عن الرسائل بعد الآن. تجدها في انتظارك في الموقع.",
  messagesBackTitle: "عاد هذا البريد",
  messagesBackText: "حين تنتظر رسالة عشر دقائق نخبرك بالبريد.",
  searchesQuestionText: "لن يصلك بالبريد ما تجده عمليات بحثك المحفوظة. ويبقى الجرس في السوق يخبرك بها.",
  searchesDoneText: "لم يعد يصلك بالبريد ما تجده عمليات بحثك المحفوظة. ويبقى الجرس في السوق يخبرك بها.",
  searchesBackTitle: "عادت الرسائل",
  searchesBackText: "يصلك بالبريد ما تجده عمليات بحثك المحفوظة كما من قبل.",
  searches: "عمليات بحثك المحفوظة",
  deadTitle: "هذا الرابط لا يعمل",
  deadText: "الرابط ناقص، أو من نسخة تجريبية، أو لحساب لم يعد موجوداً. افتح رابط رسالة وصلتك.",
} satisfies Translation<typeof english>;
