import type { Translation } from "#i18n/catalogue.ts";
import type { plans as english } from "./messages.en.ts";

export const plans = {
  signInFirst: "يرجى تسجيل الدخول للمتابعة",
  limitReached:
    "{max, plural, zero {لا مكان في خطتك} one {في خطتك مكان واحد} two {في خطتك مكانان} few {في خطتك # أماكن} many {في خطتك # مكاناً} other {في خطتك # مكان}} {kind, select, cars {للسيارات} motorcycles {للدراجات النارية} other {للإعلانات}}{max, plural, zero {} one { وهو مشغول} two { وهما مشغولان} few { وكلها مشغولة} many { وكلها مشغولة} other { وكلها مشغولة}}. أنهِ أحد إعلاناتك أو اختر خطة أكبر.",
  addOnNeeded: "هذه ميزة إضافية يمكنك اختيارها من صفحة الخطط.",
} satisfies Translation<typeof english>;
