import type { Translation } from "#i18n/catalogue.ts";
import type { welcome as english } from "./messages.en.ts";

export const welcome = {
  title: "أهلاً {name}",
  stats: "السوق اليوم",
  statFeatured: "إعلانات مميّزة",
  statFeaturedHint: "تظهر أولاً في النتائج",
  statCategories: "فئات",
  statCategoriesHint:
    "{count, plural, zero {لا مركبات فيها} one {فيها مركبة واحدة} two {فيها مركبتان} few {فيها # مركبات} many {فيها # مركبة} other {فيها # مركبة}}",
  statMine: "إعلاناتي",
  statMineHint:
    "{count, plural, =0 {أضف إعلانك الأول} zero {أضف إعلانك الأول} one {بكل حالاتها} two {بكل حالاتها} few {بكل حالاتها} many {بكل حالاتها} other {بكل حالاتها}}",
  statSupport: "الدعم",
  statSupportTime: "24/7",
  statSupportHint: "راسلنا على واتساب",
  statSupportCall: "اتصل بنا",
  statSupportMail: "راسلنا بالبريد الإلكتروني",
  statUnknown: "–",
  advanced: "بحث متقدّم",
  advancedText: "اختر، فتظهر النتائج هنا فوراً.",
  allFilters: "كل عوامل التصفية",
  clear: "مسح الكل",
  brand: "الماركة",
  place: "المنطقة",
  category: "الفئة",
  anyBrand: "كل الماركات",
  anyCategory: "كل الفئات",
  choiceCount: "{name} ({count})",
  chooseMore: "اختر أيضاً ماركة أو مدينة أو فئة، أو اكتب ما تبحث عنه.",
  loading: "جارٍ تحميل الإعلانات",
  found:
    "{count, plural, zero {لا سيارات تطابق اختيارك} one {سيارة واحدة تطابق اختيارك} two {سيارتان تطابقان اختيارك} few {# سيارات تطابق اختيارك} many {# سيارة تطابق اختيارك} other {# سيارة تطابق اختيارك}}",
  none: "لا توجد سيارات مطابقة",
  noneText: "أزل أحد الاختيارات، أو امسحها كلها وابدأ من جديد.",
  failed: "تعذّر تحميل السيارات",
  failedText: "الشبكة بطيئة أو مقطوعة. اختياراتك محفوظة.",
  viewAll:
    "{count, plural, zero {عرض الكل} one {عرض السيارة} two {عرض السيارتين} few {عرض السيارات الـ#} many {عرض السيارات الـ#} other {عرض السيارات الـ#}}",
  mine: "أحدث إعلاناتي",
  mineAll: "إدارة إعلاناتي",
  mineEmpty: "لا إعلانات لك بعد",
  mineEmptyText: "صور وسعر ورقم هاتف: هذا كل ما يحتاج إليه إعلانك الأول.",
  mineAdd: "أضف إعلانك الأول",
  mineFailed: "تعذّر عرض إعلاناتك الآن.",
  featuredNone: "لا إعلانات مميّزة في هذه اللحظة.",
  featuredFailed: "تعذّر عرض الإعلانات المميّزة الآن.",
} satisfies Translation<typeof english>;
