import type { Translation } from "#i18n/catalogue.ts";
import type { trust as english } from "./messages.en.ts";

export const trust = {
  title: "كيف تُراقَب الإعلانات في {name}",
  description: "ما قام به المراجعون في {name} خلال آخر 90 يوماً: ما روجع ورُفض وأُزيل وأُبلغ عنه.",
  reviewedLead:
    "يقرأ شخص كل إعلان قبل نشره. هذه حصيلة آخر {days, plural, few {# أيام} many {# يوماً} other {# يوم}}.",
  lead: "تدقّق في الإعلانات قواعد آلية وأشخاص. هذه حصيلة آخر {days, plural, few {# أيام} many {# يوماً} other {# يوم}}.",
  figures: "آخر {days, plural, few {# أيام} many {# يوماً} other {# يوم}}",
  reviewed: "إعلانات روجعت",
  rejected: "رُفضت",
  ofReviewed: "{share} ممّا روجع",
  time: "المدّة حتى القرار",
  hours:
    "{count, plural, one {ساعة واحدة} two {ساعتان} few {{hours} ساعات} many {{hours} ساعة} other {{hours} ساعة}}",
  minutes: "{count, plural, one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
  half: "انتظر نصفها هذه المدّة أو أقلّ",
  tooFew: "أقلّ من أن يُحكم عليها",
  removed: "أُزيلت وهي معروضة",
  appealed: "اعتراضات نُظر فيها",
  overturned:
    "{count, plural, zero {لم يتغيّر أي قرار} one {تغيّر قرار واحد} two {تغيّر قراران} few {تغيّرت # قرارات} many {تغيّر # قراراً} other {تغيّر # قرار}}",
  lookedAgain: "قرارات نظر فيها مراجع ثانٍ",
  agreed:
    "{count, plural, zero {لم يوافق على أي منها} one {وافق على قرار واحد} two {وافق على قرارين} few {وافق على # قرارات} many {وافق على # قراراً} other {وافق على # قرار}}",
  reported: "بلاغات عن إعلانات",
  upheld: "بلاغات صحّت",
  conversations: "محادثات أُبلغ عنها",
  warned: "أُنذر صاحبها أو أُوقف",
  counted: "أرقام معدودة من قاعدة البيانات قبل عشر دقائق على الأكثر، من دون أسماء، ولا يغيّرها شيء مدفوع.",
  failed: "يتعذّر عدّ الأرقام الآن.",
  doTitle: "ما الذي بيدك",
  do1: "عاين المركبة وأوراقها قبل أن تدفع شيئاً. لا يطلب {name} عربوناً أبداً.",
  do2: "أبلغ عن إعلان أو محادثة من صفحتهما. ينظر شخص في كل بلاغ.",
  do3: "السعر الأدنى كثيراً من السوق طُعم أكثر ممّا هو فرصة: قارنه بما يُذكر إلى جانبه.",
  checklist: "قائمة الفحص عند المعاينة",
  value: "كم تساوي المركبة",
} satisfies Translation<typeof english>;
