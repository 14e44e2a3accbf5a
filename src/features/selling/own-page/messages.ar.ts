import type { Translation } from "#i18n/catalogue.ts";
import type { ownPage as english } from "./messages.en.ts";

export const ownPage = {
  pending: "إعلانك بانتظار المراجعة",
  active: "إعلانك ظاهر للجميع",
  rejected: "إعلانك يحتاج إلى تعديل قبل نشره",
  lapsed: "انتهت مدّة إعلانك",
  sold: "مبروك، بعتها",
  withdrawn: "سحبت إعلانك من السوق",
  plan_ended: "إعلانك متوقّف حتى تجدّد باقتك",
  onlyYou: "حتى ذلك الحين لا يرى هذه الصفحة أحد سواك.",
  activeText: "السعر والعدّاد والهاتف تعدّلها فوراً دون مراجعة.",
  changes: "أرسلت {age}: {fields}. نراجعها خلال 24 ساعة، ويرى المشترون إعلانك كما هو حتى ذلك الحين.",
  held: "السعر الجديد أدنى بكثير من أمثاله، فيبقى السابق حتى نراجعه.",
  lapsedText: "بقي معروضاً حتى {day}. جدّده فيظهر بين الأحدث.",
  lapsedTextAlone: "جدّده فيظهر بين الأحدث.",
  soldText: "لم يعد المشترون يرونه. إن لم تتمّ البيعة فجدّده: نعامله كإعلان جديد.",
  withdrawnText: "لم يعد المشترون يرونه. إن جدّدته ظهر حتى نهاية مدّته.",
  reviewer: "كتب المراجع:",

  figures: "حصيلة الإعلان حتى الآن",
  views: "مشاهدات",
  contacts: "اتصالات",
  favorites: "محفوظ",
} satisfies Translation<typeof english>;
