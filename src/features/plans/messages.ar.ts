import type { Translation } from "#i18n/catalogue.ts";
import type { plans as english } from "./messages.en.ts";

export const plans = {
  signInFirst: "يرجى تسجيل الدخول للمتابعة",
  limitReached:
    "{max, plural, zero {لا مكان في باقتك} one {في باقتك مكان واحد} two {في باقتك مكانان} few {في باقتك # أماكن} many {في باقتك # مكاناً} other {في باقتك # مكان}} {kind, select, cars {للسيارات} motorcycles {للدراجات النارية} other {للإعلانات}}{max, plural, zero {} one { وهو مشغول} two { وهما مشغولان} few { وكلها مشغولة} many { وكلها مشغولة} other { وكلها مشغولة}}. أنهِ أحد إعلاناتك أو اختر باقة أكبر.",
  addOnNeeded: "هذه ميزة إضافية إلى جانب الباقات، تشتريها من صفحة الباقات، في قسم «إضافات عند الحاجة».",
} satisfies Translation<typeof english>;
