import type { Translation } from "#i18n/catalogue.ts";
import type { appeals as english } from "./messages.en.ts";

export const appeals = {
  appeal: "الاعتراض على القرار",
  until: "حتى {day}، وينظر فيه مراجع آخر.",
  title: "الاعتراض على القرار",
  text: "يقرأ مراجع آخر ما تكتبه، وينظر في الإعلان من جديد، ثم يجيبك. يُعترض على كل قرار مرة واحدة.",
  say: "لماذا ترى القرار خاطئاً؟",
  short: "اكتب {count, number} حرفاً على الأقل.",
  send: "إرسال الاعتراض",
  failed: "لم يُرسَل الاعتراض. يرجى المحاولة مرة أخرى.",
  waiting: "أُرسل الاعتراض",
  waitingText: "أُرسل {age}. ينظر فيه مراجع آخر ثم يجيبك.",
  upheld: "أُجيب عن الاعتراض: القرار باقٍ",
  overturned: "أُجيب عن الاعتراض: كنت على حق",
  answer: "أجاب المراجع:",
  warnings: "الإنذارات",
  first:
    "إنذار واحد سارٍ. عند إنذارين يُراجع كل إعلان جديد قبل عرضه، وعند ثلاثة لا يمكن إضافة إعلان مدة 30 يوماً.",
  reviewed:
    "إنذاران ساريان: حتى {day} يُراجع كل إعلان جديد قبل عرضه. وعند ثلاثة لا يمكن إضافة إعلان مدة 30 يوماً.",
  noListing: "ثلاثة إنذارات سارية: حتى {day} لا يمكن إضافة إعلان، وإعلاناتك الحالية باقية.",
  ends: "ينتهي في {day}",
  why_incomplete: "إعلان ناقص",
  why_bad_photos: "الصور",
  why_wrong_details: "معلومات غير صحيحة",
  why_unrealistic_price: "السعر",
  why_contact_in_text: "رقم هاتف أو روابط في النص",
  why_duplicate: "إعلان مكرّر",
  why_prohibited: "يخالف قواعد السوق",
  why_suspected_fraud: "اشتباه باحتيال",
  why_other: "كما كتب المراجع",
  why_removed: "أُزيل من السوق",
  removed: "أزالها مراجعونا",
  removedOn: "أُزيل في {day}",
} satisfies Translation<typeof english>;
