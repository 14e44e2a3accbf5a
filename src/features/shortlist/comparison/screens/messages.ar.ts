import type { Translation } from "#i18n/catalogue.ts";
import type { compare as english } from "./messages.en.ts";

export const compare = {
  title: "مقارنة المركبات",
  description: "مركبات جنباً إلى جنب: السعر والسنة والمسافة والمواصفات والتجهيزات، مع بيان ما يختلف بينها.",
  loadFailed: "تعذّر عرض المقارنة الآن.",
  empty: "لا شيء للمقارنة بعد",
  emptyText:
    "{count, plural, zero {اضغط السهمين على إعلان ثم على آخر.} one {اضغط السهمين على إعلان.} two {اضغط السهمين على إعلان ثم على آخر: يتّسع هنا لاثنين جنباً إلى جنب.} few {اضغط السهمين على إعلان ثم على آخر: يتّسع هنا لـ # إعلانات جنباً إلى جنب.} many {اضغط السهمين على إعلان ثم على آخر: يتّسع هنا لـ # إعلاناً جنباً إلى جنب.} other {اضغط السهمين على إعلان ثم على آخر: يتّسع هنا لـ # إعلان جنباً إلى جنب.}}",

  only: "ما يختلف فقط",
  share: "مشاركة",
  copied: "نُسخ رابط هذه المقارنة",
  copyFailed: "تعذّر نسخ الرابط",
  save: "احفظ المقارنة",
  saved: "حُفظت المقارنة",
  undo: "تراجع",
  notSaved: "تعذّر الحفظ",
  notRemoved: "تعذّر الحذف",
  failed: "أعد المحاولة من فضلك.",

  remove: "أخرج {title}",
  replace: "استبدل {title}",
  add: "أضف مركبة",
  gone: "لم تعد معروضة",
  missing: "هذا الإعلان غير موجود",

  table: "المقارنة",
  caption:
    "{count, plural, zero {لا مركبات} one {مركبة واحدة} two {مركبتان جنباً إلى جنب} few {# مركبات جنباً إلى جنب} many {# مركبة جنباً إلى جنب} other {# مركبة جنباً إلى جنب}}",
  row: "البند",
  price: "السعر",
  worth: "القيمة",
  differs: "(يختلف)",
  cheapest: "الأرخص",
  newest: "الأحدث",
  leastDriven: "الأقلّ كيلومترات",
  notSaid: "غير مذكور",
  has: "نعم",
  hasNot: "غير مذكور",
  allSame: "هي متماثلة في كل ما تذكره الإعلانات.",

  addTitle: "أضف مركبة",
  replaceTitle: "ضع أخرى مكانها",
  looking: "نبحث عن غيرها",
  fromSaved: "من مفضّلتك",
  fromSimilar: "ما يشبهها",
  browse: "ابحث عن غيرها في السوق",

  savedTitle: "المقارنات المحفوظة",
  removed: "حُذفت المقارنة",
  forget: "احذف المقارنة {name}",
} satisfies Translation<typeof english>;
