import type { Translation } from "#i18n/catalogue.ts";
import type { own as english } from "./messages.en.ts";

export const own = {
  pending: "قيد المراجعة",
  active: "معروض",
  rejected: "مرفوض",
  lapsed: "منتهٍ",
  sold: "مُباع",
  withdrawn: "مسحوب",
  plan_ended: "متوقّف",
  sent: "أُرسل {age}. نراجعه خلال ٢٤ ساعة.",
  endsIn:
    "{days, plural, =0 {ينتهي اليوم} zero {ينتهي اليوم} one {ينتهي بعد يوم} two {ينتهي بعد يومين} few {ينتهي بعد # أيام} many {ينتهي بعد # يوماً} other {ينتهي بعد # يوم}}",
  endedOn: "انتهت مدّته في {day}",
  planEnded: "انتهت باقتك المدفوعة. يعود الإعلان تلقائياً متى جدّدتها.",
  noReason: "لا يوافق قواعد السوق.",
  views:
    "{count, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}",
  contacts:
    "{count, plural, zero {لا اتصالات} one {اتصال واحد} two {اتصالان} few {# اتصالات} many {# اتصالاً} other {# اتصال}}",
} satisfies Translation<typeof english>;
