import type { Translation } from "#i18n/catalogue.ts";
import type { inspectionShown as english } from "./messages.en.ts";

export const inspectionShown = {
  title: "الفحص الفني",
  by: "فُحصت في {day} لدى {partner}.",
  until: "عند {km} كلم، والتقرير صالح حتى {day}.",
  none: "لا تقرير فحص معروضاً هنا. يستطيع كاراج من شركائنا أن يفحص السيارة لك قبل الشراء.",
  read: "اقرأ التقرير",
  ask: "اطلب فحصاً",
  body: "الهيكل والداخل",
  engine: "المحرك وعلبة السرعة",
  papers: "الأوراق",
  drive: "تجربة القيادة",
  good: "جيد",
  attention: "يحتاج إلى انتباه",
  bad: "سيئ",
  not_looked: "لم يُفحص",
} as const satisfies Translation<typeof english>;
