import type { Translation } from "#i18n/catalogue.ts";
import type { stockSource as english } from "./messages.en.ts";

export const stockSource = {
  title: "من عنوان، كل ليلة",
  text: "يضع برنامجك، أو جدول منشور، الملف على عنوان، ونقرأه كل ليلة نحو الثالثة فجراً بتوقيت بيروت. الإعلانات الجديدة تذهب إلى المراجعة.",
  url: "عنوان الملف",
  urlHint: "https، ملف CSV أو XLSX حتى 20 ميغابايت. تُقرأ أعمدته كأعمدة ملفاتك.",
  gone: "الإعلانات التي لم تعد في الملف",
  goneKeep: "تبقى معروضة",
  goneWithdraw: "تُسحب حين تغيب عن قراءتين متتاليتين",
  isOn: "اقرأه كل ليلة",
  save: "احفظ",
  saved: "حُفظ العنوان",
  saveFailed: "تعذّر حفظ العنوان",
  runNow: "اقرأه الآن",
  runAsked: "نقرأه الآن. تظهر النتيجة هنا بعد لحظات.",
  runFailed: "تعذّرت قراءته الآن",
  remove: "انسَ العنوان",
  removeQuestion: "ننسى هذا العنوان؟",
  removeText: "لا يُقرأ بعد الآن، وتُنسى نتائجه. إعلاناتك تبقى معروضة.",
  removeKeep: "أبقه",
  removed: "نُسي العنوان",
  results: "النتائج الأخيرة",
  noResults: "لم يُقرأ بعد.",
  state_running: "جارٍ",
  state_taken: "قُرئ",
  state_unchanged: "الملف نفسه",
  state_failed: "تعذّر",
  byHand: "بطلب منك",
  rows: "الأسطر",
  new: "{count, plural, zero {لا جديد} one {واحد جديد} two {اثنان جديدان} few {# جديدة} many {# جديداً} other {# جديد}}",
  changed:
    "{count, plural, zero {لا تعديل} one {تعديل واحد} two {تعديلان} few {# تعديلات} many {# تعديلاً} other {# تعديل}}",
  same: "{count, plural, zero {لا شيء كما هو} one {واحد كما هو} two {اثنان كما هما} few {# كما هي} many {# كما هي} other {# كما هي}}",
  wrong:
    "{count, plural, zero {لا شيء للتصحيح} one {واحد للتصحيح} two {اثنان للتصحيح} few {# للتصحيح} many {# للتصحيح} other {# للتصحيح}}",
  withdrawn:
    "{count, plural, zero {لم يُسحب شيء} one {سُحب واحد} two {سُحب اثنان} few {سُحبت #} many {سُحب #} other {سُحب #}}",
  waiting:
    "{count, plural, zero {لا شيء جارٍ} one {واحد جارٍ} two {اثنان جاريان} few {# جارية} many {# جارية} other {# جارية}}",
  see: "شاهد الأسطر",

  failure_forbidden: "العنوان لا يقود إلى خادم عام على الإنترنت.",
  failure_unreachable: "تعذّر الوصول إلى الخادم، أو انقطع الملف قبل نهايته.",
  failure_too_large: "الملف أكبر من المسموح: 20 ميغابايت لملف XLSX و4 لملف CSV.",
  failure_moved: "العنوان يحيل من مكان إلى آخر بلا نهاية.",
  failure_refused: "أجاب الخادم {status} بدل الملف.",
  failure_columns: "لم نجد الماركة أو الطراز أو سنة الصنع أو السعر بين الأعمدة. قل مرة واحدة ما تعنيه.",
  failure_dealer: "معرضك غير معتمد.",
  failure_server: "حدث خلل عندنا. نقرأه من جديد في الليلة المقبلة.",

  noticeTitle: "تعذّرت قراءة مخزونك ثلاث مرات متتالية",
  noticeBody: "لم يتغيّر منه شيء. انظر ما الخطأ في العنوان.",
} as const satisfies Translation<typeof english>;
