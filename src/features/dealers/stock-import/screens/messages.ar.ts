import type { Translation } from "#i18n/catalogue.ts";
import type { importPage as english } from "./messages.en.ts";

export const importPage = {
  title: "استيراد الإعلانات",
  intro: "مركبات كثيرة في ملف واحد، حتى 500 سطر. لا يُعرض شيء للبيع ولا يتغيّر قبل أن ترى كل سطر.",
  back: "صفحة معرضي",

  stepTemplate: "املأ النموذج",
  stepTemplateText:
    "افتحه في Excel أو Numbers أو Google Sheets واكتب مركبة في كل سطر. المطلوب فقط: الماركة والطراز وسنة الصنع والسعر والعدّاد. ثم احفظه بصيغة XLSX أو CSV.",
  template: "النموذج",
  templateSemicolon: "النموذج بفواصل منقوطة",
  templateSemicolonHint: "إن أظهر Excel كل شيء في عمود واحد فخذ النموذج ذا الفواصل المنقوطة.",
  guide: "ما يُكتب في كل عمود",
  guideFile: "الشرح نفسه كملف",
  stepFile: "اختر ملفك",
  stepFileText: "لائحتك أنت تصلح أيضاً: نعرف الأعمدة من أسمائها، بالعربية أو الإنكليزية.",
  drop: "اختر الملف أو أفلته هنا",
  dropHint: "XLSX حتى 12 ميغابايت، أو CSV حتى 4 ميغابايت",
  reading: "نقرأ الأسطر…",
  notCsv: "اختر ملف XLSX حتى 12 ميغابايت أو ملف CSV حتى 4 ميغابايت.",
  failed: "تعذّر إرسال الملف. حاول مجدداً.",
  earlier: "ما استوردته من قبل",
  earlierNone: "لا شيء بعد: ستجد هنا ملفاتك المستوردة.",
  rowsOf:
    "{count, plural, zero {بلا أسطر} one {سطر واحد} two {سطران} few {# أسطر} many {# سطراً} other {# سطر}}",
  importedOf:
    "{count, plural, zero {بلا إعلانات} one {إعلان واحد} two {إعلانان} few {# إعلانات} many {# إعلاناً} other {# إعلان}}",
  state_judged: "بانتظارك",
  state_running: "جارٍ",
  state_done: "انتهى",
  state_stopped: "توقّف",

  ready: "جاهزة",
  onlyNew: "جديدة",
  onlyChanges: "تعديلات",
  isNew: "جديدة",
  gone: "لم تعد في الملف",
  withdrawn: "سُحبت",
  kept: "ما زالت معروضة",
  wrong: "للتصحيح",
  known: "بلا تغيير",
  changes: "يعدّل إعلاناً",
  changed: "عُدّلت",
  imported: "قيد المراجعة",
  failedRows: "لم تُستورد",
  places:
    "تتّسع باقتك بعد: الإعلانات {all, number}، منها حتى {cars, number} للسيارات و{motorcycles, number} للدراجات.",
  placesShort:
    "{count, plural, zero {تتّسع باقتك لكل الأسطر} one {سطر واحد لا تتّسع له باقتك} two {سطران لا تتّسع لهما باقتك} few {# أسطر لا تتّسع لها باقتك} many {# سطراً لا تتّسع لها باقتك} other {# سطر لا تتّسع لها باقتك}}. أنهِ إعلانات أو اختر باقة أكبر.",
  plans: "الباقات",
  ignored: "أعمدة لم نتعرّف إليها فلن تُقرأ: {names}",
  nothing: "لا سطر يمكن استيراده بعد. صحّح الأسطر أدناه أو الملف نفسه.",
  nothingNew: "إعلاناتك تقول كل هذا أصلاً.",

  columns: "الأعمدة",
  columnsRead: "الأعمدة: نقرأ {read, number} من {count, number}",
  columnsText: "قل ما يعنيه كل عمود. ملفك المقبل بهذه الأعمدة يُقرأ بالطريقة نفسها.",
  columnsMissing: "لا عمود يقول هذا: {names}. اختره تحت «الأعمدة».",
  columnNumber: "العمود {number, number}",
  columnLeftOut: "لا يُقرأ",
  columnsSave: "اقرأه هكذا",

  goneText:
    "{count, plural, zero {كل إعلاناتك في هذا الملف.} one {إعلان واحد لك ليس في هذا الملف.} two {إعلانان لك ليسا في هذا الملف.} few {# إعلانات لك ليست في هذا الملف.} many {# إعلاناً لك ليست في هذا الملف.} other {# إعلان لك ليست في هذا الملف.}} ماذا نفعل؟",
  goneKeep: "تبقى معروضة",
  goneWithdraw: "تُسحب في النهاية",
  goneMany: "سيُسحب {count, number} من إعلاناتك الـ{stock, number}، أي أكثر من 30%. هل هذا الملف كل مخزونك؟",
  goneList:
    "{count, plural, zero {لا إعلانات} one {أظهر إعلاناً واحداً} two {أظهر إعلانين} few {أظهر # إعلانات} many {أظهر # إعلاناً} other {أظهر # إعلان}}",

  whatChanges: "ما يتغيّر",
  becomes: "يصبح",
  unsaid: "غير مذكور",
  backOnSale: "يعود إلى العرض",
  mend: "صحّح",
  mendLine: "صحّح السطر {line, number}",
  mendSave: "افحصه من جديد",
  mendClose: "أغلق",
  mendFailed: "تعذّر تصحيح السطر",

  photos: "الصور",
  photosText:
    "{count, plural, zero {لا سطر يذكر صورة. اكتب أسماء الملفات في عمود «الصور».} one {سطر واحد يذكر صوراً. ضعها في أرشيف zip واحد واختره هنا.} two {سطران يذكران صوراً. ضعها في أرشيف zip واحد واختره هنا.} few {# أسطر تذكر صوراً. ضعها في أرشيف zip واحد واختره هنا.} many {# سطراً تذكر صوراً. ضعها في أرشيف zip واحد واختره هنا.} other {# سطر تذكر صوراً. ضعها في أرشيف zip واحد واختره هنا.}}",
  dropZip: "اختر أرشيف الصور (zip) أو أفلته هنا",
  dropZipHint: "حتى 300 ميغابايت؛ JPEG أو PNG أو WebP حتى 12 ميغابايت للصورة",
  sendingZip: "أُرسل {percent}%",
  zipPaused: "لم يصل {name} كاملاً بعد. اختر الملف نفسه من جديد: يُكمل من حيث توقّف.",
  zipThere: "{name}: {found, number} من {photos, number} من الصور لأسطر في الملف",
  removeZip: "احذف الأرشيف",
  stopSending: "أوقف الإرسال",
  notZip: "اختر أرشيف zip حتى 300 ميغابايت.",
  zipFailed: "تعذّر إرسال الأرشيف كاملاً. اختره من جديد: يُكمل من حيث توقّف.",

  rows: "الأسطر",
  show: "أظهر الأسطر",
  all: "الكل",
  onlyErrors: "فيها أخطاء",
  onlyWarnings: "عليها ملاحظات",
  none: "لا أسطر كهذه.",
  line: "السطر {line, number}",
  photosNamed:
    "{count, plural, zero {بلا صور} one {يسمّي صورة واحدة} two {يسمّي صورتين} few {يسمّي # صور} many {يسمّي # صورة} other {يسمّي # صورة}}",
  photosFound: "{found, number} من {named, number} من الصور",
  noPlace: "لا تتّسع له باقتك",
  see: "شاهد الإعلان",
  errors: "أخطاء",
  hints: "ملاحظات",

  start:
    "{count, plural, zero {لا أسطر للاستيراد} one {استورد سطراً واحداً} two {استورد سطرين} few {استورد # أسطر} many {استورد # سطراً} other {استورد # سطر}}",
  startWithdraw:
    "{count, plural, zero {لا شيء للسحب} one {اسحب إعلاناً واحداً} two {اسحب إعلانين} few {اسحب # إعلانات} many {اسحب # إعلاناً} other {اسحب # إعلان}}",
  rest: "نزّل الأسطر التي تحتاج إلى تصحيح",
  restSemicolon: "الملف نفسه بفواصل منقوطة",
  restHint: "تأتي الأسطر مع عمود يقول ما يجب تصحيحه. صحّحها ثم اختر ذلك الملف.",
  another: "ملف آخر",
  throwAway: "احذف الملف",
  thrownAway: "حُذف الملف",
  question:
    "{count, plural, zero {لا شيء للاستيراد} one {نستورد سطراً واحداً؟} two {نستورد سطرين؟} few {نستورد # أسطر؟} many {نستورد # سطراً؟} other {نستورد # سطر؟}}",
  questionText:
    "الإعلانات الجديدة تذهب إلى المراجعة. السطر الذي له إعلان يعدّله كما ترى. الأسطر الخاطئة تبقى جانباً: أحضرها لاحقاً.",
  questionWithdraw:
    "{count, plural, zero {لا شيء للسحب} one {نسحب إعلاناً واحداً؟} two {نسحب إعلانين؟} few {نسحب # إعلانات؟} many {نسحب # إعلاناً؟} other {نسحب # إعلان؟}}",
  questionGone:
    "{count, plural, zero {لا يُسحب شيء.} one {يُسحب إعلان واحد ليس في الملف.} two {يُسحب إعلانان ليسا في الملف.} few {تُسحب # إعلانات ليست في الملف.} many {يُسحب # إعلاناً ليست في الملف.} other {يُسحب # إعلان ليست في الملف.}}",
  questionMany:
    "{count, plural, zero {لا شيء للسحب} one {نسحب إعلاناً واحداً فعلاً؟} two {نسحب إعلانين فعلاً؟} few {نسحب # إعلانات فعلاً؟} many {نسحب # إعلاناً فعلاً؟} other {نسحب # إعلان فعلاً؟}}",
  questionManyGo: "اسحبها كلّها",
  questionNoPhotos: "لم تُرسل الصور: ستأتي الإعلانات من دونها.",
  questionKeep: "ليس بعد",
  questionGo: "استورد",
  throwQuestion: "نحذف هذا الملف؟",
  throwText: "لم يُعرض منه شيء للبيع.",
  throwKeep: "أبقه",
  startFailed: "تعذّر بدء الاستيراد",

  running: "جارٍ: {done, number} من {count, number}",
  runningText: "يمكنك مغادرة الصفحة. يصلك إشعار حين ينتهي.",
  done: "{count, plural, zero {انتهى الاستيراد} one {إعلان واحد قيد المراجعة} two {إعلانان قيد المراجعة} few {# إعلانات قيد المراجعة} many {# إعلاناً قيد المراجعة} other {# إعلان قيد المراجعة}}",
  doneText: "نراجعها خلال 24 ساعة، ثم يراها الجميع.",
  doneChanged:
    "{count, plural, zero {لم يُعدّل شيء.} one {عُدّل إعلان واحد.} two {عُدّل إعلانان.} few {عُدّلت # إعلانات.} many {عُدّل # إعلاناً.} other {عُدّل # إعلان.}}",
  doneWithdrawn:
    "{count, plural, zero {لم يُسحب شيء.} one {سُحب إعلان واحد.} two {سُحب إعلانان.} few {سُحبت # إعلانات.} many {سُحب # إعلاناً.} other {سُحب # إعلان.}}",
  stopped: "توقّف الاستيراد",
  toListings: "إعلاناتي",

  leaveQuestion: "تغادر والصور تُرسل؟",
  leaveText: "ما وصل يبقى يوماً: اختر الأرشيف نفسه من جديد لتُكمل.",
  leaveStay: "ابقَ",
  leaveGo: "غادر",
} as const satisfies Translation<typeof english>;
