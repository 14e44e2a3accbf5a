import type { Translation } from "#i18n/catalogue.ts";
import type { activityTab as english } from "./messages.en.ts";

export const activityTab = {
  title: "سجلّ النشاط",
  administrator: "المشرف",
  action: "الفعل",
  resource: "على ماذا",
  from: "من",
  to: "إلى",
  day: "اليوم",
  when: "متى",
  where: "من أين",
  nobody: "لم يُعرف أحد",
  today: "اليوم",
  week: "آخر 7 أيام",
  month: "آخر 30 يوماً",
  changes: "قبل وبعد",
  changesOf: "قبل وبعد: {action}",
  field: "الحقل",
  before: "قبل",
  after: "بعد",
  details: "تفاصيل",
  noChanges: "لم يتغيّر بها شيء.",
  id: "المعرّف",
  yes: "نعم",
  no: "لا",
} satisfies Translation<typeof english>;
