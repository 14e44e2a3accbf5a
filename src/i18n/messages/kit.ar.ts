import type { Translation } from "#i18n/catalogue.ts";
import type { kit as english } from "./kit.en.ts";

export const kit = {
  search: "بحث",
  all: "الكل",
  clearFilters: "امسح التصفية",
  results:
    "{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}",
  resultsOrMore: "{count} نتيجة أو أكثر",
  pageOf: "{page} من {pages}",
  noneFound: "لا شيء يطابق هذا البحث.",
  noneFoundText: "غيّر التصفية أو امسحها لترى أكثر.",
  listFailed: "تعذّرت قراءة القائمة.",
  failed: "حدث خطأ. حاول مرة أخرى.",
  sortAscending: "مرتّب تصاعدياً",
  sortDescending: "مرتّب تنازلياً",
  selectAll: "حدّد كل ما في هذه الصفحة",
  selectOne: "حدّد {name}",
  selected:
    "{count, plural, zero {لا شيء محدّد} one {واحد محدّد} two {اثنان محدّدان} few {# محدّدة} many {# محدّداً} other {# محدّد}}",
  selectNone: "ألغِ التحديد",
  actions: "الإجراءات",
  exportCsv: "تصدير CSV",
  exportSelected: "تصدير المحدَّد ({count})",
  exportFailed: "تعذّر إعداد الملف",
  exportCut: "في الملف أول {count} صفّ فقط. ضيّق التصفية للباقي.",
  cancel: "إلغاء",
  reason: "السبب",
  reasonShort: "اكتب السبب، {count, number} أحرف على الأقل.",
  conflict: "حُفظ تعديل من {name} أثناء عملك. لم يُستبدل شيء.",
  loadNew: "عرض القيم الجديدة",
  loading: "جارٍ التحميل",
} satisfies Translation<typeof english>;
