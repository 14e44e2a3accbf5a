import type { Translation } from "#i18n/catalogue.ts";
import type { shortlist as english } from "./messages.en.ts";

export const shortlist = {
  title: "المفضّلة",
  lists: "قوائمك",
  recent: "شاهدتها مؤخرًا",
  recentEmpty: "لم تشاهد إعلانات بعد",
  recentEmptyText: "الإعلانات التي تفتحها تُحفَظ هنا، على هذا الجهاز.",
  recentClear: "مسح القائمة",
  recentCleared: "مُسحت القائمة",
  recentUndo: "تراجع",
  recentKeep: "احفظها في حسابي.",
  recentKeepText: "تجدها عندئذٍ على أجهزتك الأخرى أيضًا. وإذا أوقفت الحفظ حُذفت.",
  count:
    "{count, plural, zero {لا إعلانات} one {إعلان واحد} two {إعلانان} few {# إعلانات} many {# إعلاناً} other {# إعلان}}",
  onDevice: "محفوظة على هذا الجهاز فقط.",
  onDeviceText: "سجّل الدخول لتجدها على كل أجهزتك.",
  empty: "لم تحفظ شيئاً بعد",
  emptyText: "اضغط القلب على أي إعلان فتجده هنا.",
  loading: "نحمّل مفضّلتك",
  loadFailed: "تعذّر عرض مفضّلتك الآن.",
  cheaper: "أقلّ بـ {amount} مما كان حين حفظته",
  dearer: "أكثر بـ {amount} مما كان حين حفظته",
  savedFor: "كان سعره {price} حين حفظته",
  sold: "بيعت",
  away: "غير معروضة الآن",
  missing:
    "{count, plural, zero {كل ما حفظته ما زال معروضاً.} one {إعلان واحد حفظته لم يعد معروضاً.} two {إعلانان حفظتهما لم يعودا معروضين.} few {# إعلانات حفظتها لم تعد معروضة.} many {# إعلاناً حفظتها لم تعد معروضة.} other {# إعلان حفظتها لم تعد معروضة.}}",
  forgetMissing: "أزلها من القائمة",
  similar: "شاهد ما يشبهها",
  remove: "أزل {title}",

  notSaved: "تعذّر الحفظ",
  notRemoved: "تعذّرت الإزالة",
  failed: "أعد المحاولة من فضلك.",
  guestSaved: "حُفظ على هذا الجهاز",
  guestSavedText: "سجّل دخولك لتجد مفضّلتك أينما كنت.",
  guestFull:
    "{count, plural, zero {لا متّسع هنا} one {لا متّسع هنا لأكثر من إعلان واحد} two {لا متّسع هنا لأكثر من إعلانين} few {لا متّسع هنا لأكثر من # إعلانات} many {لا متّسع هنا لأكثر من # إعلاناً} other {لا متّسع هنا لأكثر من # إعلان}}",
  guestFullText: "سجّل دخولك لتحفظ المزيد.",
} satisfies Translation<typeof english>;
