import type { Translation } from "#i18n/catalogue.ts";
import type { stock as english } from "./messages.en.ts";

export const stock = {
  title: "مخزوني",
  intro: "كل إعلاناتك في جدول واحد. حدّد ما شئت منها وغيّرها معاً.",
  toDashboard: "لوحتي",
  toImport: "استيراد ملف",
  toFigures: "أرقام الشهر",
  export: "حفظ كملف CSV",
  caption: "إعلاناتك",
  searchHint: "العنوان أو رقم المخزون أو الشاسي أو الإعلان",
  keys: "المفاتيح: ↑ ↓ للتنقّل، والمسافة للتحديد، وEnter لفتح السعر وحفظه، وEscape لتركه.",

  state: "الحالة",
  kind: "المركبة",
  car: "سيارات",
  motorcycle: "دراجات نارية",
  photos: "الصور",
  photos_none: "بلا صور",
  photos_few: "أقلّ من 4 صور",
  position: "السعر",
  position_unknown: "بلا مقارنة",
  days: "مدّة العرض",
  daysOver: "{days} يوماً أو أكثر",

  colVehicle: "المركبة",
  colPrice: "السعر المطلوب",
  colPosition: "مقارنةً بغيره",
  colDays: "أيام العرض",
  colViews: "مشاهدات",
  colContacts: "اتصالات",
  colPhotos: "صور",
  colComplete: "اكتمال",
  charge: "المسؤول",
  chargeNone: "لا أحد",
  chargeTitle:
    "{count, plural, one {المسؤول عن إعلان} two {المسؤول عن إعلانين} few {المسؤول عن # إعلانات} many {المسؤول عن # إعلاناً} other {المسؤول عن # إعلان}}",
  chargeText: "يتابع الإعلانات، ومن يسأل عنها من المشترين من الآن.",
  chargeApply: "احفظ",
  chargeDone:
    "{count, plural, one {حُفظ المسؤول عن إعلان} two {حُفظ المسؤول عن إعلانين} few {حُفظ المسؤول عن # إعلانات} many {حُفظ المسؤول عن # إعلاناً} other {حُفظ المسؤول عن # إعلان}}",
  chargeFailed: "لم ينجح ذلك",
  colStockNumber: "رقم المخزون",
  percentOf: "{percent}% ممّا يُطلب في مثله",
  ref: "رقم {ref}",
  stockNumber: "المخزون {number}",
  featured: "مميّز",
  waits: "تعديلات قيد المراجعة",
  edit: "تعديل",
  editOf: "تعديل {name}",

  selectMatching:
    "{count, plural, zero {لا شيء يطابق} one {حدّد الوحيد المطابق} two {حدّد الاثنين المطابقين} few {حدّد كل المطابق: #} many {حدّد كل المطابق: #} other {حدّد كل المطابق: #}}",
  mostSelected: "يمكن تحديد 500 على الأكثر معاً: حُدّدت الأحدث.",
  changePrice: "السعر",
  changeCurrency: "العملة",
  changeCity: "المكان",
  changeRenew: "جدّد",
  changeWithdraw: "اسحب",
  feature: "ميّز",
  featureNone: "لا يمكن تمييز أيّ منها الآن: المعروض غير المميّز وحده.",
  featureMost: "يسع الطلب 20 إعلاناً على الأكثر. حدّد أقلّ.",

  title_price:
    "تغيير {count, plural, zero {الأسعار} one {سعر واحد} two {سعرين} few {# أسعار} many {# سعراً} other {# سعر}}",
  title_currency:
    "تغيير عملة {count, plural, zero {الإعلانات} one {إعلان واحد} two {إعلانين} few {# إعلانات} many {# إعلاناً} other {# إعلان}}",
  title_city:
    "تغيير مكان {count, plural, zero {الإعلانات} one {إعلان واحد} two {إعلانين} few {# إعلانات} many {# إعلاناً} other {# إعلان}}",
  title_renew:
    "تجديد {count, plural, zero {الإعلانات} one {إعلان واحد} two {إعلانين} few {# إعلانات} many {# إعلاناً} other {# إعلان}}",
  title_withdraw:
    "سحب {count, plural, zero {الإعلانات} one {إعلان واحد} two {إعلانين} few {# إعلانات} many {# إعلاناً} other {# إعلان}}",
  how: "الطريقة",
  byPercent: "بنسبة مئوية",
  byAmount: "بمبلغ",
  toAmount: "إلى سعر واحد",
  percent: "النسبة، مع ناقص للتخفيض",
  amount: "المبلغ، مع ناقص للتخفيض",
  set: "السعر الجديد",
  ofCurrency: "للإعلانات المسعّرة بـ",
  toCurrency: "إلى",
  usd: "الدولار الأميركي",
  lbp: "الليرة اللبنانية",
  eur: "اليورو",
  round: "التقريب إلى",
  roundNone: "بلا تقريب، عدا الكسور",
  city: "المكان الجديد",
  rates: "بأسعار الصرف المعتمدة في السوق اليوم.",
  numberUnread: "اكتب رقماً، مثل 3 أو -2.5.",

  previewWorks: "نحسب ما سيتغيّر",
  previewFailed: "تعذّر حساب ما سيتغيّر.",
  wouldChange:
    "{count, plural, zero {لا يتغيّر شيء} one {يتغيّر واحد} two {يتغيّر اثنان} few {يتغيّر #} many {يتغيّر #} other {يتغيّر #}}",
  wouldWait:
    "{count, plural, zero {لا شيء ينتظر المراجعة} one {ينتظر واحد المراجعة} two {ينتظر اثنان المراجعة} few {# تنتظر المراجعة} many {# تنتظر المراجعة} other {# تنتظر المراجعة}}",
  wouldStay:
    "{count, plural, zero {لا شيء كذلك أصلاً} one {واحد كذلك أصلاً} two {اثنان كذلك أصلاً} few {# كذلك أصلاً} many {# كذلك أصلاً} other {# كذلك أصلاً}}",
  wouldFail:
    "{count, plural, zero {لا شيء متعذّر} one {واحد يتعذّر تغييره} two {اثنان يتعذّر تغييرهما} few {# يتعذّر تغييرها} many {# يتعذّر تغييرها} other {# يتعذّر تغييرها}}",
  moreRows:
    "{count, plural, zero {لا غيرها} one {وواحد غيرها} two {واثنان غيرها} few {و# غيرها} many {و# غيرها} other {و# غيرها}}",
  becomes: "يصبح",
  apply:
    "{count, plural, zero {لا شيء للتغيير} one {غيّر إعلاناً واحداً} two {غيّر إعلانين} few {غيّر # إعلانات} many {غيّر # إعلاناً} other {غيّر # إعلان}}",
  applyRenew:
    "{count, plural, zero {لا شيء للتجديد} one {جدّد إعلاناً واحداً} two {جدّد إعلانين} few {جدّد # إعلانات} many {جدّد # إعلاناً} other {جدّد # إعلان}}",
  applyWithdraw:
    "{count, plural, zero {لا شيء للسحب} one {اسحب إعلاناً واحداً} two {اسحب إعلانين} few {اسحب # إعلانات} many {اسحب # إعلاناً} other {اسحب # إعلان}}",
  working: "{done} من {all}",
  workingLabel: "الإعلانات المنجزة",
  close: "إغلاق",
  failed: "لم يتمّ ذلك",
  stopped:
    "{count, plural, zero {وصلنا إليها كلها.} one {لم نصل إلى إعلان واحد.} two {لم نصل إلى إعلانين.} few {لم نصل إلى # إعلانات.} many {لم نصل إلى # إعلاناً.} other {لم نصل إلى # إعلان.}} {why}",

  doneTitle:
    "{count, plural, zero {لم يتغيّر شيء} one {تغيّر إعلان واحد} two {تغيّر إعلانان} few {تغيّرت # إعلانات} many {تغيّر # إعلاناً} other {تغيّر # إعلان}}",
  doneWaits:
    "{count, plural, zero {لا شيء ينتظر المراجعة.} one {واحد ينتظر المراجعة، ويبقى المعروض كما هو حتى ذلك الحين.} two {اثنان ينتظران المراجعة، ويبقى المعروض كما هو حتى ذلك الحين.} few {# تنتظر المراجعة، ويبقى المعروض كما هو حتى ذلك الحين.} many {# تنتظر المراجعة، ويبقى المعروض كما هو حتى ذلك الحين.} other {# تنتظر المراجعة، ويبقى المعروض كما هو حتى ذلك الحين.}}",
  undo: "تراجع",
  undoing: "جارٍ التراجع",
  undoable:
    "{count, plural, zero {لم يتغيّر شيء} one {تغيّر إعلان واحد} two {تغيّر إعلانان معاً} few {تغيّرت # إعلانات معاً} many {تغيّر # إعلاناً معاً} other {تغيّر # إعلان معاً}}. يمكن التراجع حتى {until}.",
  undone:
    "{count, plural, zero {لم يعد شيء} one {عاد إعلان واحد كما كان} two {عاد إعلانان كما كانا} few {عادت # إعلانات كما كانت} many {عاد # إعلاناً كما كان} other {عاد # إعلان كما كان}}",
  undoneStay:
    "{count, plural, zero {لم يتغيّر شيء بعدها.} one {تغيّر واحد بعدها، فبقي على حاله.} two {تغيّر اثنان بعدها، فبقيا على حالهما.} few {تغيّرت # بعدها، فبقيت على حالها.} many {تغيّر # بعدها، فبقيت على حالها.} other {تغيّر # بعدها، فبقيت على حالها.}}",
  undoFailed: "تعذّر التراجع",

  outcome_wrong_state: "غير ممكن في حالته",
  outcome_limit_reached: "لم يبقَ مكان في باقتك",
  outcome_warned: "غير ممكن وعلى الحساب ثلاثة إنذارات سارية",
  outcome_other_currency: "بعملة أخرى",
  outcome_too_low: "السعر يصبح أدنى من المسموح",
  outcome_too_high: "السعر يصبح أعلى من المسموح",
  outcome_changed_meanwhile: "تغيّر في هذه الأثناء",
  outcome_refused: "يجب تصحيحه في استمارته أولاً",
  outcome_gone: "محذوف",
  outcome_unchanged: "كذلك أصلاً",
  outcome_waits: "ينتظر المراجعة",

  views: "العروض المحفوظة",
  viewAll: "الكل",
  keepView: "احفظ هذا العرض",
  viewName: "اسم العرض",
  viewKept: "حُفظ العرض",
  forgetView: "احذف العرض {name}",
  viewFailed: "لم يُحفظ العرض",

  none: "لا إعلانات بعد",
  noneText: "يظهر هنا ما تبيعه مع أرقامه.",
} satisfies Translation<typeof english>;
