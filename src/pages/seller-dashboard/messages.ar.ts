import type { Translation } from "#i18n/catalogue.ts";
import type { dashboard as english } from "./messages.en.ts";

export const dashboard = {
  title: "لوحة التحكم",
  greeting: "أهلاً {name}",
  tabs: "أقسام لوحة التحكم",
  overview: "نظرة عامة",
  cars: "سياراتي",
  motorcycles: "دراجاتي",
  favorites: "المفضّلة",
  messages: "الرسائل",
  searches: "عمليات البحث",
  subscription: "الاشتراك",
  payments: "المدفوعات",

  figuresFailed: "تعذّر عرض الأرقام الآن.",
  interest: "الإقبال على إعلاناتك",

  states: "إعلاناتي",
  pending: "قيد المراجعة",
  active: "معروضة",
  rejected: "مرفوضة",
  expired: "بيعت أو انتهت",

  attention: "ما الذي ينتظرك",
  attentionNone: "لا شيء ينتظرك الآن.",
  attentionMore:
    "{count, plural, zero {لا غيرها} one {إعلان آخر} two {إعلانان آخران} few {# إعلانات أخرى} many {# إعلاناً آخر} other {# إعلان آخر}}",
  unverified: "أكّد بريدك الإلكتروني",
  unverifiedHint: "لا يُرسل إعلان جديد إلى المراجعة قبل ذلك.",
  resend: "أرسل الرابط",
  resent: "أُرسل",

  showroom: "صفحة معرضي",
  importListings: "استيراد الإعلانات",
  stock: "مخزوني",
  manyAtOnce: "كلها في جدول، لتغيير كثير منها معاً",
  links: "روابط سريعة",

  plan: "باقة {name}",
  planCurrent: "حالية",
  planFailed: "تعذّر عرض باقتك الآن.",
  planFree: "من دون مقابل",
  planPrice: "{price} لكل 30 يوماً",
  planEnds: "تنتهي في {day}",
  useHint: "يُحسب الإعلان المعروض والذي قيد المراجعة. أما ما بيع وما سُحب وما رُفض فلا يُحسب.",
  plans: "الباقات والإضافات والمدفوعات",
  changePlan: "غيّر باقتك أو جدّدها",

  filter: "الحالة",
  all: "الكل",
  list: "الإعلانات",
  listFailed: "تعذّر عرض إعلاناتك الآن.",
  noCars: "لا سيارات لك هنا بعد",
  noMotorcycles: "لا دراجات لك هنا بعد",
  noneText: "صور وسعر ورقم هاتف: هذا كل ما يحتاج إليه الإعلان.",
  noneHere: "لا شيء هنا",
  showAll: "اعرض البقية",

  mend: "صحّح",
  more: "المزيد لإعلان {title}",

  bulk: "الإعلانات المختارة",
  select: "اختر {title}",
  selectAll:
    "{count, plural, zero {لا شيء يُجدَّد} one {اختر ما يمكن تجديده} two {اختر الإعلانين القابلين للتجديد} few {اختر كل ما يمكن تجديده (#)} many {اختر كل ما يمكن تجديده (#)} other {اختر كل ما يمكن تجديده (#)}}",
  selectNone: "ألغِ الاختيار",
  selected:
    "{count, plural, zero {لم تختر شيئاً} one {اخترت إعلاناً واحداً} two {اخترت إعلانين} few {اخترت # إعلانات} many {اخترت # إعلاناً} other {اخترت # إعلان}}",
  bulkActive:
    "{count, plural, zero {لم يُعرض أي إعلان من جديد.} one {عاد إعلان واحد إلى السوق.} two {عاد إعلانان إلى السوق.} few {عادت # إعلانات إلى السوق.} many {عاد # إعلاناً إلى السوق.} other {عاد # إعلان إلى السوق.}}",
  bulkPending:
    "{count, plural, zero {لا شيء يحتاج إلى مراجعة.} one {إعلان واحد نراجعه أولاً.} two {إعلانان نراجعهما أولاً.} few {# إعلانات نراجعها أولاً.} many {# إعلاناً نراجعها أولاً.} other {# إعلان نراجعها أولاً.}}",
  bulkLimit:
    "{count, plural, zero {لكل إعلان مكان في باقتك.} one {إعلان واحد لم يُجدَّد: لا مكان باقياً في باقتك.} two {إعلانان لم يُجدَّدا: لا مكان باقياً في باقتك.} few {# إعلانات لم تُجدَّد: لا مكان باقياً في باقتك.} many {# إعلاناً لم تُجدَّد: لا مكان باقياً في باقتك.} other {# إعلان لم تُجدَّد: لا مكان باقياً في باقتك.}}",
  bulkState:
    "{count, plural, zero {كلها قابلة للتجديد.} one {إعلان واحد لا يحتاج إلى تجديد في حالته الآن.} two {إعلانان لا يحتاجان إلى تجديد في حالتهما الآن.} few {# إعلانات لا تحتاج إلى تجديد في حالتها الآن.} many {# إعلاناً لا تحتاج إلى تجديد في حالتها الآن.} other {# إعلان لا تحتاج إلى تجديد في حالتها الآن.}}",
} satisfies Translation<typeof english>;
