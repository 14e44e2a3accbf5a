import type { Translation } from "#i18n/catalogue.ts";
import type { savedSearches as english } from "./messages.en.ts";

export const savedSearches = {
  saveTitle: "احفظ هذا البحث",
  name: "الاسم",
  alerts: "نبّهني عند إضافة سيارة أو انخفاض سعر",
  alertsHint: "بإشعار وبالبريد الإلكتروني، ويمكنك تغيير ذلك متى شئت.",
  now: "فوراً",
  daily: "مرة في اليوم",
  off: "لا تخبرني",
  save: "احفظ البحث",
  saved: "حُفظ البحث",
  savedText: "تجده في لوحتك.",
  notSaved: "تعذّر حفظ البحث",
  notDone: "تعذّر ذلك",
  failed: "أعد المحاولة من فضلك.",

  loading: "نحمّل عمليات بحثك",
  loadFailed: "تعذّر عرض عمليات بحثك المحفوظة الآن.",
  none: "لا بحث محفوظ بعد",
  noneText: "صفِّ السيارات أو الدراجات النارية كما تريد، ثم اضغط «احفظ البحث» بجانب ما اخترت.",
  car: "سيارات",
  motorcycle: "دراجات نارية",
  new: "{count, plural, zero {لا جديد} one {{shown} جديد} two {{shown} جديدان} few {{shown} جديدة} many {{shown} جديداً} other {{shown} جديد}}",
  alertsOf: "متى نخبرك بجديد {name}",
  rename: "غيّر اسم {name}",
  done: "تم",
  remove: "احذف {name}",
  removed: "حُذف البحث",
  undo: "تراجع",
} satisfies Translation<typeof english>;
