import type { Translation } from "#i18n/catalogue.ts";
import type { offline as english } from "./messages.en.ts";

export const offline = {
  title: "لا اتصال بالإنترنت",
  text: "تحتاج هذه الصفحة إلى اتصال. تجد هنا آخر ما فتحته وما حفظته.",
  saved: "إعلانات حفظتها",
  visited: "آخر ما فتحته",
  nothing: "لا شيء محفوظ على هذا الجهاز بعد. الإعلانات التي تفتحها تبقى عليه لمثل هذا الوقت.",
  banner: "لا اتصال بالإنترنت. ما تراه محفوظ على هذا الجهاز وقد تغيّر منذ ذلك الحين.",
  updateTitle: "نسخة جديدة جاهزة",
  updateText: "لن يستغرق الأمر سوى لحظة. ما كتبته ولم ترسله يضيع.",
  update: "إعادة التحميل",
} satisfies Translation<typeof english>;
