import type { Translation } from "#i18n/catalogue.ts";
import type { secondLooksTab as english } from "./messages.en.ts";

export const secondLooksTab = {
  title: "المراجعة الثانية",
  text: "قرار من كل عشرين، يُختار عشوائياً لحظة اتخاذه، موافقةً كان أم رفضاً، ينظر فيه مراجع آخر خلال سبعة أيام. إجابتك لا تغيّر شيئاً بحدّ ذاتها.",
  answered: "أُجيب عنها، 90 يوماً",
  by: "صاحب القرار",
  kind_approved: "الموافقة على إعلان",
  kind_changes_approved: "الموافقة على تعديلات",
  kind_refused: "رفض إعلان",
  kind_changes_refused: "رفض تعديلات",
  none: "لا شيء ينتظرك هنا.",
  noneAnswered: "لا إجابات في آخر 90 يوماً.",
  alone: "أنت وحدك تراجع الإعلانات، ولا ينظر أحد في قراراته.",
  agreed: "القرار صحيح",
  agreedDone: "شكراً، حُفظت إجابتك",
  disagreed: "القرار غير صحيح",
  disagreedTitle: "ما الخطأ في القرار؟",
  disagreedText: "يقرأ المراجعون ملاحظتك. يبقى الإعلان كما هو: افتحه لتقرّر فيه كالمعتاد.",
  disagreedDone: "حُفظت ملاحظتك. يبقى الإعلان كما هو إلى أن يُتخذ فيه قرار آخر.",
  failed: "لم تُحفظ الإجابة",
  months: "بحسب شهر القرار",
  sampled: "المختارة {count}",
  lookedAt: "نُظر في {count}",
  right: "الصحيحة {share}",
  share: "{agreed} من {lookedAt}",
} satisfies Translation<typeof english>;
