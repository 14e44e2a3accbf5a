import type { Translation } from "#i18n/catalogue.ts";
import type { subscriptions as english } from "./messages.en.ts";

export const subscriptions = {
  title: "الباقات والأسعار",
  description: "إعلان مجاني للجميع، وباقة لثلاثين يوماً لمن يبيع أكثر، وإضافات تُدفع مرة واحدة.",
  heading: "ادفع بقدر ما تبيع",
  intro: "ابدأ مجاناً. وحين تحتاج إلى أكثر، باقة لثلاثين يوماً بلا تجديد تلقائي.",
  guestHeading: "اختر باقتك",
  signInTitle: "تسجيل الدخول مطلوب",
  signInText: "سجّل دخولك لتختار باقة وترى ما لديك. الإعلان الأول مجاني.",
  signIn: "تسجيل الدخول",
  noScript: "يحتاج تسجيل الدخول والدفع إلى JavaScript، وهو معطّل في هذا المتصفّح.",

  yourPlan: "باقتك الآن",
  priceEvery:
    "{price} {days, plural, zero {كل يوم} one {كل يوم} two {كل يومين} few {كل # أيام} many {كل # يوماً} other {كل # يوم}}",
  free: "من دون مقابل",
  endsIn:
    "{days, plural, =0 {تنتهي اليوم} zero {تنتهي اليوم} one {تنتهي بعد يوم} two {تنتهي بعد يومين} few {تنتهي بعد # أيام} many {تنتهي بعد # يوماً} other {تنتهي بعد # يوم}}، في {day}",
  endless: "لا تنتهي",
  ended:
    "انتهت باقتك المدفوعة في {day}. ما زاد على الباقة المجانية من إعلاناتك ينتظر، ويعود حين تنتقل إلى باقة أكبر.",
  listings: "كل الإعلانات",
  used: "{used} من {max}",
  statusFailed: "تعذّر عرض باقتك الآن.",

  plans: "الباقات",
  plansFailed: "تعذّر عرض الباقات الآن.",
  current: "الحالية",
  forDealers: "للمعارض",
  popular: "الأكثر طلباً",
  always: "دائماً",
  every:
    "{days, plural, zero {كل يوم} one {كل يوم} two {كل يومين} few {كل # أيام} many {كل # يوماً} other {كل # يوم}}",
  ads: "{count, plural, zero {بلا إعلانات} one {إعلان واحد} two {إعلانان} few {# إعلانات} many {# إعلاناً} other {# إعلان}}",
  cars: "{count, plural, zero {بلا سيارات} one {سيارة} two {سيارتان} few {# سيارات} many {# سيارة} other {# سيارة}}",
  motorcycles:
    "{count, plural, zero {بلا دراجات} one {دراجة} two {دراجتان} few {# دراجات} many {# دراجة} other {# دراجة}}",
  split: "{ads}: {cars} و{motorcycles}",
  splitUpTo: "{ads}: حتى {cars} و{motorcycles}",
  photos:
    "{count, plural, zero {بلا صور} one {صورة لكل إعلان} two {صورتان لكل إعلان} few {# صور لكل إعلان} many {# صورة لكل إعلان} other {# صورة لكل إعلان}}",
  holds: "ما في باقة {plan}",
  notHeld: "ليس في هذه الباقة:",
  yourCurrent: "باقتك الحالية",
  renew:
    "{days, plural, zero {جدّد} one {جدّد ليوم} two {جدّد ليومين} few {جدّد لـ# أيام} many {جدّد لـ# يوماً} other {جدّد لـ# يوم}}",
  renewHint: "تُضاف المدة إلى النهاية: فتبقى حتى {day}.",
  downgrade: "للتخفيض تواصل مع الدعم",
  contactSupport: "تواصل مع الدعم",
  moveTo: "انتقل إلى باقة {plan}",
  credit:
    "{days, plural, zero {} one {يُحسب لك اليوم الباقي من باقة «{plan}»: يُحسم {amount} من السعر.} two {يُحسب لك اليومان الباقيان من باقة «{plan}»: يُحسم {amount} من السعر.} few {تُحسب لك # أيام باقية من باقة «{plan}»: يُحسم {amount} من السعر.} many {يُحسب لك # يوماً باقياً من باقة «{plan}»: يُحسم {amount} من السعر.} other {يُحسب لك # يوم باقٍ من باقة «{plan}»: يُحسم {amount} من السعر.}}",
  creditPay: "تدفع {price}.",
  creditMore:
    "{days, plural, zero {} one {وما زاد يصير يوماً إضافياً.} two {وما زاد يصير يومين إضافيين.} few {وما زاد يصير # أيام إضافية.} many {وما زاد يصير # يوماً إضافياً.} other {وما زاد يصير # يوم إضافي.}}",
  creditLate: "إذا وصل المال بعد أكثر من يوم، تقصر الباقة الجديدة بقدر ما استعملته من الحالية.",
  choose: "اختر باقة {plan}",
  startFree: "ابدأ مجاناً",
  waitForSupport: "للانتقال إلى باقة أصغر، تواصل معنا من فضلك.",

  addOns: "إضافات عند الحاجة",
  addOnsText: "تعمل مع أي باقة، وتُدفع مرة واحدة.",
  badgeNeeded: "ننظر في رقم هاتفك وفي وثيقة واحدة عليها اسمك: الهوية أو جواز السفر أو رخصة القيادة.",
  badgeSent: "وصلتنا وثيقتك في {day}، ونجيبك خلال 24 ساعة.",
  badgeRefused: "لم نستطع تأكيدها: {reason} يمكنك إرسال وثيقة أخرى.",
  badgeChoose: "أرسل صورة عنها أو ملف PDF",
  badgeReplace: "أرسل غيرها بدلاً منها",
  badgeSeenBy: "حتى 12 ميغابايت. لا يراها إلا فريقنا، وتُحذف بعد النظر فيها.",
  badgeSending: "يُرسل… {percent}",
  badgeTooLarge: "هذا الملف أكبر من 12 ميغابايت.",
  badgeWrongType: "هذا ليس صورة (JPEG أو PNG أو WebP) ولا ملف PDF.",
  badgeNotSent: "تعذّر إرسال الوثيقة. حاول مجدداً.",
  badgeFailed: "تعذّر عرض حالة شارتك الآن.",
  addOnsFailed: "تعذّر عرض الإضافات الآن.",
  perListing: "للإعلان",
  perListingWeek: "للإعلان في الأسبوع",
  perListingDays:
    "{days, plural, zero {للإعلان} one {للإعلان ليوم} two {للإعلان ليومين} few {للإعلان لـ# أيام} many {للإعلان لـ# يوماً} other {للإعلان لـ# يوم}}",
  perWeek: "في الأسبوع",
  perDays: "{days, plural, zero {} one {ليوم} two {ليومين} few {لـ# أيام} many {لـ# يوماً} other {لـ# يوم}}",
  perCampaign: "للحملة",
  once: "مرة واحدة",
  add: "أضف",
  addNamed: "أضف «{name}» إلى السلة",
  inCart: "في السلة",
  added: "أُضيف",
  has: "هي لديك",
  notSure: "لست متأكداً؟",
  notSureText: "اسألنا أي باقة أو إضافة تناسب ما تبيعه.",
  askUs: "اسألنا",

  yours: "إضافاتك",
  running: "تعمل",
  waiting: "ننظر فيها أولاً",
  over: "انتهت",
  until: "حتى {day}",
  since: "منذ {day}",

  cart: "سلّتك",
  cartRemove: "احذف {name}",
  cartAdded: "أُضيف إلى السلة",
  total: "المجموع",
  cartPay: "ادفع {price}",
  cartEmpty: "سلّتك فارغة. أضف ما تريده من الأعلى.",

  pickTitle: "لأي إعلان؟",
  pickText: "تعمل لإعلان واحد معروض.",
  pickFailed: "تعذّر عرض إعلاناتك الآن.",
  pickNone: "لا إعلان معروضاً لديك بعد. تعمل الإضافة لإعلان يراه المشترون.",
  pickAdd: "أضف إلى السلة",
  pickTaken: "في السلة",
  pickFeatured: "مميّز الآن: تُضاف المدة إلى مدته",

  campaignTitle: "ماذا يقرأ الجميع؟",
  campaignText: "ننظر في النص أولاً. يُرسل مرة واحدة، ولا يصل إلى أحد أكثر من إشعار كهذا في الأسبوع.",
  campaignHeadline: "العنوان",
  campaignBody: "النص",
  campaignCount: "{count} من {max}",
  campaignShort:
    "{minimum, plural, zero {اكتب شيئاً من فضلك.} one {حرف واحد على الأقل من فضلك.} two {حرفان على الأقل من فضلك.} few {# أحرف على الأقل من فضلك.} many {# حرفاً على الأقل من فضلك.} other {# حرف على الأقل من فضلك.}}",

  paymentNote: "كيف يمكنك أن تدفع",
  paymentNoteText:
    "ببطاقة مصرفية أو PayPal فوراً، أو بتحويل عبر OMT أو Whish أو المصرف خلال 24 ساعة من إرسال الإيصال. لا شيء يتجدّد من تلقائه.",
} satisfies Translation<typeof english>;
