import type { Translation } from "#i18n/catalogue.ts";
import type { own as english } from "./messages.en.ts";

export const own = {
  pending: "قيد المراجعة",
  active: "معروض",
  rejected: "مرفوض",
  lapsed: "منتهٍ",
  sold: "بيعت",
  withdrawn: "مسحوب",
  plan_ended: "متوقّف",
  sent: "أُرسل {age}. نراجعه خلال 24 ساعة.",
  ref: "رقم الإعلان",
  changesWait: "تعديلات قيد المراجعة",
  changesRefused: "لم تُقبل تعديلاتك، وإعلانك معروض كما كان قبلها.",
  papersWait: "الأوراق قيد الاطّلاع",
  papersRefused: "لم تُؤكَّد الأوراق",
  papersSeen: "اطّلعنا على الأوراق في {day}",
  papersAsked: "عرض بائع آخر قبلك سيارة برقم الهيكل نفسه، فأظهر لنا لمن هي.",
  papersSend: "إرسال دفتر السيارة",
  papersEnd:
    "لدينا أوراقك لهذه السيارة. متى تغيّر رقم الهيكل أو الماركة أو الطراز أو سنة الصنع فأرسلها من جديد.",
  endsIn:
    "{days, plural, =0 {ينتهي اليوم} zero {ينتهي اليوم} one {ينتهي بعد يوم} two {ينتهي بعد يومين} few {ينتهي بعد # أيام} many {ينتهي بعد # يوماً} other {ينتهي بعد # يوم}}",
  endedOn: "انتهت مدّته في {day}",
  planEnded: "انتهت باقتك المدفوعة. يعود الإعلان تلقائياً متى جدّدتها.",
  noReason: "لا يوافق قواعد السوق.",
  views:
    "{count, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}",
  contacts:
    "{count, plural, zero {لا اتصالات} one {اتصال واحد} two {اتصالان} few {# اتصالات} many {# اتصالاً} other {# اتصال}}",
  favorites:
    "{count, plural, zero {لم يحفظه أحد} one {حفظه شخص واحد} two {حفظه شخصان} few {حفظه # أشخاص} many {حفظه # شخصاً} other {حفظه # شخص}}",
  mend_incomplete: "أكمل البيانات الناقصة ثم أعد إرساله.",
  mend_bad_photos: "استبدل الصور بأخرى واضحة التقطتها أنت لهذه المركبة.",
  mend_wrong_details: "قارن البيانات بأوراق المركبة وصحّح ما يخالفها.",
  mend_unrealistic_price: "ضع السعر الذي تطلبه فعلاً.",
  mend_contact_in_text: "احذف أرقام الهاتف والروابط من العنوان والوصف: للهاتف حقل خاص به.",
  mend_duplicate: "هذه المركبة معروضة في إعلان آخر. أبقِ واحداً منهما واحذف الثاني.",
  mend_prohibited: "لا يُسمح ببيع هذا هنا. احذف الإعلان، أو راسلنا إن كنّا مخطئين.",
  mend_suspected_fraud: "راسلنا كي نتحقّق معك من الإعلان.",
  mend_other: "صحّح ما ذُكر هنا ثم أعد إرساله.",
} satisfies Translation<typeof english>;
