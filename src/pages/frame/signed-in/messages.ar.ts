import type { Translation } from "#i18n/catalogue.ts";
import type { signedIn as english } from "./messages.en.ts";

export const signedIn = {
  menu: "حسابك",
  messages: "الرسائل",
  messagesUnread:
    "{count, plural, zero {الرسائل} one {الرسائل، # لم تُقرأ} two {الرسائل، # لم تُقرآ} few {الرسائل، # لم تُقرأ} many {الرسائل، # لم تُقرأ} other {الرسائل، # لم تُقرأ}}",
  bell: "الإشعارات",
  bellUnread:
    "{count, plural, zero {الإشعارات} one {الإشعارات، # جديد} two {الإشعارات، # جديدان} few {الإشعارات، # جديدة} many {الإشعارات، # جديداً} other {الإشعارات، # جديد}}",
  menuOf: "حساب {name}",
  dashboard: "لوحة التحكم",
  profile: "ملفي الشخصي",
  signOut: "تسجيل الخروج",
  bottomBar: "التنقّل السريع",
  search: "بحث",
  saved: "المحفوظة",
  account: "حسابي",
  outTitle: "تم تسجيل الخروج",
  outText: "تم تسجيل الخروج بنجاح",
  outWarning: "تحذير",
  outFailed: "تعذّر الاتصال بالخادم، لكن تم تسجيل خروجك من هذا الجهاز.",
  endedTitle: "غير مخول",
  endedText: "تم تسجيل خروجك. جارٍ تسجيل الدخول مرة أخرى...",
  mailLabel: "بريدك الإلكتروني",
  mailText: "أكّد بريدك الإلكتروني من الرابط الذي أرسلناه إلى",
  mailResend: "أعد الإرسال",
  mailDismiss: "إخفاء الآن",
  mailSent: "الرسالة في طريقها إليك",
  mailFailed: "تعذّر إرسال الرسالة",
} satisfies Translation<typeof english>;
