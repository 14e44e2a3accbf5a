import type { Translation } from "#i18n/catalogue.ts";
import type { analytics as english } from "./messages.en.ts";

const days = "zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يوماً} other {# يوم}";

export const analytics = {
  chartOf: "المشاهدات والاتصالات والمحفوظات من {from} إلى {to}",
  lastDays:
    "{days, plural, zero {لا أيام} one {اليوم الأخير} two {آخر يومين} few {آخر # أيام} many {آخر # يوماً} other {آخر # يوم}}",
  views: "مشاهدات",
  contacts: "اتصالات",
  favorites: "محفوظات",
  shares: "مشاركات",
  viewsCount:
    "{count, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}",
  contactsCount:
    "{count, plural, zero {لا اتصالات} one {اتصال واحد} two {اتصالان} few {# اتصالات} many {# اتصالاً} other {# اتصال}}",
  favoritesCount:
    "{count, plural, zero {لم يُحفظ} one {حُفظ مرّة واحدة} two {حُفظ مرّتين} few {حُفظ # مرّات} many {حُفظ # مرّة} other {حُفظ # مرّة}}",
  day: "التاريخ",
  today: "اليوم",
  dayTold: "{day}: {values}",
  comma: "، ",
  asTable: "الأرقام يوماً بيوم",
  nothingCounted: "لا أرقام بعد",
  nothingCountedText: "تظهر هنا مشاهدات إعلاناتك المعروضة والاتصالات منذ أوّلها.",

  title: "الإحصاءات",
  intro: "ما جلبته إعلاناتك. زياراتك أنت لا تُحتسب.",
  period: "المدّة",
  days: `{days, plural, ${days}}`,
  loading: "الأرقام في الطريق",
  failed: "تعذّر تحميل الأرقام",
  failedText: "تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.",
  noListings: "لا أرقام من دون إعلان",
  noListingsText: "أضف إعلانك الأوّل. متى صار معروضاً ترى هنا من يشاهده ومن يتّصل بك.",

  figures: "المجموع",
  asBefore: "بلا تغيير",
  noneBefore: "لا شيء في المدّة السابقة",
  against: "{change} عن المدّة السابقة",
  interest: "الإقبال يوماً بيوم",

  perListing: "إعلاناتك",
  listing: "الإعلان",
  listingNumber: "رقم الإعلان",
  rate: "نسبة الاتصال",
  rateText: "كم مشاهدة صارت اتصالاً، مقارنةً بإعلانات معروضة للطراز نفسه عند بائعين آخرين.",
  rateOf: "{rate} من المشاهدات صارت اتصالاً",
  rateSimilar: "الإعلانات المشابهة: {rate}",
  better: "أفضل من المشابهة",
  as: "كالإعلانات المشابهة",
  worse: "أقلّ من المشابهة",
  few: "مشاهدات قليلة للمقارنة",
  alone: "لا إعلانات مشابهة للمقارنة",
  noRate: "لا مشاهدات بعد",
  sortBy: "ترتيب حسب: {column}",

  allListings: "كل الإعلانات",
  openListing: "صفحة الإعلان",
  changes: "ما غيّرته وما تحرّك بعده",
  noChanges: "لم يتغيّر شيء في هذه المدّة. إذا عدّلت السعر أو الصور ظهر ذلك هنا مع ما حرّكه.",
  changedPhotos: "تغيّرت الصور",
  changedRenewed: "جُدّد الإعلان",
  changedPrice: "السعر {to}، وكان {from}",
  perDay: "{of} في اليوم",
  beforeAfter: "{before} قبله، {after} بعده",
  movedOver: `قبله {days, plural, ${days}}، وبعده {after, plural, ${days}}`,
  tooSoon: "تلزم ثلاثة أيام كاملة قبله وبعده لتظهر المقارنة.",

  detail: "الإحصاءات المفصّلة",
  detailText: "باقتك تُظهر كيف يتوزّع الإقبال، وتعطيك الأرقام كلها في ملفّ.",
  detailLocked:
    "كيف يتوزّع الإقبال على إعلاناتك، وكيف ومتى يصل إليك المشترون، والأرقام كلها في ملفّ لبرنامج Excel: مع باقة أكبر.",
  detailPlans: "تعرّف إلى الباقات",
  download: "تنزيل ملفّ CSV",
  split: "التوزّع على الإعلانات",
  splitOthers:
    "{count, plural, zero {لا إعلانات أخرى} one {إعلان آخر} two {إعلانان آخران} few {# إعلانات أخرى} many {# إعلاناً آخر} other {# إعلان آخر}}",
  channels: "كيف يصل إليك المشترون",
  channelCall: "مكالمة",
  channelWhatsapp: "واتساب",
  channelMessage: "رسالة",
  channelOther: "غير ذلك",
  hours: "متى يبحث المشترون",
  hoursBusiest: "أكثر المشاهدات بين {from} و{to}.",
  hoursNone: "لا مشاهدات في هذه المدّة.",
  hourTold: "من {from} إلى {to}: {views}، {contacts}",
} satisfies Translation<typeof english>;
